import type { Rhythm } from '../../domain/monitoring/next-edition.ts'
import table from './expected.json' with { type: 'json' }

/** One row of expected.json. */
interface ExpectedRow {
  readonly said_by: string
  /** A new edition each year: `reporting_year` or `calendar_year`. */
  readonly edition?: string
  readonly from?: string
  readonly by?: string
  readonly years_after?: number
  /** New figures so many days after the newest ones. */
  readonly days?: number
}

/** When the next edition of a source is expected, and who says so. */
export interface Expected {
  readonly rhythm: Rhythm
  readonly said_by: string
}

const ROWS: Readonly<Record<string, ExpectedRow>> = table

export function expectedOf(slug: string): Expected {
  const row = Object.hasOwn(ROWS, slug) ? ROWS[slug] : undefined
  if (row === undefined) throw new Error(`expected.json has no row for ${slug}`)
  return { rhythm: rhythmOf(slug, row), said_by: row.said_by }
}

function rhythmOf(slug: string, { edition, from, by, years_after, days }: ExpectedRow): Rhythm {
  if (days !== undefined) return { kind: 'days', days }
  if (edition === undefined) return { kind: 'none' }
  if (by === undefined || years_after === undefined)
    throw new Error(`expected.json does not say by when ${slug} comes`)
  return {
    kind: 'yearly',
    edition: edition === 'reporting_year' ? 'reporting_year' : 'calendar_year',
    by,
    years_after,
    from: from ?? null,
  }
}
