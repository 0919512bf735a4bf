import { addDays } from '../calendar.ts'
import { isReportingYear, reportingYear, startYear } from '../reporting-year.ts'
import { compareText } from '../text-order.ts'

/** When a publisher issues something new. */
export type Rhythm =
  | {
      readonly kind: 'yearly'
      readonly edition: 'reporting_year' | 'calendar_year'
      /** Month and day by which it comes, and from which it may: "02-28". */
      readonly by: string
      readonly from: string | null
      /** Years between the end of the edition's year and that day. */
      readonly years_after: number
    }
  /** So many days after the newest day that is held. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'none' }

/** What is held of a source, as far as its next edition goes. */
export interface HeldEdition {
  readonly edition: string
  readonly published_on: string
  readonly observed_to: string | null
}

export interface NextEdition {
  readonly newest_held: string | null
  /** Name of the next edition, where it has one. */
  readonly next_edition: string | null
  readonly expected_from: string | null
  readonly expected_by: string | null
  /** `due`: the day has passed; `not_held`: nothing of the source is loaded; `no_fixed_day`: no one can say. */
  readonly state: 'due' | 'expected' | 'not_held' | 'no_fixed_day'
}

/** What comes after the newest of the editions that are held, and whether it is due on a day. */
export function nextEdition(rhythm: Rhythm, held: readonly HeldEdition[], today: string): NextEdition {
  const newest = held.toSorted((a, b) => compareText(recency(rhythm, a), recency(rhythm, b))).at(-1)
  const known = { newest_held: newest?.edition ?? null, next_edition: null, expected_from: null }
  if (newest === undefined) return { ...known, expected_by: null, state: 'not_held' }
  if (rhythm.kind === 'none') return { ...known, expected_by: null, state: 'no_fixed_day' }
  if (rhythm.kind === 'days') {
    const by = addDays(newest.observed_to ?? newest.published_on, rhythm.days)
    return { ...known, expected_by: by, state: by < today ? 'due' : 'expected' }
  }
  const year = lastYear(newest.edition)
  if (year === undefined) return { ...known, expected_by: null, state: 'no_fixed_day' }
  const comesIn = year + 1 + rhythm.years_after
  const by = `${comesIn}-${rhythm.by}`
  return {
    ...known,
    next_edition: rhythm.edition === 'reporting_year' ? reportingYear(year) : String(year + 1),
    expected_from: rhythm.from === null ? null : `${comesIn}-${rhythm.from}`,
    expected_by: by,
    state: by < today ? 'due' : 'expected',
  }
}

/** Editions of years follow each other by their year, others by the days that they reach to. */
function recency(rhythm: Rhythm, { edition, observed_to, published_on }: HeldEdition): string {
  const year = rhythm.kind === 'yearly' ? (lastYear(edition) ?? '') : ''
  return `${year} ${observed_to ?? published_on} ${published_on}`
}

/** The year that an edition ends in: 2025 of "2024-25", 2026 of "2026 (issue of 2026-10)". */
function lastYear(edition: string): number | undefined {
  const [name = ''] = /^\d{4}(?:-\d{2})?(?=$|\s)/.exec(edition) ?? []
  if (isReportingYear(name)) return startYear(name) + 1
  return /^\d{4}$/.test(name) ? Number(name) : undefined
}
