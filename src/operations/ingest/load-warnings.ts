import { isPublicationKnown, publicationText } from '../../domain/publication.ts'
import type { Sql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { overlapsOf } from '../../store/rows-in-force.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** What an operator should know of a load or a withdrawal that was not refused. */
export interface LoadWarning {
  readonly code:
    | 'replaces_release'
    | 'not_in_force'
    | 'replaces_rows'
    | 'rows_replaced'
    | 'release_restored'
    | 'slot_emptied'
    | 'rows_restored'
    | 'download_kept'
    | 'figures_not_published'
  /** The other release; the withdrawn one where nothing takes its place. */
  readonly release: string
  /** Rows that both say, where it is about rows. */
  readonly rows: number | null
  readonly message: string
}

/** What is in force before and after. */
interface Views {
  readonly before: SnapshotView
  readonly after: SnapshotView
}

const holderOf = ({ releases }: SnapshotView, { source, slot }: Release): Release | undefined =>
  releases.values().find((one) => one.source === source && one.slot === slot)

/** What a release takes the place of in a snapshot, and what takes its place. */
export async function loadWarnings(
  sql: Sql,
  release: Release,
  { before, after }: Views,
): Promise<LoadWarning[]> {
  const outranked = notInForce(release, after)
  if (outranked.length > 0) return outranked
  const replaced = holderOf(before, release)
  const overlaps = await overlapsOf(sql, release.id, after.id)
  return [
    ...(replaced === undefined
      ? []
      : [
          {
            code: 'replaces_release',
            release: replaced.id,
            rows: replaced.row_count,
            message: `${release.slot} was held by ${replaced.id}, ${publicationText(replaced)}, which it replaces${isSameDay(replaced, release) ? '. Both have the same day, so the one that is loaded later counts: withdraw it if it is the older one' : ''}.`,
          } as const,
        ]),
    ...overlaps.map(
      ({ older, newer, rows }): LoadWarning =>
        newer === release.id
          ? {
              code: 'replaces_rows',
              release: older,
              rows,
              message: `${rows} rows of ${older} are said again and replaced: the newest known publication is used.`,
            }
          : {
              code: 'rows_replaced',
              release: newer,
              rows,
              message: `${rows} of its rows are said again by ${newer}, which ranks higher and is used.`,
            },
    ),
  ]
}

/** Says which release holds the slot, where that is another one. */
export function notInForce(release: Release, view: SnapshotView): LoadWarning[] {
  const holder = holderOf(view, release)
  if (holder === undefined || holder.id === release.id) return []
  const message = `${holder.id}, ${publicationText(holder)}, stays in force for ${release.slot}.`
  return [{ code: 'not_in_force', release: holder.id, rows: null, message }]
}

const isSameDay = (a: Release, b: Release): boolean =>
  a.published_on === b.published_on && isPublicationKnown(a) === isPublicationKnown(b)

/** What takes the place of a withdrawn release, or that nothing does. */
export async function withdrawalWarnings(
  sql: Sql,
  release: Release,
  { before, after }: Views,
): Promise<LoadWarning[]> {
  if (before.id === after.id) {
    const message = `${release.id} was not in use: the newest answers do not depend on it.`
    return [{ code: 'not_in_force', release: release.id, rows: null, message }]
  }
  const { source, slot } = release
  const holder = holderOf(after, release)
  const restored = (await overlapsOf(sql, release.id, before.id)).filter(({ newer }) => newer === release.id)
  return [
    holder === undefined
      ? {
          code: 'slot_emptied',
          release: release.id,
          rows: release.row_count,
          message: `No release of ${source} is left for ${slot}: ${release.row_count} rows are no longer in force.`,
        }
      : {
          code: 'release_restored',
          release: holder.id,
          rows: holder.row_count,
          message: `${holder.id}, published ${holder.published_on}, is in force again for ${slot}.`,
        },
    ...restored.map(
      ({ older, rows }): LoadWarning => ({
        code: 'rows_restored',
        release: older,
        rows,
        message: `${rows} rows of ${older} are used again.`,
      }),
    ),
  ]
}
