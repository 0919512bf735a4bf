import { SCOPE3_SCREENING, SCREENING_STATEMENT } from '../../domain/company/scope3/screening.ts'
import { disclosureTables } from '../../domain/portfolio/disclosure-tables.ts'
import { PORTFOLIO_FORMULAS } from '../../domain/portfolio/formula.ts'
import type { AttributedHolding, Portfolio } from '../../domain/portfolio/portfolio.ts'
import { PORTFOLIO_CAVEATS } from '../../domain/portfolio/reasons.ts'
import type { BandsByAbn } from '../../domain/portfolio/risk-amounts.ts'
import type { PortfolioScreening } from '../../domain/portfolio/screening.ts'
import {
  BREAKDOWNS,
  breakdown,
  nameOf,
  stateOfHolding,
  topContributors,
  totalsOfWhole,
  whyOf,
} from '../../domain/portfolio/summary.ts'
import type { ComputedPortfolio } from '../../operations/portfolio/preview.ts'
import { presentMethod, presentRelease } from './data.ts'

const CONTRIBUTORS = 20

/** Financed emissions of a portfolio, whole and by everything that tells holdings apart; `isListed` with each holding. */
export function presentPortfolio(
  { portfolio, change, risk, bands, screening, releases }: ComputedPortfolio,
  isListed = true,
) {
  const { question, holdings, found } = portfolio
  const { holdings: holding_count, ...totals } = totalsOfWhole(portfolio)
  const by = (name: keyof typeof BREAKDOWNS) => breakdown(portfolio, BREAKDOWNS[name]!)
  const count = (status: AttributedHolding['status']) =>
    holdings.filter((one) => one.status === status).length
  const percent = found.number('target_coverage_percent')
  const tables = disclosureTables(portfolio)
  return {
    ...tidy({
      balance_date: question.balance_date,
      registry_year: question.registry_year,
      method: presentMethod(PORTFOLIO_FORMULAS.method),
      ...totals,
      holding_count,
      status_counts: {
        covered: count('covered'),
        not_covered: count('not_covered'),
        refused: count('refused'),
      },
      waci_t_per_aud_million: found.number('waci'),
      waci_coverage: found.number('waci_by_amount'),
      evic_change: question.adjust_evic === true ? found.number('evic_change') : null,
      safeguard: {
        shortfall_t: found.number('shortfall_t'),
        price_aud_per_t: question.price_aud_per_t ?? null,
        cost_aud: found.number('shortfall_cost_aud'),
        methane_t: found.number('methane_t'),
      },
      target_coverage: { by_amount: percent === null ? null : percent / 100, percent },
      breakdowns: {
        asset_class: by('asset_class'),
        anzsic_division: by('anzsic_division'),
        anzsic_group: by('anzsic_group'),
        gics_industry: tables.by_gics === null ? null : by('gics_industry'),
        state: by('state'),
        data_quality: by('data_quality'),
        safeguard: by('safeguard'),
      },
      top_contributors: topContributors(portfolio, CONTRIBUTORS),
      disclosure_tables: tables,
      change: change?.stated ?? null,
      risk,
      screening: screening === null ? null : presentScreening(screening, isListed),
      caveats: PORTFOLIO_CAVEATS,
    }),
    holdings: isListed ? holdings.map((one) => presentHolding(one, portfolio, bands)) : [],
    provenance: releases.map(presentRelease),
  }
}

/** Screening is quoted with its name, its range and its score, and never added to anything. */
const presentScreening = ({ holdings, ...screening }: PortfolioScreening, isListed: boolean) => ({
  statement: `${SCREENING_STATEMENT} Low and high of a portfolio are sums over its companies; how often such a sum holds the true figure is not known.`,
  method: presentMethod(SCOPE3_SCREENING),
  data_quality: 5 as const,
  ...screening,
  holdings: isListed ? holdings : [],
})

function presentHolding(one: AttributedHolding, portfolio: Portfolio, bands: BandsByAbn | null) {
  const { holding, company, emissions } = one
  const band = one.abn === null ? undefined : bands?.get(one.abn)
  return {
    id: one.id,
    abn: one.abn,
    name: nameOf(one),
    asset_class: holding.asset_class,
    outstanding_aud: holding.outstanding_aud,
    undrawn_aud: holding.undrawn_aud ?? null,
    status: one.status,
    reason_code: one.reason_code,
    why: whyOf(one, portfolio),
    denominator_aud: tidied(one.denominator_aud),
    attribution_factor: tidied(one.attribution_factor),
    scope1_t: tidied(one.scope1_t),
    scope2_t: tidied(one.scope2_t),
    scope1_and_2_t: tidied(one.scope1_and_2_t),
    scope3_t: tidied(one.scope3_t),
    data_quality: one.status === 'covered' ? emissions!.score : null,
    company_emissions:
      emissions === null
        ? null
        : {
            source: emissions.source,
            scope1_t: emissions.scope1_t,
            scope2_t: emissions.scope2_t,
            scope3_t: emissions.scope3_t,
            reporting_year: emissions.reporting_year,
            year_end: emissions.year_end,
            release: emissions.release,
            ref: emissions.ref,
          },
    registry_emissions:
      one.printed === null
        ? null
        : {
            reporting_year: one.printed.reporting_year,
            scope1_t: one.printed.scope1_t,
            scope2_t: one.printed.scope2_t,
          },
    name_belongs_to: one.other_bearer ?? null,
    revenue: one.revenue,
    intensity_t_per_aud_million: tidied(one.intensity),
    state: stateOfHolding(one),
    anzsic_division: company?.anzsic?.division?.code ?? null,
    anzsic_group: company?.anzsic?.group?.code ?? null,
    gics_industry_code: holding.gics_industry_code ?? null,
    safeguard: company?.safeguard?.coverage ?? null,
    safeguard_shortfall_t: tidied(one.shortfall_t),
    methane_t: tidied(one.methane_t),
    transition_band: band?.transition ?? null,
    physical_band: band?.physical ?? null,
    flags: one.flags,
  }
}

/** Twelve digits: more than any input has, and fewer than the binary form of a decimal leaves behind. */
const DIGITS = 12

/** Figures of tonnes and money are not rounded as others are: a loan book is added up again by whoever reads it. */
const tidied = (value: number | null): number | null =>
  value === null || Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS))

function tidy<Value>(value: Value): Value {
  if (typeof value === 'number') return tidied(value) as Value
  if (Array.isArray(value)) return value.map(tidy) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tidy(member)])) as Value
}
