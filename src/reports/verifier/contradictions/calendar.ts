import type { Body, Period, RecordEntry } from '../documents.ts'
import { daysFromYearEnd } from '../readiness/years.ts'
import { type Pair, type Place, say } from './apply-rules.ts'
import type { Facts } from './facts.ts'

const DAY = 86_400_000

/** A day or period in a record. */
interface Dated {
  readonly of: string
  readonly entry: RecordEntry
  readonly value: unknown
  readonly pair: Pair
  /** The element of the outermost list that holds it. */
  readonly element: Body | undefined
}

/** Days and periods of the records beside the period, the day of writing, and each other. */
export function calendarPairs(
  facts: Facts,
  places: readonly Place[],
): Readonly<Record<string, readonly Pair[]>> {
  const { period, boundary } = facts
  const all = places.flatMap((place) => placesIn(place, facts))
  const of = (...names: readonly string[]) => all.filter((one) => names.includes(one.of))
  const days = all.filter((one) => one.of !== 'period')
  const beside = (list: readonly Dated[], other: string): Pair[] =>
    list.map(({ pair }) => ({ ...pair, other }))
  const [latest] = of('statement').toSorted((a, b) =>
    a.value === b.value ? 0 : String(a.value) > String(b.value) ? -1 : 1,
  )
  return {
    days_and_writing: days.map(({ pair, entry }) => ({ ...pair, other: entry.authored_at.slice(0, 10) })),
    days_and_period_start: beside(of('statement', 'boundary_signature'), period.start),
    signatures_and_period_end: beside(of('signature'), period.end),
    signatures_and_statements:
      latest === undefined
        ? []
        : beside(of('signature'), String(latest.value)).map((pair) => ({
            ...pair,
            other_pointer: latest.pair['pointer'],
          })),
    figures_and_period_end: beside(
      of('statement').filter(
        ({ element }) => ((element?.['figures'] ?? []) as readonly unknown[]).length > 0,
      ),
      period.end,
    ),
    retirements_and_vintages: of('retirement').flatMap(({ pair, element }) => {
      const { vintage } = (element?.['certificate'] ?? {}) as { readonly vintage?: number }
      const at = String(pair['pointer']).split('/').slice(0, 3).join('/')
      return vintage === undefined
        ? []
        : [
            {
              ...pair,
              id: String(element?.['id']),
              other: vintage,
              other_pointer: `${at}/certificate/vintage`,
            },
          ]
    }),
    periods: of('period').map(({ pair, value }) => ({ ...pair, declared: lengthOf(value as Period) })),
    period_and_earlier: besideEarlier(facts),
    listed_years: listedYears(boundary),
  }
}

const lengthOf = ({ start, end }: Period): number =>
  (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY + 1

/** Each value that the records hold at a published place. */
function placesIn({ of, record, pointer, what }: Place, facts: Facts): Dated[] {
  const entry = [facts.boundary, facts.targets, facts.electricity, facts.statements].find(
    (one) => one?.record === record,
  )
  if (entry === undefined) return []
  let found: { at: string; value: unknown; names: Pair; element?: Body }[] = [
    { at: '', value: entry.body, names: {} },
  ]
  for (const step of pointer.split('/').slice(1))
    found = found.flatMap(({ at, value, names, element }) => {
      if (step !== '*') {
        const member = (value as Body)[step]
        return member === undefined || member === null
          ? []
          : [{ at: `${at}/${step}`, value: member, names, ...(element === undefined ? {} : { element }) }]
      }
      return (value as readonly Body[]).map((one, n) => ({
        at: `${at}/${n}`,
        value: one,
        names: { ...names, ...(one as Pair), number: n + 1 },
        element: element ?? one,
      }))
    })
  return found.map(({ at, value, names, element }) => ({
    of,
    entry,
    value,
    element,
    pair: {
      record,
      pointer: at,
      what: say(what, names),
      declared: String(value),
      ...(names['requirement_id'] === undefined ? {} : { requirement_id: String(names['requirement_id']) }),
    },
  }))
}

/** docs/methods/contradictions.md, `year_end`: the period beside the latest that began before it. */
function besideEarlier({
  period,
  earlierPeriod: earlier,
  yearEndDays,
  boundary,
  statements,
  electricity,
}: Facts): Pair[] {
  const entry = boundary ?? statements ?? electricity
  if (earlier === null || entry === undefined) return []
  return [
    {
      record: entry.record,
      pointer: '/period',
      first: period.start,
      last: period.end,
      start: earlier.start,
      end: earlier.end,
      shared: earlier.end < period.end ? earlier.end : period.end,
      is_moved: daysFromYearEnd(period.end, earlier.end.slice(5)) > yearEndDays,
      is_overlapping: earlier.start <= period.end && earlier.end >= period.start,
    },
  ]
}

/** From one listed first day to the day before the next. */
function listedYears(boundary: RecordEntry | undefined): Pair[] {
  const duty = boundary?.body['reporting_duty'] as { readonly year_starts?: readonly string[] } | undefined
  const starts = duty?.year_starts ?? []
  return starts.slice(1).map((next, index) => ({
    record: 'organisational_boundary',
    pointer: `/reporting_duty/year_starts/${index}`,
    start: starts[index]!,
    declared: lengthOf({ start: starts[index]!, end: next }) - 1,
  }))
}
