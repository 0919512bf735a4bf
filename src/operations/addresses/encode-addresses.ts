import { readAddressBatches } from '../../sources/gnaf-core/reader.ts'
import { gnafCoreSource } from '../../sources/gnaf-core/source.ts'
import type { InputFile } from '../../sources/input-file.ts'
import { ReadLog } from '../../sources/read-log.ts'
import { DecidedRows } from '../../sources/reading/decided-rows.ts'
import type { ReadHints } from '../../sources/source.ts'
import type { AddressLoad, StoredLocality } from '../../store/addresses.ts'
import type { AskedDecisions, ReadSummary } from '../ingest/read-file.ts'
import { AddressEncoder } from './address-encoder.ts'

const CHUNK_ROWS = 4096

export interface EncodedAddresses {
  readonly summary: ReadSummary
  readonly localities: readonly Omit<StoredLocality, 'ordinal'>[]
  /** Those of the load, and those that the file added. */
  readonly geocodeTypes: AddressLoad['geocodeTypes']
}

/** One pass over the file: its rows as CSV in chunks, and, when they are through, what they came to. */
export function encodeAddresses(
  file: InputFile,
  hints: ReadHints,
  load: Pick<AddressLoad, 'firstStreetId' | 'geocodeTypes'>,
  onRows: (rows: number) => void,
  decisions?: AskedDecisions,
): { readonly chunks: AsyncIterable<Uint8Array>; result(): EncodedAddresses } {
  const log = new ReadLog()
  const encoder = new AddressEncoder(load)
  let rows = 0

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const text = new TextEncoder()
    let pending: string[] = []
    const chunk = (): Uint8Array => text.encode(`${pending.join('\n')}\n`)
    for await (const batch of readAddressBatches(file, log, hints)) {
      for (const row of batch) pending.push(encoder.encode(row))
      rows += batch.length
      onRows(rows)
      if (pending.length >= CHUNK_ROWS) {
        yield chunk()
        pending = []
      }
    }
    if (pending.length > 0) yield chunk()
  }

  return {
    chunks: chunks(),
    result: () => ({
      summary: summaryOf(file, log, rows, encoder.localityCount, decisions),
      localities: [...encoder.localities()],
      geocodeTypes: load.geocodeTypes,
    }),
  }
}

const summaryOf = (
  file: InputFile,
  { edition, notes, skipped, corrections, findings }: ReadLog,
  rows: number,
  localities: number,
  decisions: AskedDecisions | undefined,
): ReadSummary => ({
  source: gnafCoreSource.origin.source,
  file: file.name,
  rows,
  periods: [],
  entities: localities,
  totals: {},
  edition: edition ?? null,
  notes,
  skipped,
  corrections,
  findings: findings.all,
  // Every finding is about a line that could not be read, so that no row changes by a decision.
  decisions:
    decisions === undefined
      ? []
      : new DecidedRows(gnafCoreSource, decisions).finish(file.name, findings.all, decisions.today),
})
