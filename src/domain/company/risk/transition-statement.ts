import { figure, number } from '../../shown-number.ts'
import type { RiskLevel } from '../bands.ts'
import type { CarbonCost, WithoutIncome } from './carbon-cost.ts'
import type { Component } from './transition-formula.ts'
import type { Raise } from './transition-input.ts'

const words = (code: string): string => code.replaceAll('_', ' ')

/** Three digits or so: 2,376, 54.3, 0.18. */
const rough = (value: number): string => number(value, value >= 100 ? 0 : value >= 10 ? 1 : 2)

const dollars = (value: number): string =>
  value >= 1e9
    ? `A$${rough(value / 1e9)} billion`
    : value >= 1e6
      ? `A$${rough(value / 1e6)} million`
      : `A$${number(value, 0)}`

/** Why tonnes decide, in words; each is a flag too. */
const WITHOUT_INCOME: Readonly<Record<WithoutIncome, string>> = {
  income_not_published: 'no income is published for the company',
  income_boundary_differs: 'the published income is of another boundary than the emissions',
  scope_not_published: 'one scope is not published, so the boundary of the income cannot be checked',
}

/** What leads: the figure of the scope that decided, and its band. */
function exposureSentence(cost: CarbonCost, without: WithoutIncome | null, exposure: RiskLevel): string {
  const isScope1 = cost.scope1_band === exposure
  const [scope, perMillion, tonnes] = isScope1
    ? ['scope 1', cost.scope1_t_per_aud_million, cost.scope1_t]
    : ['scope 2', cost.scope2_t_per_aud_million, cost.scope2_t]
  const amount =
    perMillion === null
      ? `${number(tonnes ?? 0, 0)} t CO2-e in ${cost.reporting_year}; tonnes decide because ${WITHOUT_INCOME[without ?? 'income_not_published']}`
      : `${rough(perMillion)} t CO2-e per A$ million of income (emissions of ${cost.reporting_year}, income of ${cost.income_year})`
  const lowered = isScope1 ? '' : ' Scope 2 counts two bands lower.'
  return `Carbon cost exposure leads and is ${words(exposure)}: ${scope} of ${amount}.${lowered}`
}

function costSentence({ price, cost_aud, cost_percent_of_income: share }: CarbonCost): string {
  if (price === null || cost_aud === null) return 'No price is given or published, so no cost is shown.'
  const of = share === null ? '' : `, ${rough(share)} % of income`
  const at = price.basis === 'caller' ? 'the price that was asked about' : price.label.replace(/\.$/, '')
  return `Scope 1 at A$${figure(Number(price.aud_per_t.toFixed(2)))} a tonne (${at}) would cost ${dollars(cost_aud)}${of}. It is a planning figure, not a liability.`
}

function raisedSentence(raised_by: readonly Raise[], higher: readonly Component[]): string {
  if (raised_by.length === 0) return 'Nothing raised the band.'
  const reasons = raised_by.map((raise) =>
    raise === 'two_components_higher'
      ? `${higher.map(words).join(' and ')} are higher`
      : 'a Safeguard excess was not met',
  )
  return `The band was raised because ${reasons.join(', and once more because ')}.`
}

interface Told {
  readonly cost: CarbonCost
  readonly without_income: WithoutIncome | null
  readonly exposure: RiskLevel
  readonly raised_by: readonly Raise[]
  /** The components that are higher than the exposure. */
  readonly higher: readonly Component[]
}

/** How the overall band was decided, in three sentences that every reader is shown. */
export const transitionStatement = ({ cost, without_income, exposure, raised_by, higher }: Told): string =>
  [
    exposureSentence(cost, without_income, exposure),
    costSentence(cost),
    raisedSentence(raised_by, higher),
  ].join(' ')
