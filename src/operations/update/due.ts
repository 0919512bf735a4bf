import { type Clock, utcToday } from '../../clock.ts'
import { nextEdition } from '../../domain/monitoring/next-edition.ts'
import { compareText } from '../../domain/text-order.ts'
import { expectedOf } from '../../sources/fetching/expected.ts'
import { loadFetchPlan } from '../../sources/fetching/fetch-plan.ts'
import { sourceSlugs } from '../../sources/registry.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { requireSource } from '../ingest/read-file.ts'
import type { DueSource } from './report.ts'

/** What is due of each source, what is held of it, and where to get the next edition; what is due comes first. */
export async function dueSources(
  context: { readonly database: ReadonlySql; readonly clock: Clock },
  slugs: readonly string[] = sourceSlugs(),
): Promise<DueSource[]> {
  const snapshot = await snapshotInForce(context.database)
  const held = snapshot === undefined ? [] : await releasesOfSnapshot(context.database, snapshot.id)
  const today = utcToday(context.clock)
  const rows = await Promise.all(slugs.map((slug) => dueSource(slug, held, today)))
  return rows.toSorted((a, b) => compareText(order(a), order(b)))
}

const STATES: readonly DueSource['state'][] = ['due', 'expected', 'not_held', 'no_fixed_day']

const order = ({ state, expected_by, source }: DueSource): string =>
  `${STATES.indexOf(state)} ${expected_by ?? ''} ${source}`

async function dueSource(slug: string, held: readonly Release[], today: string): Promise<DueSource> {
  const { origin } = await requireSource(slug)
  const { rhythm, said_by } = expectedOf(slug)
  const ofSource = held.filter(({ source }) => source === slug)
  const plan = await loadFetchPlan(slug)
  const next = nextEdition(rhythm, ofSource, today)
  const comesByItself = (plan?.files ?? []).some(
    ({ editions, daily, ids }) =>
      editions === undefined || daily === true || (next.next_edition ?? '') in (ids ?? {}),
  )
  return {
    source: slug,
    title: origin.title,
    publisher: origin.publisher,
    page: origin.landing_page,
    cadence: origin.cadence,
    said_by,
    ...next,
    obtained: comesByItself ? 'by_update' : 'by_hand',
  }
}
