import type { Readable } from 'node:stream'
import type { DraftFile } from '../../../domain/disclosure/drafts/draft-file.ts'
import type { ReadProposal } from '../../../domain/disclosure/imports/propose.ts'
import { ServiceError } from '../../../errors.ts'
import type { ImportQuestion } from '../../../sources/imports/read-import.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { type ReadingLimits, readApart } from '../../ingest/reading-process/read-apart.ts'
import type { ProposalBase } from '../../ingest/reading-process/task.ts'

const MEMORY_MB = 512
const LONGEST_READING_MS = 120_000
/** Processes that read at once: each may take half a gigabyte. */
const MOST_AT_ONCE = 2

let reading = 0
const waiting: (() => void)[] = []

/** Reads a table or a meter file in its own process, which also makes the proposal. What is wrong with it becomes a refusal in words. */
export const readSpooled = (
  name: string,
  location: string,
  question: ImportQuestion & ProposalBase,
): Promise<ReadProposal> =>
  inTurn(name, 'XLSX or CSV', (limits) =>
    readApart({ kind: 'import', name, location, question }, drop, limits),
  )

/** The same for an edited draft of the disclosure. */
export const readSpooledDraft = (name: string, location: string): Promise<DraftFile> =>
  inTurn(name, 'a Word document (.docx)', (limits) =>
    readApart({ kind: 'draft', name, location }, drop, limits),
  )

/** All that is read comes as the result; the stream stays empty. */
const drop = async (output: Readable): Promise<void> => {
  output.resume()
}

/** Reads when it is the file's turn, with limits on memory and time. */
async function inTurn<Result>(
  name: string,
  form: string,
  read: (limits: ReadingLimits) => Promise<Result>,
): Promise<Result> {
  if (reading >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await read({ memoryMb: MEMORY_MB, signal: AbortSignal.timeout(LONGEST_READING_MS) })
  } catch (error) {
    throw refusalOf(error, name, form)
  } finally {
    const next = waiting.shift()
    if (next === undefined) reading -= 1
    else next()
  }
}

function refusalOf(error: unknown, name: string, form: string): unknown {
  if (error instanceof ReadError) {
    const { hint } = error.fault
    return unfit(error.message, form, hint?.includes('Nothing was imported') === true ? hint : undefined)
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return unfit(`${name} takes longer than two minutes to read.`, form)
  return error
}

const unfit = (message: string, form: string, hint?: string): ServiceError =>
  new ServiceError('import_file_invalid', message, {
    hint: hint ?? `Nothing was imported. Fix the file, or save it again as ${form}, and send it again.`,
  })
