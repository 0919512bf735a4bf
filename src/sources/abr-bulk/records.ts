import { streamText } from '../formats/stream-text.ts'
import type { PackedFile } from '../formats/zip/packed.ts'
import { ReadError } from '../read-error.ts'

/** What a file of the extract says about itself. */
export interface TransferInfo {
  readonly sequence: number
  readonly records: number
  /** YYYY-MM-DD. */
  readonly extractedOn: string
}

const OPEN = '<ABR '
const CLOSE = '</ABR>'
const END_OF_INFO = '</TransferInfo>'
const END = '</Transfer>'
/** ">" in ASCII: bytes that are no text damage what is before the next one. */
const END_OF_TAG = 0x3e
/** The longest records have some 300 names. */
const LONGEST_RECORD = 1024 * 1024
const LONGEST_PREAMBLE = 64 * 1024

/** What a reader is told of a file beside its records. */
interface FileReading {
  readonly onInfo: (info: TransferInfo) => void
  /** Called when the file holds another number of records than it says. */
  readonly onMiscount: (fault: ReadError) => void
}

/**
 * Cuts the extract into the texts of its records without building a tree: files are too large for memory. Checks that the
 * file begins with its transfer information and ends properly. A text between records, and a record that is not closed, are
 * given as they stand, for the reader to refuse: see `isRecord`.
 */
export async function* streamRecords(
  file: PackedFile,
  { onInfo, onMiscount }: FileReading,
): AsyncGenerator<readonly string[]> {
  let kept = ''
  let info: TransferInfo | undefined
  let count = 0
  for await (const text of streamText(file.name, file.stream(), END_OF_TAG)) {
    kept += text
    if (info === undefined) {
      const end = endOfPreamble(kept)
      if (end === -1) {
        refuseLonger(file.name, kept, LONGEST_PREAMBLE, count)
        continue
      }
      info = readInfo(file.name, kept.slice(0, end))
      onInfo(info)
      kept = kept.slice(end)
    }
    const { records, rest } = cut(kept)
    kept = rest
    count += countRecords(records)
    refuseLonger(file.name, kept, LONGEST_RECORD, count)
    if (records.length > 0) yield records
  }
  const last = lastOf(kept)
  if (last !== undefined) {
    count += countRecords([last])
    yield [last]
  }
  requireEnd(file.name, info, last === undefined ? kept : END, count)
  if (info !== undefined && count !== info.records)
    onMiscount(
      new ReadError({
        file: file.name,
        at: `after record ${count}`,
        value: count,
        problem: 'records are in the file',
        expected: `${info.records}, as its transfer information says`,
        hint: 'Download the file again.',
      }),
    )
}

/** True for a text that stands for a record, damaged or not; false for one that is between two. */
export const isRecord = (text: string): boolean => text.startsWith(OPEN) || text.includes(CLOSE)

const countRecords = (texts: readonly string[]): number => texts.filter(isRecord).length

/** The preamble ends with the transfer information, or where the first record or the end of the file is. */
function endOfPreamble(text: string): number {
  const end = text.indexOf(END_OF_INFO)
  if (end !== -1) return end + END_OF_INFO.length
  const start = text.indexOf(OPEN)
  return start === -1 ? text.indexOf(END) : start
}

/** Whole records at the start of a text, and what follows them. Only white space should be between records. */
function cut(text: string): { records: string[]; rest: string } {
  const records: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf(OPEN, from)
    if (start === -1) break
    const end = text.indexOf(CLOSE, start)
    const next = text.indexOf(OPEN, start + OPEN.length)
    if (end === -1 && next === -1) break
    if (start > from && text.slice(from, start).trim() !== '') records.push(text.slice(from, start).trim())
    // A record that begins before another has ended leaves that one without its end.
    const isOpen = next !== -1 && (end === -1 || next < end)
    from = isOpen ? next : end + CLOSE.length
    records.push(text.slice(start, from))
  }
  return { records, rest: from === 0 ? text : text.slice(from) }
}

/** What is before the end of the file and is no whole record. */
function lastOf(rest: string): string | undefined {
  const text = rest.trim()
  return text.endsWith(END) && text !== END ? text.slice(0, -END.length).trim() : undefined
}

function readInfo(file: string, preamble: string): TransferInfo {
  const part = (name: string): string =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(preamble)?.[1]?.trim() ?? ''
  const [sequence, records, extracted] = [
    part('FileSequenceNumber'),
    part('RecordCount'),
    part('ExtractTime'),
  ]
  const fits = /^\d+$/.test(sequence) && /^\d+$/.test(records) && /^\d{4}-\d\d-\d\d/.test(extracted)
  if (!/<Transfer[\s>]/.test(preamble) || !fits)
    throw new ReadError({
      file,
      at: 'the start',
      value: preamble.slice(0, 100),
      problem: 'does not begin like the bulk extract',
      expected: '<Transfer> with FileSequenceNumber, RecordCount and ExtractTime',
    })
  return { sequence: Number(sequence), records: Number(records), extractedOn: extracted.slice(0, 10) }
}

function refuseLonger(file: string, text: string, limit: number, count: number): void {
  if (text.length > limit)
    throw new ReadError({
      file,
      at: `record ${count + 1}`,
      problem: 'does not end',
      expected: `at most ${limit} characters in a record`,
    })
}

function requireEnd(file: string, info: TransferInfo | undefined, rest: string, count: number): void {
  if (info !== undefined && rest.trim() === END) return
  throw new ReadError({
    file,
    at: `after record ${count}`,
    value: rest.trim().slice(0, 60),
    problem: 'is where the file is cut off or damaged',
    expected: END,
    hint: 'Download the file again.',
  })
}
