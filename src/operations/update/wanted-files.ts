import { addDays } from '../../domain/calendar.ts'
import { sydneyDay } from '../../domain/sydney-day.ts'
import { compareText } from '../../domain/text-order.ts'
import {
  type FetchableFile,
  type FileToFetch,
  fileOfEdition,
  loadFetchPlan,
} from '../../sources/fetching/fetch-plan.ts'
import type { Release } from '../../store/releases.ts'
import type { SourceCheck } from '../../store/source-updates.ts'

/** A file that an update asks a publisher for. */
export interface WantedFile extends FileToFetch {
  readonly source: string
  /** The edition asked for; null where the address or the file tells it. */
  readonly edition: string | null
  /** Whether the address always holds the newest that there is. */
  readonly holds_newest: boolean
  readonly doubtful_notes: readonly string[]
  /** What the publisher answers for an edition in which nothing happened. */
  readonly nothing: string | null
}

/** What is known of a source when an update begins. */
export interface KnownOfSource {
  /** Every release, withdrawn ones too: what an operator took out of force does not come back by itself. */
  readonly releases: readonly Pick<Release, 'slot' | 'observed_to'>[]
  readonly checks: readonly Pick<SourceCheck, 'name' | 'outcome'>[]
}

/** Days that an update catches up on at once. */
const MOST_DAYS = 14

/** The files of a source that an update asks for: those that always hold the newest, and editions that are missing. */
export async function wantedFiles(slug: string, known: KnownOfSource, now: Date): Promise<WantedFile[]> {
  const plan = await loadFetchPlan(slug)
  return (plan?.files ?? []).flatMap((file) =>
    editionsOf(file, known, now).map((edition) => ({
      ...fileOfEdition(slug, file, edition ?? ''),
      source: slug,
      edition,
      holds_newest: edition === null,
      doubtful_notes: file.doubtful_notes ?? [],
      nothing: file.nothing ?? null,
    })),
  )
}

function editionsOf(file: FetchableFile, known: KnownOfSource, now: Date): (string | null)[] {
  if (file.editions === undefined) return [null]
  if (file.daily === true) return missingDays(file, known, now)
  const newest = Object.keys(file.ids ?? {})
    .toSorted(compareText)
    .at(-1)
  return newest === undefined || known.releases.some(({ slot }) => slot === newest) ? [] : [newest]
}

/** Days since the newest that is held, up to yesterday in Sydney. Without any: yesterday, so that a history is not begun unasked. */
function missingDays(file: FetchableFile, { releases, checks }: KnownOfSource, now: Date): string[] {
  const yesterday = addDays(sydneyDay(now), -1)
  const held = new Set(releases.flatMap(({ observed_to }) => observed_to ?? []))
  const newest = [...held].toSorted(compareText).at(-1)
  const settled = new Set(
    checks.filter(({ outcome }) => outcome === 'current' || outcome === 'left').map(({ name }) => name),
  )
  const nameOf = (day: string): string => file.name.replaceAll('{edition}', day)
  const days: string[] = []
  for (let day = yesterday; days.length < MOST_DAYS; day = addDays(day, -1)) {
    if (newest === undefined ? day < yesterday : day <= newest) break
    days.push(day)
  }
  return days.toReversed().filter((day) => !held.has(day) && !settled.has(nameOf(day)))
}
