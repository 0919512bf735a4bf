import { addDays, type IsoDay } from '../../calendar.ts'
import { daysOf, type Period } from '../../period.ts'
import type { RecordKind } from '../records/kinds.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, otherAt, published } from './sides.ts'

/** A day in a record, and what it is the day of. */
interface DatedPlace {
  readonly record: RecordKind
  readonly pointer: string
  readonly what: string
  readonly day: IsoDay
  readonly requirement_ids: readonly string[]
}

/** Days that cannot be: after the record was written, before the period began, or out of their order. */
export const dates = (facts: ContradictionFacts): Found[] => [
  ...inTheFuture(facts),
  ...beforeThePeriod(facts),
  ...outOfOrder(facts),
]

/** A record was written at noon UTC of a day that had ended in Australia already: one day is the clock's own. */
const DAYS_OF_CLOCK = 1

/** Against the day on which the record was written, so that an answer does not change while the records stand. */
function inTheFuture(facts: ContradictionFacts): Found[] {
  const { records } = facts
  return datedPlaces(facts).flatMap((place) => {
    const written = records[place.record]?.authored_at.slice(0, 10)
    if (written === undefined || place.day <= addDays(written, DAYS_OF_CLOCK)) return []
    return [
      found(
        facts,
        place,
        published(`${place.record} as written`, 'day on which the record was written', written),
      ),
    ]
  })
}

/** What was said, or who signed the boundary, before the period began cannot mean it. */
const beforeThePeriod = (facts: ContradictionFacts): Found[] =>
  [...statements(facts), ...boundarySignOff(facts)]
    .filter(({ day }) => day < facts.period.start)
    .map((place) =>
      found(facts, place, published('the period', 'first day of the period', facts.period.start)),
    )

function outOfOrder(facts: ContradictionFacts): Found[] {
  const { records, period } = facts
  const body = records.s2_statements?.body
  const end = published('the period', 'last day of the period', period.end)
  const signed = signOffs(facts).filter(({ record }) => record === 's2_statements')
  const last = statements(facts).reduce<DatedPlace | undefined>(
    (latest, place) => (latest === undefined || place.day > latest.day ? place : latest),
    undefined,
  )
  return [
    ...signed.filter(({ day }) => day < period.end).map((place) => found(facts, place, end)),
    ...signed
      .filter(({ day }) => last !== undefined && day < last.day)
      .map((place) =>
        found(
          facts,
          place,
          otherAt(records, { ...last!, value: last!.day, what: 'day of the latest statement' }),
        ),
      ),
    // A number of the whole period is known when the period has ended.
    ...statements(facts)
      .filter((place, index) => place.day < period.end && (body?.statements[index]?.figures ?? []).length > 0)
      .map((place) => found(facts, place, end)),
    ...retirements(facts).flatMap((place) => {
      const { vintage } = place
      return vintage !== undefined && place.day < `${vintage}-01-01`
        ? [
            found(
              facts,
              place,
              otherAt(records, {
                record: place.record,
                pointer: place.pointer.replace('/retirement/date', '/certificate/vintage'),
                what: `year of generation of ${place.what.replace('retirement of ', '')}`,
                value: vintage,
              }),
            ),
          ]
        : []
    }),
  ]
}

const found = (
  { records }: ContradictionFacts,
  { record, pointer, what, day, requirement_ids }: DatedPlace,
  other: Found['other'],
): Found => ({ declared: declaredAt(records, { record, pointer, what, value: day }), other, requirement_ids })

const datedPlaces = (facts: ContradictionFacts): DatedPlace[] => [
  ...statements(facts),
  ...signOffs(facts),
  ...retirements(facts),
]

const statements = ({ records }: ContradictionFacts): DatedPlace[] =>
  (records.s2_statements?.body.statements ?? []).map(({ requirement_id, date }, index) => ({
    record: 's2_statements',
    pointer: `/statements/${index}/date`,
    what: `day of the statement on ${requirement_id}`,
    day: date,
    requirement_ids: [requirement_id],
  }))

const place = (record: RecordKind, pointer: string, what: string, day: IsoDay | undefined): DatedPlace[] =>
  day === undefined ? [] : [{ record, pointer, what, day, requirement_ids: [] }]

