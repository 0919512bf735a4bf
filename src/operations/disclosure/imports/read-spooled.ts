import type { ImportedFile } from '../../../domain/disclosure/imports/table.ts'
import { ServiceError } from '../../../errors.ts'
import type { ImportQuestion } from '../../../sources/imports/read-import.ts'
import { ReadError } from '../../../sources/read-error.ts'
import { readApart } from '../../ingest/reading-process/read-apart.ts'

const MEMORY_MB = 512
const LONGEST_READING_MS = 120_000
/** Processes that read at once: each may take half a gigabyte. */
const MOST_AT_ONCE = 2

let reading = 0
const waiting: (() => void)[] = []

/** Reads a file in a process of its own, with limits on memory and time. What is wrong with it becomes a refusal in words. */
export async function readSpooled(
  name: string,
  location: string,
  question: ImportQuestion,
): Promise<ImportedFile> {
  if (reading >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await readApart(
      { kind: 'import', name, location, question },
      async (output) => {
        output.resume()
      },
      { memoryMb: MEMORY_MB, signal: AbortSignal.timeout(LONGEST_READING_MS) },
    )
  } catch (error) {
    throw refusalOf(error, name)
  } finally {
    const next = waiting.shift()
    if (next === undefined) reading -= 1
    else next()
  }
}

function refusalOf(error: unknown, name: string): unknown {
  if (error instanceof ReadError) {
    const { hint } = error.fault
    return unfit(error.message, hint?.includes('Nothing was taken over') === true ? hint : undefined)
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return unfit(`${name} takes longer than two minutes to be read.`)
  return error
}

const unfit = (message: string, hint?: string): ServiceError =>
  new ServiceError('import_file_invalid', message, {
    hint: hint ?? 'Nothing was taken over. Mend the file, or save it anew as XLSX or CSV, and send it again.',
  })
