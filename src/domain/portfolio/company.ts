import { addYears, type IsoDay } from '../calendar.ts'
import type { Coverage } from '../company/safeguard/safeguard.ts'
import type { AnzsicPath } from '../company/sector/anzsic.ts'
import { fittingIncome, type TaxIncome } from '../company/sector/benchmark-metrics.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import { periodEnd, type ReportingYear, startYear } from '../reporting-year.ts'
import type { Holding } from './holding.ts'

/** A year of a company as the registry prints it. */
export interface PrintedYear {
  readonly reporting_year: ReportingYear
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly release: string
  readonly ref: string
}

/** What is known of a company that a holding is in. */
export interface PortfolioCompany {
  readonly abn: string
  readonly name: string | null
  readonly state: string | null
  readonly anzsic: AnzsicPath | null
  /** In order, the company's own alone. */
  readonly years: readonly PrintedYear[]
  /** Corporations that report for it. */
  readonly reported_by: readonly string[]
  readonly incomes: readonly TaxIncome[]
  /** Null where no Safeguard table is loaded. */
  readonly safeguard: {
    readonly coverage: Coverage
    readonly reporting_year: ReportingYear
    readonly shortfall_t: number | null
    /** Of coal, oil and gas companies; null for all others. */
    readonly methane_t: number | null
  } | null
}

/** Scores of PCAF: 1 is the best. */
export const SCORES = {
  1: 'Assured emissions of the company’s own',
  2: 'Reported and not known to be assured, or metered energy',
  3: 'From production or other physical activity',
  4: 'From revenue and a sector factor, or from size or distance and a loaded average',
  5: 'From sector and amount alone, or a loaded average of its kind',
} as const
export type Score = keyof typeof SCORES

/** Where emissions come from: the registry, the caller, energy of a building or vehicle, or a loaded average of such energy. */
export const EMISSION_SOURCES = ['registry', 'own', 'energy', 'average'] as const

/** Emissions of the whole company or thing that a holding is attributed a part of. */
export interface HoldingEmissions {
  readonly source: (typeof EMISSION_SOURCES)[number]
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope3_t: number | null
  readonly score: Score
  readonly reporting_year: ReportingYear | null
  readonly year_end: IsoDay | null
  /** Where it is printed, or what the caller says of it. */
  readonly release: string | null
  readonly ref: string | null
  readonly lags: boolean
}

/** Why there are none. */
export interface NoEmissions {
  readonly reason_code: string
  readonly reason: string
}

const OWN_SCORES = { reported: 2, production: 3, revenue: 4, sector: 5 } as const

/** A row that is this many years older than the registry's year no longer says what the company emits. */
const OLDEST_YEARS = 2

/** Whether figures of a year no longer say what a company emits in the registry's year. */
export const isTooOld = (year: ReportingYear, registry: ReportingYear | null): boolean =>
  startYear(registry ?? year) - startYear(year) > OLDEST_YEARS

/** The latest registry year that ended on or before a day. */
export const yearAt = (day: IsoDay, years: readonly ReportingYear[]): ReportingYear | null =>
  years
    .filter((year) => periodEnd(year) <= day)
    .toSorted()
    .at(-1) ?? null

/** Thousands of holdings share a few year-ends. */
const yearAfter = rememberedUpTo(100, (yearEnd: IsoDay): IsoDay => addYears(yearEnd, 1))

const lags = (yearEnd: IsoDay, day: IsoDay): boolean => yearAfter(yearEnd) < day

/** What the caller says comes first, then the registry; nothing is estimated. */
export function emissionsOf(
  { own_emissions: own }: Pick<Holding, 'own_emissions'>,
  company: PortfolioCompany | undefined,
  day: IsoDay,
  registry: ReportingYear | null,
): HoldingEmissions | NoEmissions {
  if (own?.year_end !== undefined && own.year_end > day)
    return {
      reason_code: 'emissions_after_balance_date',
      reason: `The emissions are stated for a year that ends on ${own.year_end}, after the balance date ${day}.`,
    }
  if (own !== undefined && (own.scope1_t !== undefined || own.scope2_t !== undefined))
    return {
      source: 'own',
      scope1_t: own.scope1_t ?? null,
      scope2_t: own.scope2_t ?? null,
      scope3_t: own.scope3_t ?? null,
      score: own.assured === true ? 1 : OWN_SCORES[own.basis ?? 'reported'],
      reporting_year: null,
      year_end: own.year_end ?? null,
      release: null,
      ref: own.source ?? null,
      lags: own.year_end !== undefined && lags(own.year_end, day),
    }
  if (company === undefined)
    return {
      reason_code: 'company_unknown',
      reason:
        'No source of published emissions lists this ABN, so its emissions are not known. The company may be below the threshold of 50,000 t CO2-e or reported under another ABN; this is not zero.',
    }
  const printed = company.years.findLast(({ reporting_year }) => periodEnd(reporting_year) <= day)
  if (printed === undefined) return notPrinted(company)
  const { reporting_year } = printed
  if (isTooOld(reporting_year, registry))
    return {
      reason_code: 'emissions_too_old',
      reason: `The registry last published this company for ${reporting_year}, more than two years before ${registry}.`,
    }
  if (printed.scope1_t === null && printed.scope2_t === null)
    return {
      reason_code: 'emissions_not_published',
      reason: `The registry has the company for ${reporting_year} without a figure.`,
    }
  const year_end = periodEnd(reporting_year)
  return {
    source: 'registry',
    scope1_t: printed.scope1_t,
    scope2_t: printed.scope2_t,
    scope3_t: own?.scope3_t ?? null,
    score: 2,
    reporting_year,
    year_end,
    release: printed.release,
    ref: printed.ref,
    lags: lags(year_end, day),
  }
}

const notPrinted = ({ reported_by }: PortfolioCompany): NoEmissions =>
  reported_by.length > 0
    ? {
        reason_code: 'reported_by_another',
        reason: `Its emissions are reported by ${reported_by.join(' and ')} and are not published for this company alone.`,
      }
    : {
        reason_code: 'emissions_not_published',
        reason:
          'The registry has no row of this company up to the balance date. It may be below the threshold of 50,000 t CO2-e or reported under another ABN; this is not zero.',
      }

export interface HoldingRevenue {
  readonly aud: number
  readonly source: 'caller' | 'published'
  readonly income_year: ReportingYear | null
}

/** Revenue of the caller, else the published income that fits the emissions; or the code why it does not fit. */
export function revenueOf(
  { revenue_aud }: Pick<Holding, 'revenue_aud'>,
  company: PortfolioCompany | undefined,
  { scope1_t, scope2_t, reporting_year }: HoldingEmissions,
  registry: ReportingYear | null,
): HoldingRevenue | string {
  if (revenue_aud !== undefined) return { aud: revenue_aud, source: 'caller', income_year: null }
  const year = reporting_year ?? registry
  if (company === undefined || year === null) return 'no_income_row'
  const { abn, incomes } = company
  const found = fittingIncome({
    abn,
    reporting_year: year,
    scope1_t,
    scope2_t,
    net_energy_gj: null,
    incomes,
  })
  if ('reason' in found) return found.reason.reason_code ?? 'no_income_row'
  return {
    aud: found.income.total_income_aud!,
    source: 'published',
    income_year: found.income.income_year,
  }
}
