import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { OperatorError } from '../../../errors.ts'
import { fileOnDisk } from '../../../sources/input-file.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { readSourceFile, requireSource } from '../read-file.ts'
import type { LedgerQuestion } from './ledger-task.ts'
import type { FileTask, ReadMessage, ReadTask, TaskResults } from './task.ts'

/** A process that reads one file: its result goes to stdout, and its outcome to the process that started it. */
const limitBytes = Number(process.argv[2]) * 1024 * 1024
const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { limitBytes, parent: process.ppid },
})
watch.unref()
// Ctrl-C in a terminal reaches this process too; the one that started it decides what to do.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

const WRITTEN_AT_ONCE = 256 * 1024
const TOLD_EVERY_ROWS = 1000

async function perform(asked: ReadTask): Promise<ReadMessage> {
  try {
    return { result: await resultOf(asked) }
  } catch (error) {
    if (error instanceof ReadError) return { fault: error.fault }
    if (error instanceof OperatorError)
      return { refusal: { message: error.message, hint: error.hint, exitCode: error.exitCode } }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function resultOf(asked: ReadTask): Promise<TaskResults[ReadTask['kind']]> {
  switch (asked.kind) {
    case 'rows':
      return readRows(asked)
    case 'addresses':
      return readAddresses(asked)
    case 'identify':
      return identify(asked.locations)
    case 'import':
      return readCompanyFile(asked)
    case 'draft':
      return readEditedDraft(asked)
    case 'report':
      return readFiledReport(asked)
    case 'ledger':
      return readLedger(asked)
    case 'book':
      return readBookFile(asked)
    case 'unpack':
      break
  }
  return unpack(asked)
}

/** The proposal is made here too: of a long table it takes longer than the server may keep others waiting. */
async function readCompanyFile({
  location,
  name,
  question,
}: Extract<ReadTask, { kind: 'import' }>): Promise<TaskResults['import']> {
  const { readImport } = await import('../../../sources/imports/read-import.ts')
  const { proposeImport } = await import('../../../domain/disclosure/imports/propose.ts')
  const { kind, present, mode } = question
  const file = await readImport({ ...(await fileOnDisk(location)), name }, question)
  return {
    format: file.format,
    sheet: 'meters' in file ? null : file.sheet,
    proposal: proposeImport(kind, file, present, question, mode),
  }
}

async function readEditedDraft({
  location,
  name,
}: Extract<ReadTask, { kind: 'draft' }>): Promise<TaskResults['draft']> {
  const { readDraft } = await import('../../../sources/drafts/read-draft.ts')
  return readDraft({ ...(await fileOnDisk(location)), name })
}

async function readFiledReport({
  location,
  name,
}: Extract<ReadTask, { kind: 'report' }>): Promise<TaskResults['report']> {
  const { readReport } = await import('../../../sources/filed-reports/read-report.ts')
  return readReport({ ...(await fileOnDisk(location)), name })
}

async function readLedger(asked: Extract<ReadTask, { kind: 'ledger' }>): Promise<TaskResults['ledger']> {
  const { readLedgerFile } = await import('./ledger-file.ts')
  return await readLedgerFile(asked, { ask, tell, write })
}

async function readBookFile(asked: Extract<ReadTask, { kind: 'book' }>): Promise<TaskResults['book']> {
  const { readBook } = await import('./book-file.ts')
  return await readBook(asked)
}

/** Asks the process that started this one, which has the database. */
async function ask(question: LedgerQuestion): Promise<unknown> {
  const answered = once(process, 'message')
  process.send?.({ ask: question } satisfies ReadMessage)
  return (await answered)[0]
}

/** What each file is goes out at once: when a later one ends this process, nothing is lost. */
async function identify(locations: readonly string[]): Promise<TaskResults['identify']> {
  // Loads every source.
  const { identifyOne } = await import('../identify/identify-one.ts')
  for (const location of locations) await write(`${JSON.stringify(await identifyOne(location))}\n`)
  return locations.length
}

async function unpack({
  location,
  name,
  into,
}: Extract<ReadTask, { kind: 'unpack' }>): Promise<TaskResults['unpack']> {
  const { unpackArchive } = await import('../identify/unpack-archive.ts')
  return unpackArchive({ ...(await fileOnDisk(location)), name }, into)
}

async function readRows(asked: FileTask): Promise<TaskResults['rows']> {
  const source = await requireSource(asked.source)
  let rows = 0
  let pending = ''
  const onRow = (row: object): Promise<void> | undefined => {
    rows += 1
    if (rows % TOLD_EVERY_ROWS === 0) tell(rows)
    pending += `${JSON.stringify(row)}\n`
    if (pending.length < WRITTEN_AT_ONCE) return undefined
    const full = pending
    pending = ''
    return write(oneLineEach(full))
  }
  const file = await inputOf(asked)
  const summary = await readSourceFile(source, file, hintsOf(asked), onRow, asked.decisions)
  await write(oneLineEach(pending))
  return summary
}

/** Readers of lines end one at these two as well, which JSON lets stand. */
const oneLineEach = (rows: string): string =>
  rows.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

async function readAddresses(
  asked: Extract<ReadTask, { kind: 'addresses' }>,
): Promise<TaskResults['addresses']> {
  // Loaded for this one source only.
  const { encodeAddresses } = await import('../../addresses/encode-addresses.ts')
  const encoding = encodeAddresses(await inputOf(asked), hintsOf(asked), asked.load, tell, asked.decisions)
  for await (const chunk of encoding.chunks) await write(chunk)
  return encoding.result()
}

const hintsOf = ({ edition }: FileTask): { edition?: string } => (edition === undefined ? {} : { edition })

const inputOf = async ({ location, name }: FileTask): ReturnType<typeof fileOnDisk> => ({
  ...(await fileOnDisk(location)),
  name,
})

const tell = (rows: number): void => void process.send?.({ rows } satisfies ReadMessage)

const write = (part: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => (error ? reject(error) : resolve()))
  })

const message = once(process, 'message') as Promise<[ReadTask]>
// Nothing is read unwatched.
await once(watch, 'message')
const [task] = await message
const answer = await perform(task)
process.send?.(answer, () => process.disconnect())
