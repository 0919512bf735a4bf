import { unpack } from '../formats/zip/packed.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { readEntity } from './entity.ts'
import { streamRecords, type TransferInfo } from './records.ts'
import type { RegisterEntityRow } from './row.ts'

/** Reads one XML file of the extract, or an archive of them, record by record. */
export async function* readRegister(file: InputFile, log: ReadLog): AsyncGenerator<RegisterEntityRow> {
  const parts: TransferInfo[] = []
  for await (const part of unpack(file, /\.xml$/i)) {
    const name = part.name.slice(part.name.lastIndexOf('/') + 1)
    let count = 0
    for await (const records of streamRecords(part, (info) => parts.push(info)))
      for (const record of records) {
        count += 1
        yield readEntity(record, { file: file.name, at: `${name} record ${count}` })
      }
  }
  const numbers = parts.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
  const days = parts.map(({ extractedOn }) => extractedOn).toSorted()
  log.edition = {
    slot: `parts ${[...new Set([numbers[0], numbers.at(-1)])].join('-')}`,
    edition: `extract of ${days.at(-1)}`,
    published_on: days.at(-1)!,
    observed_to: days[0]!,
  }
}
