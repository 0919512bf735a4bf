import { checkAbn } from '../../domain/abn.ts'
import { unpack } from '../formats/zip/packed.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { StreamedRows } from '../reading/streamed-rows.ts'
import { readEntity } from './entity.ts'
import { isRecord, streamRecords, type TransferInfo } from './records.ts'
import type { RegisterEntityRow } from './row.ts'

/** Reads one XML file of the extract, or an archive of them, record by record. */
export async function* readRegister(file: InputFile, log: ReadLog): AsyncGenerator<RegisterEntityRow> {
  const parts: TransferInfo[] = []
  const rows = new StreamedRows(log, 'We then do not know whether it has an ABN.')
  const unknown = new Set<string>()
  for await (const part of unpack(file, /\.xml$/i)) {
    const name = part.name.slice(part.name.lastIndexOf('/') + 1)
    let count = 0
    const onMiscount = (fault: ReadError): void => reportMiscount(fault, rows, log)
    for await (const records of streamRecords(part, { onInfo: (info) => parts.push(info), onMiscount }))
      for (const record of records) {
        if (isRecord(record)) count += 1
        const at = isRecord(record) ? `${name} record ${count}` : `${name} before record ${count + 1}`
        const place = { file: file.name, at }
        const row = readOne(record, place, rows, (element) => {
          if (unknown.has(element)) return
          unknown.add(element)
          reportUnknown(element, place, log)
        })
        if (row !== undefined) yield row
      }
  }
  rows.finish()
  const numbers = parts.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
  const days = parts.map(({ extractedOn }) => extractedOn).toSorted()
  log.edition = {
    slot: `parts ${[...new Set([numbers[0], numbers.at(-1)])].join('-')}`,
    edition: `extract of ${days.at(-1)}`,
    published_on: days.at(-1)!,
    observed_to: days[0]!,
  }
}

function readOne(
  record: string,
  place: { readonly file: string; readonly at: string },
  rows: StreamedRows,
  onUnknown: (element: string) => void,
): RegisterEntityRow | undefined {
  try {
    const row = readEntity(record, place, onUnknown)
    rows.understood(1)
    return row
  } catch (error) {
    rows.refuse(error, { abn: abnIn(record) })
    return undefined
  }
}

/** Told once, however many records have it. What is in it is not shown: it may be a person's. */
const reportUnknown = (
  element: string,
  place: { readonly file: string; readonly at: string },
  { findings }: ReadLog,
): void =>
  findings.add(
    'element_not_known',
    { ...place, column: element, problem: 'is an element that this source does not know' },
    {
      decision: 'take',
      reason: 'The records were read without it. Check whether its name is damaged or new.',
    },
  )

/** The ABN of a record that cannot be read, so that no one is told that it is not in the register. */
function abnIn(record: string): string | null {
  const printed = /<ABN[^>]*>([\d ]+)<\/ABN>/.exec(record)?.[1]
  const check = printed === undefined ? undefined : checkAbn(printed)
  return check?.ok === true ? check.abn : null
}

/** Records that cannot be told apart make another number of them. Without any, the file is not whole. */
function reportMiscount(fault: ReadError, rows: StreamedRows, { findings }: ReadLog): void {
  const { at } = fault.fault
  if (rows.refused === 0 || at === undefined) throw fault
  findings.add(
    'record_count_differs',
    { ...fault.fault, at },
    { decision: 'take', reason: 'Damaged records make the count unreliable. Download the file again first.' },
  )
}
