import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { addDays, addYears, daysBetween, type IsoDay } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingOf as workingOfFormula } from '../../formula/working-of.ts'
import { sum } from '../../mathematics/statistics.ts'
import { reportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { GRID_INTENSITY_FORMULAS, intensityOf } from './formula.ts'

export const GRID_INTENSITY: Method = GRID_INTENSITY_FORMULAS.method

/** Must be shown with every figure of the index. */
export const GENERATION_BASED =
  'The index is the emissions from generation in the region per MWh sent out. It is not a scope 2 factor and must not be used as one.'

/** Stands where there is no index, so that no one takes the factors for one. */
const FACTORS_ONLY =
  'No daily index is published for this region. The figures are the national scope 2 factors from each edition.'

/** One market day of one region. Market time is fixed: UTC+10 in the NEM. */
export interface GridDay extends Evidenced {
  readonly day: IsoDay
  readonly energy_mwh: number
  readonly emissions_t: number
}

/** A factor of the national series: kg CO2-e per kWh, which is t per MWh. */
export interface GridFactor extends Evidenced {
  readonly edition: string
  readonly region: string
  readonly scope2_kg_per_kwh: number
}

export interface GridPeriod {
  readonly period: string
  readonly first_day: IsoDay
  readonly last_day: IsoDay
  readonly days: number
  readonly days_expected: number
  readonly complete: boolean
  readonly energy_mwh: number
  readonly emissions_t: number
  /** Emissions over energy, which weighs every day by its energy; null without energy. */
  readonly intensity_t_per_mwh: number | null
}

export const GRID_INTERVALS = ['day', 'month', 'year', 'financial_year'] as const
export type GridInterval = (typeof GRID_INTERVALS)[number]

export interface GridIntensity {
  readonly region: string
  readonly statement: string
  readonly index_availability: Availability
  readonly latest_day: GridPeriod | null
  readonly twelve_months: GridPeriod | null
  readonly twelve_months_five_years_before: GridPeriod | null
  readonly five_year_change: { readonly t_per_mwh: number; readonly percent: number | null } | null
  /** The national factor in force, shown beside the index and never instead of it. */
  readonly national_factor: { readonly edition: string; readonly scope2_kg_per_kwh: number } | null
  /** Where the publisher has no index (SWIS), the national factors by edition, labelled as such. */
  readonly national_factor_series: readonly { readonly edition: string; readonly scope2_kg_per_kwh: number }[]
}

/** A twelve-month mean needs this share of its days. */
export const COMPLETE_SHARE = 0.9

export interface GridInput {
  readonly region: string
  readonly days: readonly GridDay[]
  /** National factors of the region, all editions; the one in force is named by its edition. */
  readonly factors: readonly GridFactor[]
  readonly edition_in_force: string | null
}

export function gridIntensity(input: GridInput): Outcome<GridIntensity> {
  const days = input.days.toSorted((a, b) => compareText(a.day, b.day))
  const factors = input.factors.toSorted((a, b) => compareText(a.edition, b.edition))
  const last = days.at(-1)
  const inForce = factors.find((factor) => factor.edition === input.edition_in_force) ?? null
  const particulars = { basis: 'derived', data_quality: 2 } as const
  if (last === undefined && factors.length === 0)
    return withoutResult(
      GRID_INTENSITY,
      unavailable(
        'not_published',
        'no_index_and_no_factor',
        `Neither an index nor a factor for ${input.region} is loaded.`,
      ),
      particulars,
    )
  const base = {
    region: input.region,
    statement: last === undefined ? FACTORS_ONLY : GENERATION_BASED,
    national_factor: inForce === null ? null : asFactor(inForce),
    national_factor_series: factors.map(asFactor),
  }
  if (last === undefined) {
    const index_availability = unavailable(
      'not_published',
      'no_index_for_region',
      `No daily index is published for ${input.region}, so the national factors are shown instead.`,
    )
    return withResult(
      GRID_INTENSITY,
      {
        ...base,
        index_availability,
        latest_day: null,
        twelve_months: null,
        twelve_months_five_years_before: null,
        five_year_change: null,
      },
      {
        ...particulars,
        basis: 'reported',
        flags: ['national_factor_only'],
        inputs: evidenceOf(factors),
        workings: () => [noMean(index_availability)],
      },
    )
  }
  const now = twelveMonthsTo(last.day, days)
  const before = twelveMonthsTo(addYears(last.day, -5), days)
  const result: GridIntensity = {
    ...base,
    index_availability: AVAILABLE,
    latest_day: periodOf(last.day, last.day, last.day, [last]),
    twelve_months: now.period,
    twelve_months_five_years_before: before.period,
    five_year_change: changeBetween(before.used, now.used),
  }
  return withResult(GRID_INTENSITY, result, {
    ...particulars,
    flags: now.period === null ? ['twelve_months_incomplete'] : [],
    inputs: evidenceOf([...now.used, ...before.used, ...factors]),
    workings: () => [workingOf(result, now.used, before.used)],
  })
}

const noMean = (availability: Availability): Working => ({
  kind: 'missing',
  formula: 'grid_intensity',
  availability,
})

function workingOf(result: GridIntensity, now: readonly GridDay[], before: readonly GridDay[]): Working {
  const { region, twelve_months, twelve_months_five_years_before } = result
  if (twelve_months === null) return noMean(result.index_availability)
  const [energy, emissions] = [`${region} energy_mwh`, `${region} emissions_t`]
  const figuresOf = (days: readonly GridDay[]): WorkingArgument =>
    days.map(({ day, energy_mwh, emissions_t, evidence }) => ({
      day,
      energy_mwh: printed(energy_mwh, evidence, energy),
      emissions_t: printed(emissions_t, evidence, emissions),
    }))
  const given = {
    latest_days: figuresOf(now),
    earlier_days: twelve_months_five_years_before === null ? [] : figuresOf(before),
  }
  return workingOfFormula(GRID_INTENSITY_FORMULAS, 'grid_intensity', given, {
    about: { region },
    observed: twelve_months.period,
    of: { before: { observed: twelve_months_five_years_before?.period ?? null } },
  })
}

/** Days gathered into months, calendar years or July-June years; emissions over energy in each. */
export function aggregateGrid(days: readonly GridDay[], interval: GridInterval): GridPeriod[] {
  const groups = Map.groupBy(days, (day) => PERIODS[interval](day.day).period)
  return [...groups.values()]
    .flatMap((group) => {
      const any = group[0]
      if (any === undefined) return []
      const { period, first, last } = PERIODS[interval](any.day)
      return [periodOf(period, first, last, group)]
    })
    .toSorted((a, b) => compareText(a.first_day, b.first_day))
}

const PERIODS: Readonly<
  Record<GridInterval, (day: IsoDay) => { period: string; first: IsoDay; last: IsoDay }>
> = {
  day: (day) => ({ period: day, first: day, last: day }),
  month: (day) => {
    const first = `${day.slice(0, 7)}-01`
    return { period: day.slice(0, 7), first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
  },
  year: (day) => {
    const year = day.slice(0, 4)
    return { period: year, first: `${year}-01-01`, last: `${year}-12-31` }
  },
  financial_year: (day) => {
    const start = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)
    return { period: reportingYear(start), first: `${start}-07-01`, last: `${start + 1}-06-30` }
  },
}

const asFactor = (factor: GridFactor): { edition: string; scope2_kg_per_kwh: number } => ({
  edition: factor.edition,
  scope2_kg_per_kwh: factor.scope2_kg_per_kwh,
})

function twelveMonthsTo(
  last: IsoDay,
  days: readonly GridDay[],
): { readonly period: GridPeriod | null; readonly used: readonly GridDay[] } {
  const first = addDays(addYears(last, -1), 1)
  const used = days.filter(({ day }) => day >= first && day <= last)
  const enough = used.length >= COMPLETE_SHARE * daysBetween(first, last)
  return enough
    ? { period: periodOf(`${first}/${last}`, first, last, used), used }
    : { period: null, used: [] }
}

function periodOf(period: string, first_day: IsoDay, last_day: IsoDay, days: readonly GridDay[]): GridPeriod {
  const energy_mwh = sum(days.map((day) => day.energy_mwh))
  const emissions_t = sum(days.map((day) => day.emissions_t))
  const days_expected = daysBetween(first_day, last_day)
  return {
    period,
    first_day,
    last_day,
    days: days.length,
    days_expected,
    complete: days.length === days_expected,
    energy_mwh,
    emissions_t,
    intensity_t_per_mwh: intensityOf(energy_mwh, emissions_t),
  }
}

/** Between two windows of days; null without both. */
function changeBetween(
  before: readonly GridDay[],
  now: readonly GridDay[],
): GridIntensity['five_year_change'] {
  const change = evaluate(GRID_INTENSITY_FORMULAS.formula('grid_intensity'), {
    latest_days: now.map(figures),
    earlier_days: before.map(figures),
  })
  const t_per_mwh = change.number('change')
  return t_per_mwh === null ? null : { t_per_mwh, percent: change.number('change_percent') }
}

const figures = ({ day, energy_mwh, emissions_t }: GridDay) => ({ day, energy_mwh, emissions_t })
