import { addDays } from '../../calendar.ts'
import { workingOf } from '../../formula/working-of.ts'
import { isTwelveMonths, type Period } from '../../period.ts'
import { periodEnd, periodStart, reportingYear } from '../../reporting-year.ts'
import { type Calculated, OutputOf, Stated, type WorkingArgument } from '../../working.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import type { Measure, S2Statement } from '../records/s2-statements.ts'
import { YEAR_FORMULAS } from '../year-formula.ts'
import type { Declared } from './declared.ts'
import type { DisclosureReport } from './report.ts'

/** Measures of a year that are compared with the year before, and which output of the ledger gives each. */
const FROM_LEDGER = {
  scope1_t: { output: 'scope1', of: ({ scope1_t }: YearEmissions) => scope1_t },
  scope2_location_t: {
    output: 'scope2_of_year',
    of: ({ scope2_location_t }: YearEmissions) => scope2_location_t,
  },
  scope2_market_t: null,
  scope1_and_2_t: null,
  scope3_t: { output: 'scope3', of: ({ scope3_t }: YearEmissions) => scope3_t },
} as const

type YearMeasure = keyof typeof FROM_LEDGER
const YEAR_MEASURES = Object.keys(FROM_LEDGER) as YearMeasure[]
const YEAR_TOTALS = ['scope1_and_2', 'all_scopes'] as const

/** A figure and where it stands, so that an assurer can follow it. */
interface Known {
  readonly value: number
  readonly argument: WorkingArgument
}
type Years = Readonly<Record<'reported' | 'before', ReadonlyMap<string, Known>>>

/** A figure that a statement declares, and where report.json holds it. */
export interface DeclaredAt {
  readonly value: number
  readonly pointer: string
}

/** The first statement's figure of a measure; a contradiction names a second one. */
export function declaredFigure(statements: readonly S2Statement[], measure: Measure): DeclaredAt | null {
  for (const [at, { kind, figures = [] }] of statements.entries()) {
    const place = figures.findIndex((one) => one.measure === measure)
    if (kind === 'disclosure' && place >= 0)
      return { value: figures[place]!.value, pointer: `/declared/statements/${at}/figures/${place}/value` }
  }
  return null
}

/** What the statements of the period before declared. */
export function earlierFigure({ earlier }: Pick<Declared, 'earlier'>, measure: Measure): DeclaredAt | null {
  const figures = earlier?.figures ?? []
  const place = figures.findIndex((one) => one.measure === measure)
  return place < 0
    ? null
    : { value: figures[place]!.value, pointer: `/declared/earlier/figures/${place}/value` }
}

/** A year that the registry has not published yet, as the company states it. */
export interface YearBeyondRegistry {
  readonly reporting_year: string
  readonly scope1_t: number | null
  readonly scope2_t: number | null
}

/** The reporting year for the chart of years: declared figures, else those of the ledger. Null where the registry has it, or nothing is stated. */
export function yearBeyondRegistry({
  period,
  declared,
  metrics,
  series,
}: Pick<DisclosureReport, 'period' | 'declared' | 'metrics' | 'series'>): YearBeyondRegistry | null {
  const year = reportingYear(Number(period.start.slice(0, 4)))
  const isRegistryYear = period.start === periodStart(year) && period.end === periodEnd(year)
  const isPublished = series.emissions?.years.some(
    (one) => one.reporting_year === year && one.total_t !== null,
  )
  if (!isRegistryYear || isPublished === true) return null
  const of = (measure: 'scope1_t' | 'scope2_location_t', id: string): number | null => {
    const own = declaredFigure(declared.statements, measure)?.value
    const ledger = metrics.find((metric) => metric.id === id)?.value
    return own ?? (typeof ledger === 'number' ? ledger : null)
  }
  const scope1_t = of('scope1_t', 'ledger.scope1')
  const scope2_t = of('scope2_location_t', 'ledger.scope2')
  return scope1_t === null && scope2_t === null ? null : { reporting_year: year, scope1_t, scope2_t }
}

