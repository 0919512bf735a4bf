import { fieldKinds } from '../sources/row-schema.ts'
import type { ReadonlySql } from '../store/database.ts'
import { ROW_TABLES } from '../store/load-rows.ts'
import { diffReleases, type ReleaseDiff } from '../store/release-diff.ts'
import type { Release } from '../store/releases.ts'
import { requireSource } from './ingest/read-file.ts'
import type { SnapshotView } from './snapshot-directory.ts'

/** One slot of one source (a reporting year, an edition) that differs between two snapshots. */
export interface SlotChange {
  readonly source: string
  readonly dataset: string
  readonly slot: string
  readonly diff: ReleaseDiff
}

/** What differs between two snapshots, slot by slot; slots that hold the same release are not compared row by row. */
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
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)) {
    const release = pair.after ?? pair.before
    if (release === undefined || pair.before?.id === pair.after?.id) continue
    if (options.source !== undefined && release.source !== options.source) continue
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

/** Compares two releases of one source row by row. */
export async function diffReleasesOf(
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
