import { createInterface } from 'node:readline/promises'
import type { Question } from './output.ts'

/** Asks a person to choose by number or by name. Undefined where the answer is empty or the input ends. */
export async function askPerson(
  { text, choices }: Question,
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<string | undefined> {
  const lines = createInterface({ input, output, terminal: false })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  try {
    output.write(`${text}\n${choices.map((choice, index) => `  ${index + 1}  ${choice}\n`).join('')}`)
    for (;;) {
      const answer = (
        await Promise.race([lines.question('Number or name, or nothing to leave it out: '), ended])
      ).trim()
      if (answer === '') return undefined
      const chosen = choices.find((choice, index) => answer === choice || answer === String(index + 1))
      if (chosen !== undefined) return chosen
    }
  } finally {
    lines.close()
  }
}
