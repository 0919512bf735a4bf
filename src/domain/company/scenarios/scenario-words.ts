import { indicatorLabel } from '../climate/indicator-rules.ts'
import type { ProjectedIndicator, RegionalRange } from './scenario-hazards.ts'
import type { Agreement, Spread } from './warming-levels.ts'

/** Said once with every analysis. */
export const SCENARIO_STATEMENTS: readonly string[] = [
  'A warming level is passed in transit: it shows the climate as the world passes the level, not the climate of a world that stays there.',
  'Changes are for an AR6 region, about a quarter of the continent. Places within it differ; the figures for a place apply the region’s change to the place’s own record.',
  'A figure then is the figure now plus what is still to come: the models’ change at the level less their change at the warming of the observed years, both compared with 1981-2010.',
  'Ranges run from the 10th to the 90th percentile of the models. One model in ten is below and one in ten above.',
  'Read physical scenarios together with the transition side: the Safeguard path, the company’s targets and the prices that you supply.',
  'What the scenarios mean for strategy, business model and resilience is for the company to state.',
]

const signed = (value: number, digits: number): string => {
  const rounded = value.toFixed(digits)
  // Minus zero, and what rounds to it, has no sign.
  return Number(rounded) === 0 ? (0).toFixed(digits) : `${value > 0 ? '+' : ''}${rounded}`
}

/** What had come by now, as the words of a hazard need it. */
interface SoFar {
  readonly period: string
  readonly warming_c: number
  readonly so_far: Spread
}

const soFarWords = ({ period, warming_c, so_far }: SoFar, unit: string, digits: number): string =>
  `By ${period}, at ${warming_c.toFixed(2)} °C of global warming, the models have ${signed(so_far.low, digits)} to ${signed(so_far.high, digits)} ${unit} (median ${signed(so_far.central, digits)} ${unit}); the rest is still to come and is added to now.`

export function warmingWords(range: RegionalRange, agreement: Agreement | null, now: SoFar): string {
  return `The region warms by ${signed(range.low, 2)} to ${signed(range.high, 2)} °C compared with 1981-2010 (median ${signed(range.central, 2)} °C)${agreed(agreement, 'warm')}. ${soFarWords(now, '°C', 2)}`
}

export function rainfallWords(range: RegionalRange, agreement: Agreement | null, now: SoFar): string {
  const figures = `${signed(range.low, 1)} to ${signed(range.high, 1)} % compared with 1981-2010 (median ${signed(range.central, 1)} %)`
  const then = soFarWords(now, '%', 1)
  if (range.range_spans_zero)
    return `The range spans zero: models do not agree on whether rainfall rises or falls. The change is ${figures}${agreed(agreement, agreement?.direction === 'fall' ? 'drier' : 'wetter')}. ${then}`
  const direction = range.high <= 0 ? 'falls' : 'rises'
  return `Rainfall in the region ${direction}: ${figures}${agreed(agreement, range.high <= 0 ? 'drier' : 'wetter')}. ${then}`
}

const agreed = (agreement: Agreement | null, word: string): string =>
  agreement === null
    ? ''
    : `; ${agreement.at_least ? 'at least ' : ''}${agreement.percent} % of ${agreement.models} models are ${word === 'warm' ? 'warmer' : word}`

export const heatWords = (days35: ProjectedIndicator, days40: ProjectedIndicator, curve: string): string =>
  `Days at 35 °C or more: ${courseOf(days35)}; at 40 °C or more: ${courseOf(days40)}. Every day at ${curve} was warmed by the same amount.`

const courseOf = ({ baseline, now, at_level }: ProjectedIndicator): string =>
  `${baseline === null ? '' : `${baseline.value.toFixed(1)} a year in ${baseline.period}, `}${now === null ? 'not known now' : `${now.value.toFixed(1)} in ${now.period}`}, ${rangeOf(at_level)} at this level${now === null ? ', counted from the baseline' : ''}`

/** `curve` is the place of the response curve; null where none is near. */
export function hottestWords({ baseline, now, at_level }: ProjectedIndicator, curve: string | null): string {
  const before = baseline === null ? null : `${baseline.value.toFixed(1)} °C in ${baseline.period}`
  if (now === null)
    return `The hottest day of the year at ${curve} averaged ${before}; it is not known now. Warmed as the region since then, it would reach ${rangeOf(at_level)} °C.`
  const beside = before === null ? '' : ` (at ${curve} ${before})`
  return `The hottest day of the year averaged ${now.value.toFixed(1)} °C in ${now.period}${beside}; with what is still to come it would reach ${rangeOf(at_level)} °C.`
}

const rangeOf = ({ low, central, high }: Spread): string =>
  `${low.toFixed(1)} to ${high.toFixed(1)} (median ${central.toFixed(1)})`

/** Less rain is worse; more of anything else is. */
export const isMilder = (indicator: string, fromNow: number | null): boolean =>
  fromNow !== null && (indicator === 'rainfall' ? fromNow > 0 : fromNow < 0)

/** What the sentence on a milder world is made of. */
interface Milder {
  readonly figures: readonly {
    readonly indicator: string
    readonly unit: string
    readonly at_level: number
    readonly now: number
  }[]
  /** Medians of the region compared with 1981-2010, in `unit`: at the level, and at the warming of the years of now. */
  readonly unit: string
  readonly at_level: number
  readonly so_far: number
  readonly warming_c: number
  readonly period: string
}

const unitWords = (unit: string): string => (unit === 'degC' ? '°C' : unit)

/** That a world warmed further is milder than now, and why. */
export function milderSentence({ figures, unit, at_level, so_far, warming_c, period }: Milder): string {
  const digits = unit === 'degC' ? 2 : 1
  const median = (value: number): string => `${signed(value, digits)} ${unitWords(unit)}`
  const told = figures.map(
    ({ indicator, unit: own, at_level: then, now }) =>
      `${indicatorWords(indicator)} ${then.toFixed(1)} ${unitWords(own)} then, ${now.toFixed(1)} ${unitWords(own)} now`,
  )
  return `At this level the median is milder than now (${told.join('; ')}): compared with 1981-2010, the models’ median for the region is ${median(at_level)} at this level and ${median(so_far)} at the ${warming_c.toFixed(2)} °C of ${period}.`
}

/** The sentence for a hazard of a place; null where its median is not milder. */
export function milderWords(range: RegionalRange, indicators: readonly ProjectedIndicator[]): string | null {
  const milder = indicators.filter((one) => isMilder(one.indicator, one.change_from_now?.central ?? null))
  const [first] = milder
  if (first === undefined || first.now === null || first.so_far === null) return null
  return milderSentence({
    figures: milder.map(({ indicator, unit, now, at_level }) => ({
      indicator,
      unit,
      at_level: at_level.central,
      now: now!.value,
    })),
    unit: range.unit,
    at_level: range.central,
    so_far: first.so_far.central,
    warming_c: first.now.warming_c,
    period: first.now.period,
  })
}

const indicatorWords = (indicator: string): string =>
  indicator === 'hottest_day'
    ? 'hottest day'
    : indicatorLabel(indicator).replace(/^./, (one) => one.toLowerCase())
