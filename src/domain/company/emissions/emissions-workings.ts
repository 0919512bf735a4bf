import type { Availability } from '../../availability.ts'
import { workingOf } from '../../formula/working-of.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { type Printed, printed, type Working } from '../../working.ts'
import type { Evidenced } from '../outcome.ts'
import { fittingIncome } from '../sector/benchmark-metrics.ts'
import type { Reporter } from '../sector/population.ts'
import type { EmissionsRecord, EmissionsYear } from './emissions-record.ts'
import { EMISSIONS_RECORD_FORMULAS } from './formula.ts'
import type { Figure } from './registry-row.ts'

/** Each year as printed with its total, all years together, and the intensity of the latest one. */
export function emissionsWorkings(of: {
  readonly record: EmissionsRecord
  readonly latest: ReportingYear
  readonly market_based: readonly (Evidenced & {
    readonly reporting_year: ReportingYear
    readonly scope2_t: number
  })[]
  readonly reporter: Reporter | null
  readonly income_availability: Availability
}): Working[] {
  const { record } = of
  return [
    ...record.years.flatMap((year) => yearWorkings(year, record)),
    allYears(record),
    ...of.market_based.map(
      ({ reporting_year, scope2_t, evidence }): Working => ({
        kind: 'published',
        formula: 'market_based_year',
        about: { reporting_year },
        observed: reporting_year,
        outputs: { scope2_t: { value: scope2_t, input: evidence[0] } },
      }),
    ),
    incomeWorking(of.latest, of.reporter, of.income_availability),
  ]
}

/** The figures of one year are about that year alone: a report shows those of its period. */
function yearWorkings(year: EmissionsYear, record: EmissionsRecord): Working[] {
  const { reporting_year } = year
  const published = (figure: Figure) => ({
    value: year[figure]?.value ?? null,
    input: record.inputs.find(({ field, observed }) => field === figure && observed === reporting_year),
  })
  const common = { about: { reporting_year }, observed: reporting_year }
  return [
    {
      kind: 'published',
      formula: 'registry_year',
      ...common,
      outputs: {
        scope1_t: published('scope1_t'),
        scope2_t: published('scope2_t'),
        net_energy_gj: published('net_energy_gj'),
      },
    },
    workingOf(EMISSIONS_RECORD_FORMULAS, 'sum', printedScopes(record, year), { ...common, basis: 'derived' }),
  ]
}

const allYears = (record: EmissionsRecord): Working =>
  workingOf(EMISSIONS_RECORD_FORMULAS, 'registry_years', {
    years: record.years.map((year) => ({
      reporting_year: year.reporting_year,
      ...printedScopes(record, year),
      reason_code: year.availability.reason_code,
    })),
  })

const printedScopes = (record: EmissionsRecord, year: EmissionsYear) => ({
  scope1_t: printedIn(record, year, 'scope1_t'),
  scope2_t: printedIn(record, year, 'scope2_t'),
})

const printedIn = (record: EmissionsRecord, year: EmissionsYear, figure: Figure): Printed | null =>
  printed(
    year[figure]?.value ?? null,
    record.inputs.filter(({ observed }) => observed === year.reporting_year),
    figure,
  )

function incomeWorking(
  latest: ReportingYear,
  reporter: Reporter | null,
  availability: Availability,
): Working {
  const common = { formula: 'income_intensity', observed: latest, basis: 'derived', availability } as const
  if (reporter === null) return { kind: 'missing', ...common, inputs: [] }
  const fitted = fittingIncome(reporter)
  if ('reason' in fitted) return { kind: 'missing', ...common, inputs: [] }
  return workingOf(
    EMISSIONS_RECORD_FORMULAS,
    'income_intensity',
    {
      scope1_t: printed(reporter.scope1_t, reporter.evidence, 'scope1_t'),
      scope2_t: printed(reporter.scope2_t, reporter.evidence, 'scope2_t'),
      total_income_aud: printed(fitted.income.total_income_aud, fitted.income.evidence),
    },
    common,
  )
}
