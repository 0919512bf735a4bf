import { createInterface } from 'node:readline'
import type { Question } from './output.ts'

const PROMPT = 'Number or name, or press Enter to skip: '

/** Asks a person to choose by number or by name. Undefined where the answer is empty or the input ends. */
export async function askPerson(
  { text, choices }: Question,
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
): Promise<string | undefined> {
  const numbered = choices.map((choice, index) => `  ${index + 1}  ${choice}\n`).join('')
  output.write(`${text}\n${numbered}${PROMPT}`)
  for await (const line of createInterface({ input, terminal: false })) {
    const answer = line.trim()
    if (answer === '') return undefined
    const chosen = choices.find((choice, index) => answer === choice || answer === String(index + 1))
    if (chosen !== undefined) return chosen
    output.write(PROMPT)
  }
  return undefined
}
