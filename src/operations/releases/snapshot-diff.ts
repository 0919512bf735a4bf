import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { compareText } from '../../domain/text-order.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { fieldKinds } from '../../sources/row-schema.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { diffReleases, type ReleaseDiff } from '../../store/release-diff.ts'
import { findRelease, type Release } from '../../store/releases.ts'
import { requireSource } from '../ingest/read-file.ts'
import { SnapshotDirectory, type SnapshotView } from './snapshot-directory.ts'

export type { ReleaseDiff } from '../../store/release-diff.ts'

/** Rows that differ which a comparison by hand shows at most; the counts are of all. */
const ROWS = 1000

/** One slot of one source (a reporting year, an edition) that differs between two snapshots. */
export interface SlotChange {
  readonly source: string
  readonly dataset: string
  readonly slot: string
  readonly diff: ReleaseDiff
}

/**
 * What differs between two snapshots, slot by slot. Slots that hold the same release, and sources too large for it, are
 * not compared row by row.
 */
export async function diffSnapshots(
  database: ReadonlySql,
  before: SnapshotView,
  after: SnapshotView,
  options: { readonly source?: string | undefined; readonly rows: number },
): Promise<SlotChange[]> {
  const slots = new Map<string, { before?: Release; after?: Release }>()
  for (const release of before.releases.values()) slots.set(slotOf(release), { before: release })
  for (const release of after.releases.values())
    slots.set(slotOf(release), { ...slots.get(slotOf(release)), after: release })
  const changes: SlotChange[] = []
  for (const pair of [...slots.entries()]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, value]) => value)) {
    const release = pair.after ?? pair.before
    if (release === undefined || pair.before?.id === pair.after?.id) continue
    if (options.source !== undefined && release.source !== options.source) continue
    if (!isComparedByRow(release.source)) continue
    const diff = await diffReleasesOf(
      database,
      release.source,
      pair.before?.id ?? null,
      pair.after?.id ?? null,
      options.rows,
    )
    changes.push({ source: release.source, dataset: release.dataset, slot: release.slot, diff })
  }
  return changes
}

/** Compares two snapshots, or two releases of one source, by their ids. */
export async function diffAny(
  context: { readonly database: ReadonlySql; readonly clock: Clock },
  before: string,
  after: string,
): Promise<SlotChange[]> {
  const { database } = context
  if (before.startsWith('snap_') && after.startsWith('snap_')) {
    const directory = new SnapshotDirectory(database, context.clock)
    const views = [
      await directory.select({ snapshot: before }),
      await directory.select({ snapshot: after }),
    ] as const
    return diffSnapshots(database, views[0], views[1], { rows: ROWS })
  }
  const [old, young] = [await requireRelease(database, before), await requireRelease(database, after)]
  if (old.source !== young.source)
    throw new OperatorError(
      `${before} is of ${old.source} and ${after} of ${young.source}: only one source's releases can be compared`,
      {
        exitCode: EXIT.usage,
      },
    )
  if (!isComparedByRow(old.source))
    throw new OperatorError(`releases of ${old.source} are too large to be compared row by row`, {
      hint: 'Their files lie in the archive under their SHA-256; `southerly releases` lists both.',
      exitCode: EXIT.usage,
    })
  const diff = await diffReleasesOf(database, old.source, old.id, young.id, ROWS)
  return [{ source: old.source, dataset: old.dataset, slot: young.slot, diff }]
}

async function requireRelease(database: ReadonlySql, id: string): Promise<Release> {
  const found = await findRelease(database, id)
  if (found !== undefined) return found
  throw new OperatorError(`there is no release or snapshot ${id}`, {
    hint: '`southerly releases` and `southerly snapshots` list them.',
    exitCode: EXIT.notFound,
  })
}

/** False for sources that have tables of their own, made for millions of rows. */
const isComparedByRow = (source: string): boolean => ROW_TABLES[source] !== undefined

/** Rows of comparisons that are kept, of about a kilobyte each. */
const ROWS_KEPT = 20_000
const compared = new WeakMap<ReadonlySql, LRUCache<string, ReleaseDiff>>()

/** Compares two releases of one source row by row. Releases never change, so neither does what differs between them. */
export async function diffReleasesOf(
  database: ReadonlySql,
  sourceSlug: string,
  before: string | null,
  after: string | null,
  rows: number,
): Promise<ReleaseDiff> {
  const kept =
    compared.get(database) ??
    new LRUCache({ maxSize: ROWS_KEPT, sizeCalculation: (diff) => diff.rows.length + 1 })
  compared.set(database, kept)
  const key = `${before} ${after} ${rows}`
  const diff = kept.get(key) ?? (await compareReleases(database, sourceSlug, before, after, rows))
  kept.set(key, diff)
  return diff
}

async function compareReleases(
  database: ReadonlySql,
  sourceSlug: string,
  before: string | null,
  after: string | null,
  rows: number,
): Promise<ReleaseDiff> {
  const source = await requireSource(sourceSlug)
  const table = ROW_TABLES[sourceSlug]
  if (table === undefined) throw new Error(`releases of ${sourceSlug} are stored in no table`)
  const fields = [...fieldKinds(source.row).keys()].filter((field) => field !== 'row_ref')
  return diffReleases(database, { table, key: source.key, fields }, before, after, rows)
}

const slotOf = (release: Release): string => `${release.source}\n${release.slot}`
