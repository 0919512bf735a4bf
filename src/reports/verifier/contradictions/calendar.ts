import type { Body, Period, RecordEntry } from '../documents.ts'
import { type Facts, listOf } from './facts.ts'
import { against, type Repeated, within } from './repeat.ts'

const DAY = 86_400_000
const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)

interface Dated {
  readonly record: RecordEntry
  readonly pointer: string
  readonly what: string
  readonly day: string
  readonly ids: readonly string[]
  readonly statement?: Body
  readonly vintage?: number
}

/** Days after the record was written, before the period, or out of their order. */
export function calendarOfRecords(facts: Facts): Repeated[] {
  const { period } = facts
  const [stated, signed, retired] = [statementDays(facts), signOffs(facts), retirements(facts)]
  const found = (one: Dated, source: string, other: readonly [string, string | number]): Repeated =>
    against('dates', [one.record, one.pointer, one.what, one.day], source, other, one.ids)
  const end = ['last day of the period', period.end] as const
  const ofSet = signed.filter(({ record }) => record.record === 's2_statements')
  const latest = stated.reduce<Dated | null>(
    (last, one) => (last === null || one.day > last.day ? one : last),
    null,
  )
  return [
    ...[...stated, ...signed, ...retired].flatMap((one) => {
      const written = one.record.authored_at.slice(0, 10)
      return one.day > plusDays(written, 1)
        ? [found(one, `${one.record.record} as written`, ['day on which the record was written', written])]
        : []
    }),
    ...[...stated, ...(facts.isBeforeDeclarations ? [] : signed.filter(isOfBoundary))]
      .filter(({ day }) => day < period.start)
      .map((one) => found(one, 'the period', ['first day of the period', period.start])),
    ...ofSet.filter(({ day }) => day < period.end).map((one) => found(one, 'the period', end)),
    ...ofSet
      .filter(({ day }) => latest !== null && day < latest.day)
      .map((one) =>
        within(
          'dates',
          [one.record, one.pointer, one.what, one.day],
          [latest!.record, latest!.pointer, 'day of the latest statement', latest!.day],
          one.ids,
        ),
      ),
    ...stated
      .filter(({ day, statement }) => day < period.end && listIn(statement, 'figures').length > 0)
      .map((one) => found(one, 'the period', end)),
    ...retired.flatMap((one) =>
      one.vintage !== undefined && one.day < `${one.vintage}-01-01`
        ? [
            within(
              'dates',
              [one.record, one.pointer, one.what, one.day],
              [
                one.record,
                one.pointer.replace('/retirement/date', '/certificate/vintage'),
                `year of generation of ${one.what.replace('retirement of ', '')}`,
                one.vintage,
              ],
            ),
          ]
        : [],
    ),
  ]
}

const isOfBoundary = ({ record, pointer }: Dated): boolean =>
  record.record === 'organisational_boundary' && pointer === '/sign_off/on'

const listIn = (body: Body | undefined, name: string): readonly unknown[] =>
  (body?.[name] ?? []) as readonly unknown[]

const statementDays = ({ statements }: Facts): Dated[] =>
  listOf(statements, 'statements').map((statement, index) => ({
    record: statements!,
    pointer: `/statements/${index}/date`,
    what: `day of the statement on ${String(statement['requirement_id'])}`,
    day: String(statement['date']),
    ids: [String(statement['requirement_id'])],
    statement,
  }))

function signOffs({ boundary, targets, statements, isBeforeDeclarations }: Facts): Dated[] {
  const at = (record: RecordEntry | undefined, pointer: string, what: string): Dated[] => {
    const day = pointer
      .slice(1)
      .split('/')
      .reduce<unknown>((value, name) => (value as Body | undefined)?.[name], record?.body)
    return record === undefined || typeof day !== 'string' ? [] : [{ record, pointer, what, day, ids: [] }]
  }
  return [
    ...at(boundary, '/sign_off/on', 'sign-off of the boundary'),
    ...listOf(boundary, 'reliefs').flatMap(({ relief }, index) =>
      at(boundary, `/reliefs/${index}/elected_on`, `election of ${String(relief)}`),
    ),
    ...at(targets, '/no_target/stated_by/on', 'statement that there is no target'),
    ...at(statements, '/sign_off/on', 'sign-off of the statements'),
    ...(isBeforeDeclarations
      ? []
      : [
          ...at(statements, '/declaration/resolved_on', 'directors’ resolution about the declaration'),
          ...signatures(statements).flatMap(({ name }, index) =>
            at(
              statements,
              `/declaration/signed_by/${index}/on`,
              `signature of ${String(name)} under the declaration`,
            ),
          ),
        ]),
  ]
}

const signatures = (statements: RecordEntry | undefined): readonly Body[] =>
  listIn(statements?.body['declaration'] as Body | undefined, 'signed_by') as readonly Body[]

const retirements = ({ electricity }: Facts): Dated[] =>
  listOf(electricity, 'instruments').flatMap((one, index) => {
    const { date } = (one['retirement'] ?? {}) as { readonly date?: string }
    const { vintage } = (one['certificate'] ?? {}) as { readonly vintage?: number }
    return date === undefined
      ? []
      : [
          {
            record: electricity!,
            pointer: `/instruments/${index}/retirement/date`,
            what: `retirement of instrument ${String(one['id'])}`,
            day: date,
            ids: [],
            ...(vintage === undefined ? {} : { vintage }),
          },
        ]
  })

const LONGEST = 371

/** Periods of more than 53 weeks. */
export function lengthOfPeriods({ boundary, electricity, statements, targets }: Facts): Repeated[] {
  const own = (record: RecordEntry | undefined, what: string) =>
    record === undefined ? [] : [[record, '/period', what, record.body['period'] as Period] as const]
  const ofTargets = listOf(targets, 'targets').flatMap((target, index) => {
    const id = String(target['id'])
    const at = `/targets/${index}`
    const actuals = listIn(target, 'actuals') as readonly { readonly period: Period }[]
    return [
      [
        targets!,
        `${at}/base/period`,
        `base period of target ${id}`,
        (target['base'] as { period: Period }).period,
      ] as const,
      [
        targets!,
        `${at}/target_period`,
        `target period of target ${id}`,
        target['target_period'] as Period,
      ] as const,
      ...actuals.map(
        ({ period }, n) =>
          [targets!, `${at}/actuals/${n}/period`, `actual ${n + 1} of target ${id}`, period] as const,
      ),
    ]
  })
  return [
    ...own(boundary, 'period of the boundary'),
    ...own(electricity, 'period of the electricity record'),
    ...own(statements, 'period of the statements'),
    ...listedYears(boundary),
    ...ofTargets,
  ].flatMap(([record, pointer, what, { start, end }]) => {
    const days = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY + 1
    return days > LONGEST
      ? [
          against('period_length', [record, pointer, what, days, 'days'], 'the law', [
            'longest financial year, 53 weeks',
            LONGEST,
            'days',
          ]),
        ]
      : []
  })
}

/** From one listed first day to the day before the next. */
function listedYears(boundary: RecordEntry | undefined) {
  const duty = boundary?.body['reporting_duty'] as { readonly year_starts?: readonly string[] } | undefined
  const starts = duty?.year_starts ?? []
  return starts.slice(1).map((next, index) => {
    const start = starts[index]!
    const end = new Date(Date.parse(`${next}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
    return [
      boundary!,
      `/reporting_duty/year_starts/${index}`,
      `financial year from ${start}`,
      { start, end },
    ] as const
  })
}
