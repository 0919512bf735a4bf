import { setImmediate } from 'node:timers/promises'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { BatchItem } from '../../operations/company/batch-abns.ts'
import type { Release } from '../../operations/releases/releases.ts'
import type { SnapshotView } from '../../operations/releases/snapshot-directory.ts'
import { cutEcho } from '../platform/answer/echo.ts'
import { type JsonPieces, joinPieces, writeArray, writeObject } from '../platform/answer/json-pieces.ts'
import { serialise } from '../platform/answer/rendered.ts'
import { presentMeta, warningsAboutBatch } from './data.ts'
import { presentItemError } from './factor-batch.ts'

export const NDJSON = 'application/x-ndjson'

interface Presentation<T> {
  readonly snapshot: SnapshotView
  readonly write: (found: T) => JsonPieces | object
  readonly hashOf: (found: T) => string
  /** Releases behind what is shown of one. */
  readonly releasesOf: (found: T) => readonly Release[]
  readonly summarise: (found: readonly T[]) => object
}

/** A batch as one JSON document, or as lines: one for each result, then one with summary and meta. */
export async function presentBatch<T extends { readonly abn: string }>(
  items: readonly BatchItem<T>[],
  how: Presentation<T>,
  type: string,
): Promise<{ readonly bytes: Uint8Array; readonly contentType: string; readonly evidenceHash: string }> {
  const found = [...new Set(items.flatMap(({ outcome }) => ('ok' in outcome ? outcome.ok : [])))]
  // Hash of the companies' own hashes: every one of them is in its result.
  const evidenceHash = sha256(canonicalJson(found.map(how.hashOf).toSorted()))
  const releases = [
    ...new Map(found.flatMap((one) => how.releasesOf(one).map((release) => [release.id, release]))).values(),
  ]
  const failed = items.filter(({ outcome }) => 'error' in outcome).length
  const results = await writeItems(items, how.write)
  const tail = {
    summary: { requested: items.length, succeeded: items.length - failed, failed, ...how.summarise(found) },
    meta: presentMeta(how.snapshot, evidenceHash, releases, warningsAboutBatch(found.map(({ abn }) => abn))),
  }
  if (type !== NDJSON)
    return {
      bytes: serialise(writeObject({ results: writeArray(results), ...tail })),
      contentType: 'application/json; charset=utf-8',
      evidenceHash,
    }
  const lines = [...results, writeObject(tail)].flatMap((line) => [line, '\n'])
  return { bytes: serialise(joinPieces(lines)), contentType: NDJSON, evidenceHash }
}

/** After so many items of a batch other requests have their turn: one takes half a millisecond. */
const WRITTEN_IN_ONE_GO = 4

async function writeItems<T>(
  items: readonly BatchItem<T>[],
  write: (found: T) => JsonPieces | object,
): Promise<JsonPieces[]> {
  const written: JsonPieces[] = []
  for (const item of items) {
    written.push(writeItem(item, write))
    if (written.length % WRITTEN_IN_ONE_GO === 0) await setImmediate()
  }
  return written
}

function writeItem<T>(
  { index, abn, outcome }: BatchItem<T>,
  write: (found: T) => JsonPieces | object,
): JsonPieces {
  return writeObject(
    'ok' in outcome
      ? { index, abn, status: 'ok', http_status: 200, data: write(outcome.ok) }
      : {
          index,
          abn: cutEcho(abn),
          status: 'error',
          http_status: outcome.error.status,
          error: presentItemError(outcome.error),
        },
  )
}
