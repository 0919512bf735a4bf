import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface Program {
  readonly process: ChildProcess
  /** Standard output, line by line. */
  readonly lines: AsyncIterable<string>
  /** Resolves when it has ended; rejects with what it wrote to standard error when it failed. */
  readonly ended: Promise<void>
}

/** Starts a program of test/support/programs under this very Node. */
export function startProgram(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Program {
  const file = path.join(import.meta.dirname, 'programs', `${name}.ts`)
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${name} exited with ${code}:\n${errors}`)
  })
  // Somebody who kills the program on purpose does not ask how it ended.
  ended.catch(() => {})
  return { process: child, lines: createInterface({ input: child.stdout }), ended }
}

/** Runs a program to its end and returns what it printed. */
export async function runProgram(
  name: string,
  parameters: readonly string[],
  environment?: Record<string, string>,
): Promise<string> {
  const program = startProgram(name, parameters, environment)
  const lines: string[] = []
  for await (const line of program.lines) lines.push(line)
  await program.ended
  return lines.join('\n')
}
