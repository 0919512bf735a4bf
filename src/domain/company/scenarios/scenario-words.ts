import type { ProjectedIndicator, RegionalRange } from './scenario-hazards.ts'
import { type Agreement, LOW_WARMING_C, type Spread, WELL_EXCEEDS_C } from './warming-levels.ts'

/** Said once with every analysis. */
export const SCENARIO_STATEMENTS: readonly string[] = [
  'A level of warming is passed in transit: it tells what the climate is like when the world passes the level, not what a world that stays there would be like.',
  'Changes are those of an AR6 region, which is about a quarter of the continent. Within it places differ; the figures of a place carry the region’s change onto the place’s own record.',
  'Ranges are the 10th to the 90th percentile over models. One model in ten lies below and one in ten above.',
  'Physical scenarios are read together with the transition side: the Safeguard path, the company’s targets, and prices that the caller states.',
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
    return `${transit} In transit this level stands for the scenario of section 296D(2B) in which warming is limited to 1.5 °C; a world that stays at it may differ.`
  if (role === 'well_exceeds_2')
    return `${transit} At ${WELL_EXCEEDS_C} °C or more it may serve as the scenario of section 296D(2B) that well exceeds 2 °C.`
  return `${transit} By itself it is neither of the two scenarios of section 296D(2B).`
}

const signed = (value: number, digits: number): string => {
  const rounded = value.toFixed(digits)
  // Minus zero, and what rounds to it, has no sign.
  return Number(rounded) === 0 ? (0).toFixed(digits) : `${value > 0 ? '+' : ''}${rounded}`
}

export function warmingWords(range: RegionalRange, agreement: Agreement | null): string {
  return `The region warms by ${signed(range.low, 2)} to ${signed(range.high, 2)} °C against 1981-2010, in the middle ${signed(range.central, 2)} °C${agreed(agreement, 'warm')}.`
}

export function rainfallWords(range: RegionalRange, agreement: Agreement | null): string {
  const figures = `${signed(range.low, 1)} to ${signed(range.high, 1)} % against 1981-2010, in the middle ${signed(range.central, 1)} %`
  if (range.range_spans_zero)
    return `The range spans zero: models do not agree whether rainfall rises or falls. It is ${figures}${agreed(agreement, agreement?.direction === 'fall' ? 'drier' : 'wetter')}.`
  const direction = range.high <= 0 ? 'falls' : 'rises'
  return `Rainfall of the region ${direction}: ${figures}${agreed(agreement, range.high <= 0 ? 'drier' : 'wetter')}.`
}

const agreed = (agreement: Agreement | null, word: string): string =>
  agreement === null
    ? ''
    : `; ${agreement.at_least ? 'at least ' : ''}${agreement.percent} % of ${agreement.models} models are ${word === 'warm' ? 'warmer' : word}`

export const heatWords = (days35: ProjectedIndicator, days40: ProjectedIndicator, curve: string): string =>
  `Days at 35 °C or more: ${days35.baseline.value.toFixed(1)} a year in ${days35.baseline.period}, ${rangeOf(days35.at_level)} at this level; at 40 °C or more: ${days40.baseline.value.toFixed(1)}, then ${rangeOf(days40.at_level)}. Every day of ${curve} was warmed by the same amount.`

export const hottestWords = (hottest: ProjectedIndicator, curve: string): string =>
  `The hottest day of a year at ${curve} had ${hottest.baseline.value.toFixed(1)} °C on average in ${hottest.baseline.period}; warmed like every other day it would have ${rangeOf(hottest.at_level)} °C.`

const rangeOf = ({ low, central, high }: Spread): string =>
  `${low.toFixed(1)} to ${high.toFixed(1)} (middle ${central.toFixed(1)})`