/** Years compare where each has twelve months and one follows the other. */
export const followsYear = (period: Period, { earlier }: Pick<Declared, 'earlier'>): boolean =>
  earlier !== null &&
  isTwelveMonths(period) &&
  isTwelveMonths(earlier.period) &&
  addDays(earlier.period.end, 1) === period.start

/** What the figures of the reporting year add up to, and how each changed since the year before. */
export function yearFigures(period: Period, declared: Declared, ledger: YearEmissions | null): Calculated[] {
  const years: Years = { reported: reportedOf(declared, ledger), before: beforeOf(declared) }
  const totals = (['reported', 'before'] as const).flatMap((year) =>
    totalsOf(year, years[year], year === 'reported' ? period : declared.earlier?.period),
  )
  const withTotals = (year: keyof Years): ReadonlyMap<string, Known> =>
    new Map([
      ...years[year],
      ...totals
        .filter(({ about }) => about?.['year'] === year)
        .flatMap(({ outputs }) =>
          Object.entries(outputs).map(([output, { value }]): [string, Known] => [
            output,
            {
              value: value as number,
              argument: new OutputOf('year_totals', output, { year }, value),
            },
          ]),
        ),
    ])
  return [
    ...totals,
    ...(followsYear(period, declared) ? changes(withTotals('reported'), withTotals('before'), period) : []),
  ]
}

/** Declared figures first: the ledger stands in where no statement gives one. */
const reportedOf = ({ statements }: Declared, ledger: YearEmissions | null): ReadonlyMap<string, Known> =>
  knownOf((measure) => {
    const found = declaredFigure(statements, measure)
    if (found !== null) return stated(found)
    const from = FROM_LEDGER[measure]
    const value = ledger === null || from === null ? null : from.of(ledger)
    return from === null || value === null
      ? null
      : { value, argument: new OutputOf('emissions_ledger', from.output, {}, value) }
  })

const beforeOf = (declared: Declared): ReadonlyMap<string, Known> =>
  knownOf((measure) => {
    const found = earlierFigure(declared, measure)
    return found === null ? null : stated(found)
  })

const knownOf = (of: (measure: YearMeasure) => Known | null): ReadonlyMap<string, Known> =>
  new Map(
    YEAR_MEASURES.flatMap((measure): [string, Known][] => {
      const found = of(measure)
      return found === null ? [] : [[measure, found]]
    }),
  )

const stated = ({ value, pointer }: DeclaredAt): Known => ({
  value,
  argument: new Stated(value, { report: pointer }),
})

function totalsOf(
  year: keyof Years,
  known: ReadonlyMap<string, Known>,
  period: Period | undefined,
): Calculated[] {
  if (period === undefined) return []
  const argument = (measure: YearMeasure): WorkingArgument => known.get(measure)?.argument ?? null
  const working = workingOf(
    YEAR_FORMULAS,
    'year_totals',
    {
      scope1_t: argument('scope1_t'),
      scope2_t: argument('scope2_location_t'),
      scope3_t: argument('scope3_t'),
    },
    { about: { year }, observed: `${period.start}/${period.end}` },
  )
  const outputs = Object.fromEntries(
    Object.entries(working.outputs).filter(([, { value }]) => value !== null),
  )
  return Object.keys(outputs).length === 0 ? [] : [{ ...working, outputs }]
}

const changes = (
  reported: ReadonlyMap<string, Known>,
  before: ReadonlyMap<string, Known>,
  { start, end }: Period,
): Calculated[] =>
  [...YEAR_MEASURES, ...YEAR_TOTALS].flatMap((measure) => {
    const [now, then] = [reported.get(measure), before.get(measure)]
    if (now === undefined || then === undefined || then.value <= 0) return []
    return [
      workingOf(
        YEAR_FORMULAS,
        'year_change',
        { value_t: now.argument, before_t: then.argument },
        { about: { measure }, observed: `${start}/${end}` },
      ),
    ]
  })
