import type { ReportingYear } from '../reporting-year.ts'
import type { RiskLevel } from './bands.ts'
import { acceptedSlope } from './emissions/trajectory.ts'
import type { Profile } from './profile.ts'
import { deepestCode } from './sector/anzsic.ts'

/** One company of a portfolio: what a table of many can show of a profile. Null is not known, never zero. */
export interface PortfolioRow {
  readonly abn: string
  readonly name: string | null
  readonly state: string | null
  readonly activity: string | null
  readonly reporting_year: ReportingYear | null
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope1_and_2_t: number | null
  /** Compound change a year since the last change of warming potentials, per cent. */
  readonly compound_percent: number | null
  /** The same from 2018-19, before the pandemic, on mixed warming potentials. */
  readonly percent_from_2018_19: number | null
  /** What must be read with the compound change. */
  readonly trend_note: string | null
  /** The latest year over the year before it, per cent. */
  readonly latest_change_percent: number | null
  /** Slope of the fitted line, per cent of its first year; null where the line is not accepted. */
  readonly trend_percent: number | null
  readonly t_per_aud_million: number | null
  readonly transition: RiskLevel | null
  /** The band of what is above or below the baseline where the company is covered, otherwise whether it ever was. */
  readonly safeguard: string | null
  /** Why there are no emissions; null where there are some. */
  readonly reason: string | null
}

/** What each member of a row is called in a table, and the unit of its numbers. */
export const PORTFOLIO_COLUMNS: Readonly<
  Record<
    keyof PortfolioRow,
    { readonly title: string; readonly unit?: string; readonly kind: 'text' | 'number' }
  >
> = {
  abn: { title: 'ABN', kind: 'text' },
  name: { title: 'Company', kind: 'text' },
  reporting_year: { title: 'Reporting year', kind: 'text' },
  scope1_t: { title: 'Scope 1, t CO2-e', kind: 'number', unit: 't CO2-e' },
  scope2_t: { title: 'Scope 2, t CO2-e', kind: 'number', unit: 't CO2-e' },
  scope1_and_2_t: { title: 'Scope 1 and 2, t CO2-e', kind: 'number', unit: 't CO2-e' },
  compound_percent: { title: 'Compound change a year, %', kind: 'number', unit: '%' },
  percent_from_2018_19: {
    title: 'The same from 2018-19, on mixed warming potentials, %',
    kind: 'number',
    unit: '%',
  },
  trend_note: { title: 'What to read with the compound change', kind: 'text' },
  latest_change_percent: { title: 'Change in the latest year, %', kind: 'number', unit: '%' },
  trend_percent: {
    title: 'Slope of the fitted line, % of its first year; empty where the line is not accepted',
    kind: 'number',
    unit: '%',
  },
  t_per_aud_million: {
    title: 't CO2-e per A$ million of income',
    kind: 'number',
    unit: 't CO2-e per million AUD',
  },
  transition: { title: 'Transition risk', kind: 'text' },
  safeguard: { title: 'Safeguard Mechanism', kind: 'text' },
  state: { title: 'State', kind: 'text' },
  activity: { title: 'Activity (ANZSIC)', kind: 'text' },
  reason: { title: 'Why there is no figure', kind: 'text' },
}

export function portfolioRow(abn: string, profile: Profile | undefined): PortfolioRow {
  const { entity, emissions, sector_classification, emissions_trend, transition_risk, safeguard_mechanism } =
    profile?.blocks ?? {}
  const latest = emissions?.result?.latest
  const path = sector_classification?.result?.anzsic
  const series = emissions_trend?.result?.series.find((candidate) => candidate.series === 'scope1_and_2')
  const safeguard = safeguard_mechanism?.result
  return {
    abn,
    name: entity?.result?.name ?? null,
    state: entity?.result?.state ?? null,
    activity: path === undefined ? null : (deepestCode(path)?.title ?? null),
    reporting_year: latest?.reporting_year ?? null,
    scope1_t: latest?.scope1_t?.value ?? null,
    scope2_t: latest?.scope2_t?.value ?? null,
    scope1_and_2_t: latest?.scope1_and_2_t ?? null,
    compound_percent: series?.headline.change_percent_per_year ?? null,
    percent_from_2018_19: series?.headline.from_before_covid?.change_percent_per_year ?? null,
    trend_note: series?.headline.note ?? null,
    latest_change_percent: series?.headline.latest?.change_percent ?? null,
    trend_percent: acceptedSlope(series?.since_gwp_break.fit),
    t_per_aud_million: emissions?.result?.income_intensity?.t_per_aud_million ?? null,
    transition: transition_risk?.result?.band ?? null,
    safeguard:
      safeguard?.coverage === 'covered' ? (safeguard.band ?? 'covered') : (safeguard?.coverage ?? null),
    reason: latest === undefined || latest === null ? (emissions?.availability.detail ?? null) : null,
  }
}

/** The row of an ABN that has no profile, with the reason. */
export const emptyRow = (abn: string, reason: string): PortfolioRow => ({
  ...portfolioRow(abn, undefined),
  reason,
})
