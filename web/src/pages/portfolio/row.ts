import type { Schema } from '../../api/client.ts'
import { narrowest } from '../../format/activity.ts'

/** A company of the portfolio as far as the table needs it. Null is not known, never zero. */
export interface PortfolioRow {
  readonly abn: string
  readonly name: string | null
  readonly state: string | null
  readonly activity: string | null
  readonly year: string | null
  readonly scope1: number | null
  readonly scope2: number | null
  readonly total: number | null
  /** Compound change a year since the last change of warming potentials, per cent. */
  readonly trend: number | null
  /** The same from 2018-19, before the pandemic, on mixed warming potentials. */
  readonly beforeCovid: number | null
  /** What must be read with the trend. */
  readonly trendNote: string | null
  /** The latest year over the year before it, per cent. */
  readonly latestChange: number | null
  /** From the first to the last year of the trend. */
  readonly trendYears: string | null
  readonly intensity: number | null
  readonly transition: string | null
  readonly safeguard: string | null
  /** Why the service has no profile, or the profile has no emissions. */
  readonly fault: {
    readonly code: string
    readonly message: string
    readonly hint: string | undefined
  } | null
}

/** The parts of a profile that a row is made of. */
export const ROW_BLOCKS = [
  'entity',
  'emissions',
  'emissions_trend',
  'sector_classification',
  'transition_risk',
  'safeguard_mechanism',
] as const

type Result = Schema<'ClimateProfileBatch'>['results'][number]

export function rowOf(result: Result): PortfolioRow {
  const data = result.status === 'ok' ? result.data : undefined
  const latest = data?.emissions?.latest
  const series = data?.emissions_trend?.series?.find((candidate) => candidate.series === 'scope1_and_2')
  return {
    // A company that was asked for by its ACN has its page under its ABN.
    abn: data?.entity?.abn ?? result.abn,
    name: data?.entity?.name ?? null,
    state: data?.entity?.state ?? null,
    activity: narrowest(data?.sector_classification?.anzsic)?.title ?? null,
    year: latest?.reporting_year ?? null,
    scope1: latest?.scope1_t?.value ?? null,
    scope2: latest?.scope2_t?.value ?? null,
    total: latest?.scope1_and_2_t ?? null,
    trend: series?.headline.change_percent_per_year ?? null,
    beforeCovid: series?.headline.from_before_covid?.change_percent_per_year ?? null,
    trendNote: series?.headline.note ?? null,
    latestChange: series?.headline.latest?.change_percent ?? null,
    trendYears: yearsOf(series?.headline),
    intensity: data?.emissions?.income_intensity?.t_per_aud_million ?? null,
    transition: data?.transition_risk?.band ?? null,
    safeguard: safeguardOf(data?.safeguard_mechanism),
    fault: faultOf(result),
  }
}

const yearsOf = (headline: { from: string | null; to: string | null } | undefined): string | null =>
  headline === undefined || headline.from === null || headline.to === null
    ? null
    : `${headline.from} to ${headline.to}`

const safeguardOf = (block: Schema<'ProfileData'>['safeguard_mechanism']): string | null =>
  block?.coverage === 'covered' ? (block.band ?? 'covered') : (block?.coverage ?? null)

function faultOf(result: Result): PortfolioRow['fault'] {
  if (result.status === 'error') {
    const { error } = result
    return { code: error.code, message: error.detail, hint: error.hint }
  }
  const { data } = result
  const availability = data.emissions?.availability
  if (data.emissions?.latest || availability === undefined) return null
  return {
    code: availability.reason_code ?? availability.status,
    message: availability.detail ?? 'No emissions are published.',
    hint: undefined,
  }
}
