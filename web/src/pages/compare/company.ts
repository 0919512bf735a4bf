import type { Schema } from '../../api/client.ts'
import { narrowest } from '../../format/activity.ts'
import { abnText } from '../../format/words.ts'

type ProfileResult = Schema<'ClimateProfileBatch'>['results'][number]
type RiskResult = Schema<'ClimateRiskBatch'>['results'][number]
type Data = Extract<ProfileResult, { status: 'ok' }>['data']

/** A figure, or why there is none. */
export interface Known<T> {
  readonly value: T | null
  readonly reason: string | null
}

export interface ComparedYear {
  readonly year: string
  readonly scope1: number | null
  readonly scope2: number | null
  readonly total: number | null
}

/** One company as far as a comparison needs it. */
export interface ComparedCompany {
  readonly abn: string
  readonly name: string
  /** Why there is no profile at all. */
  readonly fault: string | null
  readonly state: string | null
  readonly activity: Known<string>
  readonly latestYear: Known<string>
  readonly latest: ComparedYear | null
  readonly history: readonly ComparedYear[]
  readonly change: Known<number>
  /** With its years and what must be read with it. */
  readonly trend: Known<number> & { readonly about: string | null }
  readonly incomeIntensity: Known<number>
  readonly energyIntensity: Known<number>
  readonly percentile: Known<number> & { readonly among: string | null }
  readonly transition: Known<string>
  readonly physical: Known<string> & { readonly basis: string | null }
  readonly safeguard: Known<string>
  readonly covered: Known<number>
  readonly gwpBreak: string | null
}

export function companyOf(result: ProfileResult, risk: RiskResult | undefined): ComparedCompany {
  const { abn } = result
  const data = result.status === 'ok' ? result.data : undefined
  const error = result.status === 'ok' ? undefined : result.error
  const { emissions, emissions_trend: trend, sector_benchmark: benchmark } = data ?? {}
  const history = (emissions?.history ?? []).map(yearOf)
  const headline = trend?.series?.find(({ series }) => series === 'scope1_and_2')?.headline
  const noEmissions = emissions?.availability.detail ?? 'Not published.'
  const metric = (name: string) => benchmark?.metrics?.find((one) => one.metric === name)
  const rank = benchmark?.headline
  const income = emissions?.income_intensity
  const energy = metric('energy_intensity')
  return {
    abn,
    name: data?.entity?.display_name ?? `ABN ${abnText(abn)}`,
    fault: error === undefined ? null : [error.detail, error.hint].filter((part) => part).join(' '),
    state: data?.entity?.state ?? null,
    activity: known(
      narrowest(data?.sector_classification?.anzsic)?.title,
      data?.sector_classification?.availability.detail,
    ),
    latestYear: known(emissions?.latest?.reporting_year, noEmissions),
    latest: emissions?.latest ? yearOf(emissions.latest) : null,
    history,
    change: known(headline?.latest?.change_percent, 'The year before is not published.'),
    trend: {
      ...known(headline?.change_percent_per_year, headline?.availability.detail ?? noEmissions),
      about:
        headline?.from && headline.to
          ? [`${headline.from} to ${headline.to}.`, headline.note].filter((part) => part !== null).join(' ')
          : null,
    },
    incomeIntensity: known(income?.t_per_aud_million, income?.availability.detail ?? noEmissions),
    energyIntensity: known(energy?.value, energy?.availability.detail ?? benchmark?.availability.detail),
    percentile: {
      ...known(rank?.percentile, benchmark?.headline_availability?.detail ?? benchmark?.availability.detail),
      among:
        rank === undefined || rank === null
          ? null
          : `${rank.metric === 'income_intensity' ? 'per income' : 'per energy'}, of ${rank.n} in ${benchmark?.title ?? 'its sector'}`,
    },
    ...risksOf(risk),
    ...safeguardOf(data),
    gwpBreak: trend?.gwp_break ?? null,
  }
}

const known = <T>(value: T | null | undefined, reason: string | null | undefined): Known<T> =>
  value === null || value === undefined
    ? { value: null, reason: reason ?? 'Not known.' }
    : { value, reason: null }

const yearOf = (row: NonNullable<NonNullable<Data['emissions']>['history']>[number]): ComparedYear => ({
  year: row.reporting_year,
  scope1: row.scope1_t?.value ?? null,
  scope2: row.scope2_t?.value ?? null,
  total: row.scope1_and_2_t,
})

function risksOf(risk: RiskResult | undefined): Pick<ComparedCompany, 'transition' | 'physical'> {
  const { transition, physical } = risk?.status === 'ok' ? risk.data : {}
  return {
    transition: known(transition?.band, transition?.availability.detail ?? 'Not assessed.'),
    physical: {
      ...known(physical?.headline.band, physical?.headline.statement ?? 'Not assessed.'),
      basis:
        physical === undefined
          ? null
          : physical.headline.basis === 'sites'
            ? `${physical.headline.sites_assessed} of ${physical.headline.sites_known} sites assessed`
            : 'head office only',
    },
  }
}

const COVERAGE: Readonly<Record<string, string>> = {
  covered: 'Covered',
  covered_in_earlier_years: 'Covered in earlier years',
  sectoral_baseline: 'Baseline of the whole sector',
  not_covered: 'Not covered',
}

function safeguardOf(data: Data | undefined): Pick<ComparedCompany, 'safeguard' | 'covered'> {
  const block = data?.safeguard_mechanism
  const reason = block?.availability.detail
  return {
    safeguard: known(block?.coverage === undefined ? null : COVERAGE[block.coverage], reason),
    covered:
      block?.coverage === 'covered'
        ? known(block.covered_emissions_t, reason)
        : { value: null, reason: reason ?? 'No facility is covered now.' },
  }
}

/** The registry printed one name under two ABNs now and then: such companies are told apart by their ABNs. */
export const withOwnNames = (companies: readonly ComparedCompany[]): readonly ComparedCompany[] =>
  companies.map((company) => {
    const isShared = companies.some(({ abn, name }) => abn !== company.abn && name === company.name)
    return isShared ? { ...company, name: `${company.name} (${abnText(company.abn)})` } : company
  })
