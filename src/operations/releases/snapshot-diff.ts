import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
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

/** What of a comparison is wanted. */
export interface DiffOptions {
  /** Only this source. */
  readonly source?: string | undefined
  /** Only this slot of every source. */
  readonly slot?: string | undefined
  /** Rows to show for each slot. */
  readonly rows: number
  /** Rows to show of all slots together, as many of each; no bound unless given. */
  readonly rowsInAll?: number
  /** Told how many slots differ before they are compared; may refuse by throwing. */
  readonly onReach?: (slots: number) => Promise<void>
}

/**
 * What differs between two snapshots, slot by slot. Slots that hold the same release, and sources too large for it, are
 * not compared row by row.
 */
export async function diffSnapshots(
  database: ReadonlySql,
  before: SnapshotView,
  after: SnapshotView,
  options: DiffOptions,
): Promise<SlotChange[]> {
  const slots = new Map<string, { before?: Release; after?: Release }>()
  for (const release of before.releases.values()) slots.set(slotOf(release), { before: release })
  for (const release of after.releases.values())
    slots.set(slotOf(release), { ...slots.get(slotOf(release)), after: release })
  const differing = [...slots.entries()]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([, { before: old, after: young }]) => {
      const release = young ?? old
      return release !== undefined && old?.id !== young?.id && isWanted(release, options)
        ? [{ release, old: old?.id ?? null, young: young?.id ?? null }]
        : []
    })
  await options.onReach?.(differing.length)
  const rows = Math.min(
    options.rows,
    Math.floor((options.rowsInAll ?? Number.POSITIVE_INFINITY) / differing.length),
  )
  const changes: SlotChange[] = []
  for (const { release, old, young } of differing) {
    const { source, dataset, slot } = release
    changes.push({ source, dataset, slot, diff: await diffReleasesOf(database, source, old, young, rows) })
  }
  return changes
}

const isWanted = ({ source, slot }: Release, options: DiffOptions): boolean =>
  (options.source === undefined || source === options.source) &&
  (options.slot === undefined || slot === options.slot) &&
  isComparedByRow(source)

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
      hint: 'Their files are in the archive under their SHA-256; `southerly releases` lists both.',
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

interface Comparison {
  readonly source: string
  readonly before: string | null
  readonly after: string | null
}

/** What was compared on one database. A caller who asks while a comparison runs waits for that one. */
interface Compared {
  /** Without rows: small, so that the counts of every pair that is asked about stay. */
  readonly counts: LRUCache<string, ReleaseDiff, Comparison>
  readonly rows: LRUCache<string, ReleaseDiff, Comparison & { readonly rows: number }>
}

const COUNTS_KEPT = 5000
/** Rows of comparisons that are kept, of about a kilobyte each. */
const ROWS_KEPT = 20_000
/** Numbers of rows that are read: asking for 999 and then for 998 compares nothing again. */
const ROWS_READ = [10, 100, ROWS]

const comparedOn = rememberedBy((database: ReadonlySql): Compared => {
  const counts: Compared['counts'] = new LRUCache({
    max: COUNTS_KEPT,
    fetchMethod: (_key, _old, { context }) => compareReleases(database, context, 0),
  })
  return {
    counts,
    rows: new LRUCache({
      maxSize: ROWS_KEPT,
      sizeCalculation: (diff) => diff.rows.length + 1,
      fetchMethod: async (_key, _old, { context }) => {
        const diff = await compareReleases(database, context, context.rows)
        counts.set(keyOf(context), { ...diff, rows: [] })
        return diff
      },
    }),
  }
})

const keyOf = ({ before, after }: Comparison): string => `${before} ${after}`

/** Compares two releases of one source row by row. Releases never change, so neither does what differs between them. */
export async function diffReleasesOf(
  database: ReadonlySql,
  source: string,
  before: string | null,
  after: string | null,
  rows: number,
): Promise<ReleaseDiff> {
  const compared = comparedOn(database)
  const context = { source, before, after }
  if (rows === 0) return await compared.counts.forceFetch(keyOf(context), { context })
  const read = ROWS_READ.find((number) => number >= rows) ?? rows
  const diff = await compared.rows.forceFetch(`${keyOf(context)} ${read}`, {
    context: { ...context, rows: read },
  })
  return diff.rows.length <= rows ? diff : { ...diff, rows: diff.rows.slice(0, rows) }
}

async function compareReleases(
  database: ReadonlySql,
  { source: slug, before, after }: Comparison,
  rows: number,
): Promise<ReleaseDiff> {
  const source = await requireSource(slug)
  const table = ROW_TABLES[slug]
  if (table === undefined) throw new Error(`releases of ${slug} are stored in no table`)
  const fields = [...fieldKinds(source.row).keys()].filter((field) => field !== 'row_ref')
  return diffReleases(database, { table, key: source.key, fields }, before, after, rows)
}

const slotOf = (release: Release): string => `${release.source}\n${release.slot}`
