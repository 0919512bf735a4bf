import type { ProjectedIndicator, RegionalRange } from './scenario-hazards.ts'
import { type Agreement, LOW_WARMING_C, type Spread, WELL_EXCEEDS_C } from './warming-levels.ts'

/** Said once with every analysis. */
export const SCENARIO_STATEMENTS: readonly string[] = [
  'A warming level is passed in transit: it shows the climate as the world passes the level, not the climate of a world that stays there.',
  'Changes are for an AR6 region, about a quarter of the continent. Places within it differ; the figures for a place apply the region’s change to the place’s own record.',
  'Ranges run from the 10th to the 90th percentile of the models. One model in ten is below and one in ten above.',
  'Read physical scenarios together with the transition side: the Safeguard path, the company’s targets and the prices that you supply.',
  'What the scenarios mean for strategy, business model and resilience is for the company to state.',
]

/** Which of the two scenarios of section 296D(2B) a level may serve as. */
export type StatutoryRole = 'limited_to_1_5' | 'well_exceeds_2'

export function statutoryRole(level: number): StatutoryRole | null {
  if (level === LOW_WARMING_C) return 'limited_to_1_5'
  return level >= WELL_EXCEEDS_C ? 'well_exceeds_2' : null
}

export function levelStatement(level: number): string {
  const role = statutoryRole(level)
  const transit = `The world passes ${level} °C above 1850-1900 on its way.`
  if (role === 'limited_to_1_5')
    return `${transit} Passed in transit, this level represents the section 296D(2B) scenario in which warming is limited to 1.5 °C; a world that stays there may differ.`
  if (role === 'well_exceeds_2')
    return `${transit} At ${WELL_EXCEEDS_C} °C or more it may serve as the section 296D(2B) scenario that well exceeds 2 °C.`
  return `${transit} On its own it is neither of the two section 296D(2B) scenarios.`
}

const signed = (value: number, digits: number): string => {
  const rounded = value.toFixed(digits)
  // Minus zero, and what rounds to it, has no sign.
  return Number(rounded) === 0 ? (0).toFixed(digits) : `${value > 0 ? '+' : ''}${rounded}`
}

export function warmingWords(range: RegionalRange, agreement: Agreement | null): string {
  return `The region warms by ${signed(range.low, 2)} to ${signed(range.high, 2)} °C compared with 1981-2010 (median ${signed(range.central, 2)} °C)${agreed(agreement, 'warm')}.`
}

export function rainfallWords(range: RegionalRange, agreement: Agreement | null): string {
  const figures = `${signed(range.low, 1)} to ${signed(range.high, 1)} % compared with 1981-2010 (median ${signed(range.central, 1)} %)`
  if (range.range_spans_zero)
    return `The range spans zero: models do not agree on whether rainfall rises or falls. The change is ${figures}${agreed(agreement, agreement?.direction === 'fall' ? 'drier' : 'wetter')}.`
  const direction = range.high <= 0 ? 'falls' : 'rises'
  return `Rainfall in the region ${direction}: ${figures}${agreed(agreement, range.high <= 0 ? 'drier' : 'wetter')}.`
}

const agreed = (agreement: Agreement | null, word: string): string =>
  agreement === null
    ? ''
    : `; ${agreement.at_least ? 'at least ' : ''}${agreement.percent} % of ${agreement.models} models are ${word === 'warm' ? 'warmer' : word}`

export const heatWords = (days35: ProjectedIndicator, days40: ProjectedIndicator, curve: string): string =>
  `Days at 35 °C or more: ${days35.baseline.value.toFixed(1)} a year in ${days35.baseline.period}, ${rangeOf(days35.at_level)} at this level; at 40 °C or more: ${days40.baseline.value.toFixed(1)}, then ${rangeOf(days40.at_level)}. Every day at ${curve} was warmed by the same amount.`

export const hottestWords = (hottest: ProjectedIndicator, curve: string): string =>
  `The hottest day of the year at ${curve} averaged ${hottest.baseline.value.toFixed(1)} °C in ${hottest.baseline.period}; warmed by the same amount, it would reach ${rangeOf(hottest.at_level)} °C.`

const rangeOf = ({ low, central, high }: Spread): string =>
  `${low.toFixed(1)} to ${high.toFixed(1)} (median ${central.toFixed(1)})`
