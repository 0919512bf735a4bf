import { addDays, type IsoDay } from '../../calendar.ts'
import { daysOf, overlaps, type Period } from '../../period.ts'
import { endsYear } from '../duty/financial-years.ts'
import type { DisclosureRecords, RecordKind } from '../records/kinds.ts'
import { fillWords } from './apply-rules.ts'
import type { ContradictionFacts } from './facts.ts'
import type { Pair } from './pair.ts'
import { PLACES, type Place } from './rule.ts'

/** A value that a place of the table has in a record. */
interface Held {
  readonly of: Place['of']
  readonly record: RecordKind
  readonly pointer: string
  readonly what: string
  readonly value: unknown
  /** Members of the elements that hold it. */
  readonly names: Pair
}

/** Days and periods of the records beside the period, each other, and the day the record was written. */
export function dayPairs({ records, period, earlier_period }: ContradictionFacts) {
  const held = PLACES.flatMap((place) => heldAt(records, place))
  const days = held.filter(({ of }) => of !== 'period')
  const ofDay = ({ names, record, pointer, what, value }: Held): Pair => ({
    ...(names['requirement_id'] === undefined ? {} : { requirement_id: names['requirement_id'] }),
    record,
    pointer,
    what,
    declared: value as IsoDay,
  })
  const beside = (of: readonly Place['of'][], other: string | undefined, more: Pair = {}): Pair[] =>
    other === undefined
      ? []
      : days.filter((one) => of.includes(one.of)).map((one) => ({ ...ofDay(one), ...more, other }))
  const statements = days.filter(({ of }) => of === 'statement')
  const latest = statements.reduce<Held | undefined>(
    (last, one) => (last === undefined || (one.value as IsoDay) > (last.value as IsoDay) ? one : last),
    undefined,
  )
  return {
    // The day of writing, not today, so that an answer does not change while the records stand.
    days_and_writing: days.map(
      (one): Pair => ({ ...ofDay(one), other: records[one.record]!.authored_at.slice(0, 10) }),
    ),
    days_and_period_start: beside(['statement', 'boundary_signature'], period.start),
    signatures_and_period_end: beside(['signature'], period.end),
    signatures_and_statements: beside(['signature'], latest?.value as IsoDay | undefined, {
      other_pointer: latest?.pointer,
    }),
    // A number of the whole period is known when the period has ended.
    figures_and_period_end: statements
      .filter((_, index) => (records.s2_statements?.body.statements[index]?.figures ?? []).length > 0)
      .map((one): Pair => ({ ...ofDay(one), other: period.end })),
    retirements_and_vintages: retirementsAndVintages(
      records,
      days.filter(({ of }) => of === 'retirement').map(ofDay),
    ),
    periods: held
      .filter(({ of }) => of === 'period')
      .map(
        ({ record, pointer, what, value }): Pair => ({
          record,
          pointer,
          what,
          declared: daysOf(value as Period),
        }),
      ),
    period_and_earlier: besideEarlier(records, period, earlier_period),
    listed_years: listedYears(records.organisational_boundary?.body.reporting_duty?.year_starts ?? []),
  }
}

function retirementsAndVintages(
  { market_based_evidence }: DisclosureRecords,
  retirements: readonly Pair[],
): Pair[] {
  const byPointer = new Map(retirements.map((one) => [one['pointer'], one]))
  return (market_based_evidence?.body.instruments ?? []).flatMap(({ id, certificate }, index) => {
    const retired = byPointer.get(`/instruments/${index}/retirement/date`)
    return retired === undefined || certificate === undefined
      ? []
      : [
          {
            ...retired,
            id,
            other: certificate.vintage,
            other_pointer: `/instruments/${index}/certificate/vintage`,
          },
        ]
  })
}

/** Records that say which period it is: the first that there is speaks for all. */
const OF_PERIOD = ['organisational_boundary', 's2_statements', 'market_based_evidence'] as const

function besideEarlier(records: DisclosureRecords, period: Period, earlier: Period | null): Pair[] {
  const record = OF_PERIOD.find((kind) => records[kind] !== null)
  if (earlier === null || record === undefined) return []
  return [
    {
      record,
      pointer: '/period',
      first: period.start,
      last: period.end,
      start: earlier.start,
      end: earlier.end,
      shared: earlier.end < period.end ? earlier.end : period.end,
      is_moved: !endsYear(period.end, earlier.end.slice(5)),
      is_overlapping: overlaps(period, earlier),
    },
  ]
}

/** Financial years of a list of first days; the last of them has no known end. */
const listedYears = (starts: readonly IsoDay[]): Pair[] =>
  starts.slice(0, -1).map((start, index) => ({
    record: 'organisational_boundary',
    pointer: `/reporting_duty/year_starts/${index}`,
    start,
    declared: daysOf({ start, end: addDays(starts[index + 1]!, -1) }),
  }))

/** Every value that a record has at a place, with the members that its words name. */
function heldAt(records: DisclosureRecords, { of, record, pointer, what }: Place): Held[] {
  const found: Held[] = []
  const walk = (value: unknown, rest: readonly string[], at: string, names: Pair): void => {
    const [step, ...after] = rest
    if (value === undefined || value === null) return
    if (step === undefined)
      found.push({ of, record, pointer: at, what: fillWords(what, names), value, names })
    else if (step === '*')
      (value as readonly object[]).forEach((element, index) => {
        walk(element, after, `${at}/${index}`, { ...names, ...scalarsOf(element), number: index + 1 })
      })
    else walk((value as Record<string, unknown>)[step], after, `${at}/${step}`, names)
  }
  walk(records[record]?.body, pointer.slice(1).split('/'), '', {})
  return found
}

const scalarsOf = (element: object): Pair =>
  Object.fromEntries(
    Object.entries(element).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  )
