import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { readAddressBatches } from '../../sources/gnaf-core/reader.ts'
import type { AddressRow } from '../../sources/gnaf-core/row.ts'
import { gnafCoreSource } from '../../sources/gnaf-core/source.ts'
import { fileOnDisk, type InputFile } from '../../sources/input-file.ts'
import { ReadError } from '../../sources/read-error.ts'
import { ReadLog } from '../../sources/read-log.ts'
import {
  beginAddressLoad,
  copyAddresses,
  finishAddressLoad,
  insertLocalities,
} from '../../store/addresses.ts'
import { insertRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { archiveFile } from '../ingest/archive.ts'
import { describeRelease } from '../ingest/describe-release.ts'
import type { ReadSummary } from '../ingest/read-file.ts'
import type { IngestContext, IngestRequest, IngestResult } from '../ingest/request.ts'
import { renewSnapshots } from '../releases/releases.ts'
import { AddressEncoder } from './address-encoder.ts'
import { IdentifierSet } from './identifier-set.ts'

const CHUNK_ROWS = 4096

/**
 * Loads the address file as one release. Its rows are too many to be kept aside until all are checked, so they are
 * copied while they are read, in the one transaction that also writes the release: a broken row, or the end of the
 * process, leaves nothing, and the same command starts again.
 */
export async function ingestAddresses(context: IngestContext, request: IngestRequest): Promise<IngestResult> {
  const { database, clock, home } = context
  const today = utcToday(clock)
  const input = await fileOnDisk(request.location)
  const archived = await archiveFile(path.join(home, 'archive'), request.location, {
    retrieved_on: today,
    ...(request.url === undefined ? {} : { url: request.url }),
  })
  const snapshot = async (): Promise<string | null> => (await snapshotInForce(database))?.id ?? null
  const source = gnafCoreSource.origin.source
  const before = (await listReleases(database, { source })).find(
    ({ file_sha256 }) => file_sha256 === archived.sha256,
  )
  if (before !== undefined)
    return { outcome: 'unchanged', release: before, summary: null, diff: null, snapshot: await snapshot() }

  const file = { ...(await fileOnDisk(archived.location)), name: input.name }
  const reading = new AddressReading(file, request, context.onRows)
  const released = (encoder: AddressEncoder): { summary: ReadSummary; release: Release } => {
    const summary = reading.summary(encoder.localityCount)
    return { summary, release: describeRelease(gnafCoreSource.origin, request, summary, archived, today) }
  }
  if (request.dry_run === true) {
    const encoder = new AddressEncoder({ firstStreetId: 1, geocodeTypes: new Map() })
    for await (const _ of reading.encoded(encoder));
    return { outcome: 'checked', ...released(encoder), diff: null, snapshot: await snapshot() }
  }
  const loaded = await database.transaction(async (sql) => {
    const load = await beginAddressLoad(sql)
    const encoder = new AddressEncoder(load)
    await copyAddresses(sql, reading.encoded(encoder))
    const result = released(encoder)
    await insertRelease(sql, result.release, clock.now())
    await insertLocalities(sql, result.release.id, encoder.localities())
    await finishAddressLoad(sql, load)
    await renewSnapshots(sql, clock.now())
    return result
  })
  return { outcome: 'loaded', ...loaded, diff: null, snapshot: await snapshot() }
}

/** One pass over the file. */
class AddressReading {
  readonly #file: InputFile
  readonly #batches: AsyncIterable<AddressRow[]>
  readonly #log = new ReadLog()
  readonly #onRows: IngestContext['onRows']
  #rows = 0

  constructor(file: InputFile, { edition }: IngestRequest, onRows: IngestContext['onRows']) {
    this.#file = file
    this.#batches = readAddressBatches(file, this.#log, edition === undefined ? {} : { edition })
    this.#onRows = onRows
  }

  /** The rows as CSV in chunks. An identifier that stands twice is refused, however far apart. */
  async *encoded(encoder: AddressEncoder): AsyncGenerator<Uint8Array> {
    const text = new TextEncoder()
    const seen = new IdentifierSet()
    let pending: string[] = []
    const chunk = (): Uint8Array => text.encode(`${pending.join('\n')}\n`)
    for await (const batch of this.#batches) {
      for (const row of batch) {
        if (!seen.add(row.address_detail_pid)) throw this.#repeated(row)
        pending.push(encoder.encode(row))
      }
      this.#rows += batch.length
      this.#onRows?.(this.#rows)
      if (pending.length >= CHUNK_ROWS) {
        yield chunk()
        pending = []
      }
    }
    if (pending.length > 0) yield chunk()
  }

  summary(localities: number): ReadSummary {
    const { edition, notes, skipped, corrections } = this.#log
    return {
      source: gnafCoreSource.origin.source,
      file: this.#file.name,
      rows: this.#rows,
      periods: [],
      entities: localities,
      totals: {},
      edition: edition ?? null,
      notes,
      skipped,
      corrections,
    }
  }

  #repeated(row: AddressRow): ReadError {
    return new ReadError({
      file: this.#file.name,
      at: row.row_ref,
      column: 'ADDRESS_DETAIL_PID',
      value: row.address_detail_pid,
      problem: 'stands in an earlier line too',
      expected: 'every identifier once',
    })
  }
}
