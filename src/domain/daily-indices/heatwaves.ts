import { DAYS_A_YEAR, type YearSpan } from './daily-series.ts'
import { type Spell, spells } from './spells.ts'

/** Days in a row that make a heatwave. */
const HEATWAVE_DAYS = 3

/** The heatwaves of one year or season, each whole in the year in which it starts. */
export interface HeatwaveYear {
  readonly year: number
  /** HWN */
  readonly events: number
  /** HWF: days in heatwaves. */
  readonly days: number
  /** HWD: days of the longest; null without a heatwave, like the following. */
  readonly longest: number | null
  /** HWM: mean over the events of each event's mean. */
  readonly magnitude: number | null
  /** HWA: the highest day of the event with the highest mean. */
  readonly amplitude: number | null
}

/** Heatwaves of each calendar year, from values of 365-day years that are above zero on a hot day. */
export function heatwavesByYear(
  values: Float64Array,
  years: readonly YearSpan[],
  isHot: (value: number) => boolean = (value) => value > 0,
): HeatwaveYear[] {
  const events = spells((at) => isHot(values[at]!), 0, values.length, HEATWAVE_DAYS)
  return years.map(({ year }, index) =>
    describe(
      year,
      values,
      events.filter(({ first }) => Math.floor(first / DAYS_A_YEAR) === index),
    ),
  )
}

/** 1 November and 1 April in a year of 365 days. */
const SEASON = { first: 304, end: 90 } as const

/**
 * Heatwaves of each season from November to March, named by its first year. The last year has no whole season and gives no
 * value.
 */
export function heatwavesBySeason(
  values: Float64Array,
  years: readonly YearSpan[],
  isHot: (value: number) => boolean = (value) => value > 0,
): HeatwaveYear[] {
  const events = spells((at) => isHot(values[at]!), 0, values.length, HEATWAVE_DAYS)
  return years.slice(0, -1).map(({ year }, index) => {
    const from = index * DAYS_A_YEAR + SEASON.first
    const to = (index + 1) * DAYS_A_YEAR + SEASON.end
    return describe(
      year,
      values,
      events.filter(({ first }) => first >= from && first < to),
    )
  })
}

function describe(year: number, values: Float64Array, events: readonly Spell[]): HeatwaveYear {
  const told = events.map(({ first, end }) => {
    const days = values.subarray(first, end)
    return { days: end - first, mean: days.reduce((a, b) => a + b, 0) / days.length, peak: Math.max(...days) }
  })
  const severest = told.reduce<(typeof told)[number] | undefined>(
    (chosen, event) => (chosen === undefined || event.mean > chosen.mean ? event : chosen),
    undefined,
  )
  return {
    year,
    events: told.length,
    days: told.reduce((total, event) => total + event.days, 0),
    longest: severest === undefined ? null : Math.max(...told.map((event) => event.days)),
    magnitude:
      severest === undefined ? null : told.reduce((total, event) => total + event.mean, 0) / told.length,
    amplitude: severest?.peak ?? null,
  }
}