const boundarySignOff = ({ records: { organisational_boundary: boundary } }: ContradictionFacts) =>
  place('organisational_boundary', '/sign_off/on', 'sign-off of the boundary', boundary?.body.sign_off?.on)

function signOffs(facts: ContradictionFacts): DatedPlace[] {
  const { records } = facts
  return [
    ...boundarySignOff(facts),
    ...(records.organisational_boundary?.body.reliefs ?? []).flatMap(({ relief, elected_on }, index) =>
      place('organisational_boundary', `/reliefs/${index}/elected_on`, `election of ${relief}`, elected_on),
    ),
    ...place(
      'emission_targets',
      '/no_target/stated_by/on',
      'statement that there is no target',
      records.emission_targets?.body.no_target?.stated_by.on,
    ),
    ...place(
      's2_statements',
      '/sign_off/on',
      'sign-off of the statements',
      records.s2_statements?.body.sign_off?.on,
    ),
    ...declarationDays(records.s2_statements?.body.declaration),
  ]
}

/** A resolution or signature of the future would sign off what no one has declared yet. */
const declarationDays = (declaration: S2Statements['declaration']): DatedPlace[] => [
  ...place(
    's2_statements',
    '/declaration/resolved_on',
    'directors’ resolution about the declaration',
    declaration?.resolved_on,
  ),
  ...(declaration?.signed_by ?? []).flatMap(({ name, on }, index) =>
    place(
      's2_statements',
      `/declaration/signed_by/${index}/on`,
      `signature of ${name} under the declaration`,
      on,
    ),
  ),
]

const retirements = ({ records }: ContradictionFacts): (DatedPlace & { readonly vintage?: number })[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(({ id, retirement, certificate }, index) =>
    retirement?.date === undefined
      ? []
      : [
          {
            record: 'market_based_evidence',
            pointer: `/instruments/${index}/retirement/date`,
            what: `retirement of instrument ${id}`,
            day: retirement.date,
            requirement_ids: [],
            ...(certificate === undefined ? {} : { vintage: certificate.vintage }),
          },
        ],
  )

/** The longest year that accounts are kept by: 53 weeks. */
const LONGEST_DAYS = 53 * 7

/** Financial years of a list of first days; the last of them has no known end. */
const listedYears = (starts: readonly IsoDay[]) =>
  starts
    .slice(0, -1)
    .map(
      (start, index) =>
        [
          'organisational_boundary',
          `/reporting_duty/year_starts/${index}`,
          `financial year from ${start}`,
          { start, end: addDays(starts[index + 1]!, -1) },
        ] as const,
    )

/** Periods longer than 53 weeks: no year's figures are of them. */
export function periodLength(facts: ContradictionFacts): Found[] {
  const { records } = facts
  const periods: readonly (readonly [RecordKind, string, string, Period | undefined])[] = [
    [
      'organisational_boundary',
      '/period',
      'period of the boundary',
      records.organisational_boundary?.body.period,
    ],
    [
      'market_based_evidence',
      '/period',
      'period of the electricity record',
      records.market_based_evidence?.body.period,
    ],
    ['s2_statements', '/period', 'period of the statements', records.s2_statements?.body.period],
    ...listedYears(records.organisational_boundary?.body.reporting_duty?.year_starts ?? []),
    ...(records.emission_targets?.body.targets ?? []).flatMap(
      ({ id, base, target_period, actuals = [] }, index) => {
        const at = `/targets/${index}`
        return [
          ['emission_targets', `${at}/base/period`, `base period of target ${id}`, base.period] as const,
          [
            'emission_targets',
            `${at}/target_period`,
            `target period of target ${id}`,
            target_period,
          ] as const,
          ...actuals.map(
            ({ period }, n) =>
              [
                'emission_targets',
                `${at}/actuals/${n}/period`,
                `actual ${n + 1} of target ${id}`,
                period,
              ] as const,
          ),
        ]
      },
    ),
  ]
  return periods.flatMap(([record, pointer, what, period]) =>
    period === undefined || daysOf(period) <= LONGEST_DAYS
      ? []
      : [
          {
            declared: declaredAt(records, { record, pointer, what, value: daysOf(period), unit: 'days' }),
            other: published('the law', 'longest financial year, 53 weeks', LONGEST_DAYS, 'days'),
            requirement_ids: [],
          },
        ],
  )
}
