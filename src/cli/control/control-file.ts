import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../../errors.ts'

/** How to reach the server that holds an embedded database. In $SOUTHERLY_HOME, readable by its owner only. */
export interface ControlFile {
  readonly pid: number
  /** The machine; a home on a network drive may be read from another. */
  readonly host: string
  readonly port: number
  readonly token: string
  /** Where the public API answers. */
  readonly url: string
}

const fileOf = (home: string): string => path.join(home, 'control.json')

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Written aside and renamed, so that a reader never sees half a file. */
export async function writeControlFile(
  home: string,
  facts: Omit<ControlFile, 'pid' | 'host'>,
): Promise<void> {
  const content: ControlFile = { pid: process.pid, host: hostname(), ...facts }
  const draft = `${fileOf(home)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 })
  await rename(draft, fileOf(home))
}

export async function removeControlFile(home: string): Promise<void> {
  await rm(fileOf(home), { force: true })
}

/** Undefined when there is none. */
export async function readControlFile(home: string): Promise<ControlFile | undefined> {
  let text: string
  try {
    text = await readFile(fileOf(home), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OperatorError(`cannot read ${fileOf(home)}: ${(error as Error).message}`, {
      hint: 'Run the command as the user that runs the server.',
      cause: error,
    })
  }
  const content = parse(text)
  if (!isControlFile(content))
    throw new OperatorError(`${fileOf(home)} is damaged`, {
      hint: 'Restart the server; it writes the file again.',
    })
  return content
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isControlFile(value: unknown): value is ControlFile {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof ControlFile, unknown>> = value
  return (
    Number.isInteger(fields.pid) &&
    Number.isInteger(fields.port) &&
    typeof fields.host === 'string' &&
    typeof fields.token === 'string' &&
    typeof fields.url === 'string'
  )
}
