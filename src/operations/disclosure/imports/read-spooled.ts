import type { Readable } from 'node:stream'
import type { DraftFile } from '../../../domain/disclosure/drafts/draft-file.ts'
import type { ReadProposal } from '../../../domain/disclosure/imports/propose.ts'
import { ServiceError } from '../../../errors.ts'
import type { ReportText } from '../../../sources/filed-reports/report-text.ts'
import type { ImportQuestion } from '../../../sources/imports/read-import.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { createFairTurns } from '../../fair-turns.ts'
import type { BookTask, ReadBook } from '../../ingest/reading-process/book-file.ts'
import type { LedgerFileTask, ReadLedgerFile } from '../../ingest/reading-process/ledger-task.ts'
import { type ReadingLimits, readApart } from '../../ingest/reading-process/read-apart.ts'
import type { ProposalBase } from '../../ingest/reading-process/task.ts'

const MEMORY_MB = 512
/** Processes that read at once: each may take half a gigabyte. */
const MOST_AT_ONCE = 2

/** Whose file is read, and how long that may take. */
export interface Reading {
  readonly tenantId: string
  readonly seconds: number
}

const turns = createFairTurns(MOST_AT_ONCE)

/** Reads a table or a meter file in its own process, which also makes the proposal. What is wrong with it becomes a refusal in words. */
export const readSpooled = (
  name: string,
  location: string,
  question: ImportQuestion & ProposalBase,
  reading: Reading,
): Promise<ReadProposal> =>
  inTurn(name, importedAs('XLSX or CSV'), reading, (limits) =>
    readApart({ kind: 'import', name, location, question }, drop, limits),
  )

/** The same for an edited draft of the disclosure. */
export const readSpooledDraft = (name: string, location: string, reading: Reading): Promise<DraftFile> =>
  inTurn(name, importedAs('a Word document (.docx)'), reading, (limits) =>
    readApart({ kind: 'draft', name, location }, drop, limits),
  )

/** The same for a report that was filed, of which the text is read. */
export const readSpooledReport = (name: string, location: string, reading: Reading): Promise<ReportText> =>
  inTurn(
    name,
    'Nothing was compared. Send the report as a PDF with text, or as a Word, HTML or text file.',
    reading,
    (limits) => readApart({ kind: 'report', name, location }, drop, limits),
  )

/** The same for a file of activity, whose lines come as blocks and whose factors are asked for. */
export const readSpooledLedger = (
  task: LedgerFileTask,
  reading: Reading,
  {
    output,
    ...asked
  }: Pick<ReadingLimits, 'onAsk' | 'onRows'> & {
    readonly output: (output: Readable) => Promise<void>
  },
): Promise<ReadLedgerFile> =>
  inTurn(task.name, importedAs('XLSX or CSV'), reading, (limits) =>
    readApart({ kind: 'ledger', ...task }, output, { ...limits, ...asked }),
  )

/** The same for a book of loans or shares. */
export const readSpooledBook = (task: BookTask, reading: Reading): Promise<ReadBook> =>
  inTurn(task.name, importedAs('XLSX or CSV'), reading, (limits) =>
    readApart({ kind: 'book', ...task }, drop, limits),
  )

/** What to do about a file that cannot be imported. */
const importedAs = (form: string): string =>
  `Nothing was imported. Fix the file, or save it again as ${form}, and send it again.`

/** All that is read comes as the result; the stream stays empty. */
const drop = async (output: Readable): Promise<void> => {
  output.resume()
}

/** Reads when it is the file's turn, with limits on memory and time. */
async function inTurn<Result>(
  name: string,
  hint: string,
  { tenantId, seconds }: Reading,
  read: (limits: ReadingLimits) => Promise<Result>,
): Promise<Result> {
  try {
    return await turns.take(tenantId, () =>
      read({ memoryMb: MEMORY_MB, signal: AbortSignal.timeout(seconds * 1000) }),
    )
  } catch (error) {
    throw refusalOf(error, name, hint, seconds)
  }
}

function refusalOf(error: unknown, name: string, hint: string, seconds: number): unknown {
  if (error instanceof ReadError) {
    const own = error.fault.hint
    return unfit(error.message, own?.includes('Nothing was imported') === true ? own : hint)
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return unfit(`${name} takes longer than ${seconds} seconds to read, which is the limit.`, hint)
  return error
}

const unfit = (message: string, hint: string): ServiceError =>
  new ServiceError('import_file_invalid', message, { hint })
