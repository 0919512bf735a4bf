import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsv } from '../formats/csv/csv.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../input-file.ts'
import { ReadError, type ReadFault } from '../read-error.ts'
import { ReadLog } from '../read-log.ts'
import type { Proposal } from '../reading/findings.ts'
import type { ReadHints, Source, SourceRow } from '../source.ts'

/** Support for the tests of sources; nothing else imports it. */

/** Reads a whole file and gives its rows with what the reader said beside them. */
export async function readAll<Row extends SourceRow>(
  source: Source<Row>,
  file: InputFile,
  hints: ReadHints = {},
): Promise<{ rows: Row[]; log: ReadLog }> {
  const log = new ReadLog()
  const rows: Row[] = []
  for await (const row of source.read(file, log, hints)) rows.push(row)
  return { rows, log }
}

/** The fault of a file that must be refused; any other outcome fails the test. */
export async function expectReadError<Row extends SourceRow>(
  source: Source<Row>,
  file: InputFile,
  hints: ReadHints = {},
): Promise<ReadFault> {
  const outcome = await readAll(source, file, hints).catch((error: unknown) => error)
  if (outcome instanceof ReadError) return outcome.fault
  throw new Error(`expected a ReadError from ${file.name}`, { cause: outcome })
}

/** What a reader says of a damaged file: why it refuses the whole of it, or the first place that it doubts. */
export type Doubt = Omit<ReadFault, 'spare' | 'exitCode'> & {
  /** Rule of the finding; null where the file is refused. */
  readonly rule: string | null
  readonly decision: Proposal['decision'] | null
}

/** Reads a file that must not pass without a word; any other outcome fails the test. */
export async function expectDoubt<Row extends SourceRow>(
  source: Source<Row>,
  file: InputFile,
  hints: ReadHints = {},
): Promise<Doubt> {
  const outcome = await readAll(source, file, hints).catch((error: unknown) => error)
  if (outcome instanceof ReadError) return { ...outcome.fault, rule: null, decision: null }
  if (outcome instanceof Error) throw outcome
  const [first] = (outcome as { log: ReadLog }).log.findings.all
  if (first === undefined) throw new Error(`expected ${file.name} to be doubted`)
  const { row_ref, column, value, expected, problem, rule, proposal } = first
  return {
    file: first.file,
    at: row_ref,
    column: column ?? undefined,
    value,
    problem,
    expected: expected ?? undefined,
    rule,
    decision: proposal.decision,
  }
}

/** Path of a file that is shared with developers and not part of the project, or undefined where it is not at hand. */
export function sharedFile(relative: string): string | undefined {
  const location = fileURLToPath(new URL(`../../../../shared/${relative}`, import.meta.url))
  return existsSync(location) ? location : undefined
}

/** The records of a shared CSV table by heading; none where it is not at hand. */
export function sharedTable(relative: string): Readonly<Record<string, string>>[] {
  const location = sharedFile(relative)
  if (location === undefined) return []
  const [header, ...records] = readCsv(relative, readFileSync(location, 'utf8'))
  const names = header?.cells ?? []
  return records.map(({ cells }) =>
    Object.fromEntries(names.map((name, index): [string, string] => [name, cells[index] ?? ''])),
  )
}

/** A fixture beside a test: `fixture(import.meta.url, 'x.csv')`. */
export const fixture = (testUrl: string, name: string): Promise<InputFile> =>
  fileOnDisk(fileURLToPath(new URL(`fixtures/${name}`, testUrl)))

/** The golden rows beside a fixture. */
export const golden = (testUrl: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}`, testUrl), 'utf8'))

/** A file of the given text, for faults too small to deserve a fixture. */
export const textFile = (name: string, lines: readonly string[]): InputFile =>
  fileInMemory(name, lines.join('\r\n'))
