import { type Availability, unavailable } from '../../availability.ts'
import { rememberedUpTo } from '../../remembered-by.ts'
import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import { incomeIntensityOf, scope1And2 } from '../emissions/formula.ts'
import type { Evidenced } from '../outcome.ts'
import { type BenchmarkMetric, COMPARED, energyIntensityOf } from './formula.ts'

/** Total income of the tax entity with the same ABN; null where the office printed none (zero or less). */
export interface TaxIncome extends Evidenced {
  readonly abn: string
  readonly income_year: ReportingYear
  readonly total_income_aud: number | null
}

/** What a reporter brings into a comparison. */
export interface BenchmarkFigures {
  readonly abn: string
  readonly reporting_year: ReportingYear
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy_gj: number | null
  readonly incomes: readonly TaxIncome[]
}

/** Above this the income is of another boundary than the emissions: Alcoa would show 87,000 t per A$ million. */
export const LARGEST_INCOME_INTENSITY = 12_000

/** The tax office prints an income year long after it ended: one this many years older than the reporting year still counts. */
const OLDEST_INCOME_YEARS = 2

/** Why an income does not count though it is published: it belongs to another boundary than the emissions. */
export const INCOME_BOUNDARY_DIFFERS = 'income_boundary_differs'

/** One of the scopes has no figure, so that emissions cannot be held against an income. */
export const EMISSIONS_NOT_PUBLISHED = 'emissions_not_published'

/** Income years that count for a reporting year, newest first. */
export const incomeYearsFor = rememberedUpTo(100, (year: ReportingYear): readonly ReportingYear[] =>
  Array.from({ length: OLDEST_INCOME_YEARS + 1 }, (_, older) => reportingYear(startYear(year) - older)),
)

const VALUES: Readonly<Record<BenchmarkMetric, (row: BenchmarkFigures) => number | null>> = {
  scope1_and_2: scope1And2,
  scope1: ({ scope1_t }) => scope1_t,
  scope2: ({ scope2_t }) => scope2_t,
  energy_intensity: energyIntensityOf,
  income_intensity: incomeIntensity,
}

export const BENCHMARK_METRICS = Object.entries(COMPARED).map(([name, { shown, words }]) => {
  const id = name as BenchmarkMetric
  return { id, unit: shown, words, value: VALUES[id] }
})

function incomeIntensity(row: BenchmarkFigures): number | null {
  const fitted = fittingIncome(row)
  return 'intensity' in fitted ? fitted.intensity : null
}

/** The income row that fits the group and the intensity over it, or the coded reason why none does. */
export function fittingIncome(
  row: BenchmarkFigures,
):
  | { readonly income: TaxIncome; readonly intensity: number }
  | { readonly reason: Availability; readonly refused_intensity?: number } {
  const wanted = incomeYearsFor(row.reporting_year)
  const income = wanted
    .map((year) => row.incomes.find((one) => one.abn === row.abn && one.income_year === year))
    .find((one) => one !== undefined)
  if (income === undefined)
    return noFit('no_income_row', `No income is published for this ABN in ${wanted.join(', ')}.`)
  if (income.total_income_aud === null || income.total_income_aud <= 0)
    return noFit('income_not_positive', 'The tax office published no income, which means zero or less.')
  const intensity = incomeIntensityOf(row, income.total_income_aud)
  if (intensity === null) return noFit(EMISSIONS_NOT_PUBLISHED, 'Scope 1 or scope 2 is not published.')
  if (intensity > LARGEST_INCOME_INTENSITY)
    return {
      ...noFit(
        INCOME_BOUNDARY_DIFFERS,
        `The ratio would be above ${LARGEST_INCOME_INTENSITY} t per A$ million: the income is of another boundary than the emissions.`,
      ),
      refused_intensity: intensity,
    }
  return { income, intensity }
}

const noFit = (code: string, detail: string): { readonly reason: Availability } => ({
  reason: unavailable('not_applicable', code, detail),
})
