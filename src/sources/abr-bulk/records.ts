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
/** The longest records have some 300 names. */
const LONGEST_RECORD = 1024 * 1024
const LONGEST_PREAMBLE = 64 * 1024

/**
 * Cuts the extract into the texts of its records without building a tree: files are too large for memory. Checks that the
 * file begins with its transfer information, has as many records as that says, and ends properly.
 */
export async function* streamRecords(
  file: PackedFile,
  onInfo: (info: TransferInfo) => void,
): AsyncGenerator<readonly string[]> {
  let kept = ''
  let info: TransferInfo | undefined
  let count = 0
  for await (const text of streamText(file.name, file.stream())) {
    kept += text
    if (info === undefined) {
      const start = kept.indexOf(OPEN)
      const end = start === -1 ? kept.indexOf('</Transfer>') : start
      if (end === -1) {
        refuseLonger(file.name, kept, LONGEST_PREAMBLE, count)
        continue
      }
      info = readInfo(file.name, kept.slice(0, end))
      onInfo(info)
      kept = kept.slice(end)
    }
    const { records, rest } = cut(file.name, kept, count)
    kept = rest
    count += records.length
    refuseLonger(file.name, kept, LONGEST_RECORD, count)
    if (records.length > 0) yield records
  }
  requireEnd(file.name, info, kept, count)
}

/** Whole records at the start of a text, and what follows them. Only white space may stand between records. */
function cut(file: string, text: string, count: number): { records: string[]; rest: string } {
  const records: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf(OPEN, from)
    const end = start === -1 ? -1 : text.indexOf(CLOSE, start)
    if (end === -1) return { records, rest: from === 0 ? text : text.slice(from) }
    if (start > from && text.slice(from, start).trim() !== '')
      throw new ReadError({
        file,
        at: `before record ${count + records.length + 1}`,
        value: text.slice(from, start).trim(),
        problem: 'stands between records',
        expected: 'nothing',
      })
    from = end + CLOSE.length
    records.push(text.slice(start, from))
  }
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
  const cutOff = info === undefined || rest.trim() !== '</Transfer>'
  if (!cutOff && count === info.records) return
  throw new ReadError({
    file,
    at: `after record ${count}`,
    value: cutOff ? rest.trim().slice(0, 60) : count,
    problem: cutOff ? 'is where the file is cut off or goes wrong' : 'records are in the file',
    expected: cutOff ? '</Transfer>' : `${info.records}, as its transfer information says`,
    hint: 'Download the file again.',
  })
}
