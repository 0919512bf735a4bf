import { DAYS_A_YEAR } from './daily-series.ts'

/** Stands for a day of which maximum or minimum is missing. */
export const NO_DAY = -32_768
/** Daily means are kept as maximum plus minimum in hundredths of a degree, so that sums of days are exact. */
const PARTS = 200
/** Numbers of a year: 365 days, then 29 February, which the threshold counts and the windows do not. */
export const YEAR_SLOTS = DAYS_A_YEAR + 1
/** Shifts of the response curves, in degrees. */
export const SHIFTS: readonly number[] = Array.from({ length: 11 }, (_, step) => step / 2)

const NOTHING_SHIFTED = new Float64Array(SHIFTS.length).fill(Number.NaN)

const HOT_DAYS = 3
const WINDOW_DAYS = 33
const HEATWAVE_DAYS = 3
/** So near the threshold that rounding alone would decide. */
const TIE = 1e-9
const COMPLETE_SHARE = 0.9
/** Every missing day takes the factor of 33 days: a year may lack that of a quarter of its days, and is not taken as calm beyond. */
const FACTOR_SHARE = 0.75

/** Which years the numbers of a cell hold, and which of them are the baseline. */
export interface CellYears {
  /** Whether a year was loaded; years that were not take their room anyway. */
  readonly loaded: readonly boolean[]
  /** Places of the baseline's years, the end left out; undefined where too few were loaded. */
  readonly baseline: { readonly first: number; readonly end: number; readonly fewest: number } | undefined
}

export interface CellHeat {
  /** T95; NaN where the baseline does not give it. */
  readonly threshold: number
  /** Days in heatwaves of each year, each heatwave whole in the year in which it starts; NaN for a year without a figure. */
  readonly days: Float64Array
  /** Highest Excess Heat Factor of the severest heatwave of each year; NaN without one. */
  readonly severest: Float64Array
  /** Days of each year that have a factor; 29 February is not counted. */
  readonly known: Uint16Array
  /** Mean days a year in heatwaves over the baseline with every day warmer by each of the shifts; NaN without a baseline. */
  readonly shifted: Float64Array
}

/**
 * Heatwaves of a grid's cell by the Excess Heat Factor, as `excessHeat` and `heatwavesByYear` find them, in one pass over whole
 * numbers: the country has 280,000 cells. A year has figures where the year before it was loaded too, for the windows of January
 * reach into it, where nine tenths of its days have a value, and three quarters a factor.
 */
export class HeatOfCell {
  readonly #years: CellYears
  readonly #line: Int16Array
  readonly #counts = new Uint16Array(65_536)
  readonly #known: Uint16Array
  readonly #means: Float64Array
  readonly #shiftDays: Float64Array
  readonly #starts = new Uint32Array(SHIFTS.length)
  readonly #days: Float64Array
  readonly #severest: Float64Array

  constructor(years: CellYears) {
    const count = years.loaded.length
    this.#years = years
    this.#line = new Int16Array(count * DAYS_A_YEAR)
    this.#known = new Uint16Array(count)
    this.#means = new Float64Array(count)
    this.#shiftDays = new Float64Array(count * SHIFTS.length)
    this.#days = new Float64Array(count)
    this.#severest = new Float64Array(count)
  }

  /** `threshold` is that of an earlier load, for a load without the baseline. The arrays are used again for the next cell. */
  of(means: Int16Array, threshold: number): CellHeat {
    const own = this.#threshold(means)
    const used = Number.isNaN(own) ? threshold : own
    const count = this.#years.loaded.length
    const days = this.#days.fill(0)
    const severest = this.#severest.fill(Number.NaN)
    this.#known.fill(0)
    this.#means.fill(0)
    this.#shiftDays.fill(0)
    for (let year = 0; year < count; year += 1)
      this.#line.set(means.subarray(year * YEAR_SLOTS, year * YEAR_SLOTS + DAYS_A_YEAR), year * DAYS_A_YEAR)
    if (!Number.isNaN(used)) this.#pass(used, days, severest)
    for (let year = 0; year < count; year += 1)
      if (Number.isNaN(used) || !this.#hasFigures(year)) days[year] = severest[year] = Number.NaN
    return { threshold: used, days, severest, known: this.#known, shifted: this.#shifted(own) }
  }

  #hasFigures(year: number): boolean {
    const { loaded } = this.#years
    return (
      loaded[year] === true &&
      loaded[year - 1] === true &&
      this.#known[year]! >= FACTOR_SHARE * DAYS_A_YEAR &&
      (this.#known[year]! >= COMPLETE_SHARE * DAYS_A_YEAR ||
        this.#observed(year) >= COMPLETE_SHARE * DAYS_A_YEAR)
    )
  }

  #observed(year: number): number {
    let count = 0
    for (let at = year * DAYS_A_YEAR; at < (year + 1) * DAYS_A_YEAR; at += 1)
      if (this.#line[at] !== NO_DAY) count += 1
    return count
  }

  /** The 95th percentile (type 7) of all days of the baseline, by counting how often each number comes. */
  #threshold(means: Int16Array): number {
    const { baseline } = this.#years
    if (baseline === undefined) return Number.NaN
    const counts = this.#counts
    let [present, complete, least, most] = [0, 0, 65_535, 0]
    for (let year = baseline.first; year < baseline.end; year += 1) {
      const before = present
      for (let at = year * YEAR_SLOTS; at < (year + 1) * YEAR_SLOTS; at += 1) {
        const mean = means[at]!
        if (mean === NO_DAY) continue
        const slot = mean + 32_768
        counts[slot]! += 1
        present += 1
        if (slot < least) least = slot
        if (slot > most) most = slot
      }
      if (present - before >= COMPLETE_SHARE * DAYS_A_YEAR) complete += 1
    }
    const position = (present - 1) * 0.95
    const lower = rankFromTop(counts, most, present - Math.floor(position))
    const upper = rankFromTop(counts, most, present - Math.ceil(position))
    counts.fill(0, least, most + 1)
    if (complete < baseline.fewest) return Number.NaN
    return (lower + (position - Math.floor(position)) * (upper - lower)) / PARTS
  }

  /** Goes over stretches without a missing day: inside them a day costs one sum and one comparison. */
  #pass(threshold: number, days: Float64Array, severest: Float64Array): void {
    const line = this.#line
    for (let first = 0; first < line.length; ) {
      if (line[first] === NO_DAY) {
        first += 1
        continue
      }
      const gap = line.indexOf(NO_DAY, first)
      const end = gap === -1 ? line.length : gap
      this.#stretch(first + WINDOW_DAYS - 1, end, threshold, days, severest)
      first = end + 1
    }
  }

  /** The days from `from` on, each with a whole window before it. */
  #stretch(from: number, end: number, threshold: number, days: Float64Array, severest: Float64Array): void {
    if (from >= end) return
    this.#know(from, end)
    const line = this.#line
    const hasShifts = this.#years.baseline !== undefined
    // Below it no shift makes a day hot, and nothing is computed; in sums of three days, which are whole numbers.
    const coldest = Math.ceil((threshold - (hasShifts ? SHIFTS.at(-1)! : 0)) * PARTS * HOT_DAYS)
    let before = line[from - 2]!
    let yesterday = line[from - 1]!
    let length = 0
    for (let at = from; at < end; at += 1) {
      const today = line[at]!
      const hotSum = before + yesterday + today
      before = yesterday
      yesterday = today
      if (hotSum < coldest) {
        if (this.#hotFrom < SHIFTS.length) this.#shift(at, SHIFTS.length)
        if (length === 0) continue
        this.#close(length, days, severest)
        length = 0
        continue
      }
      const significance = hotSum / (PARTS * HOT_DAYS) - threshold
      if (hasShifts) this.#shift(at, firstHotShift(-significance))
      if (significance >= TIE) {
        this.#add(at, length, significance, hotSum)
        length += 1
      } else if (length > 0) {
        this.#close(length, days, severest)
        length = 0
      }
    }
    this.#close(length, days, severest)
    if (hasShifts) this.#shift(end, SHIFTS.length)
  }

  /** Counts days that have a factor, by year. */
  #know(from: number, end: number): void {
    for (let at = from; at < end; ) {
      const year = Math.floor(at / DAYS_A_YEAR)
      const until = Math.min(end, (year + 1) * DAYS_A_YEAR)
      this.#known[year]! += until - at
      at = until
    }
  }

  /** The heatwave under way: where it began, the sum of its factors and the highest. */
  readonly #event = { start: 0, total: 0, peak: 0 }

  #add(at: number, length: number, significance: number, hotSum: number): void {
    const event = this.#event
    if (length === 0) {
      event.start = at
      event.total = event.peak = 0
      this.#used = this.#usedUntil(at)
    } else this.#used += this.#line[at - HOT_DAYS]! - this.#line[at - WINDOW_DAYS]!
    const hot = hotSum / (PARTS * HOT_DAYS)
    const factor = Math.max(1, hot - this.#used / (PARTS * (WINDOW_DAYS - HOT_DAYS))) * significance
    event.total += factor
    if (factor > event.peak) event.peak = factor
  }

  /** The sum of the thirty days that people are used to; kept up to date only during a heatwave, for most days need none. */
  #used = 0

  #usedUntil(at: number): number {
    let sum = 0
    for (let day = at - WINDOW_DAYS + 1; day <= at - HOT_DAYS; day += 1) sum += this.#line[day]!
    return sum
  }

  #close(length: number, days: Float64Array, severest: Float64Array): void {
    if (length < HEATWAVE_DAYS) return
    const { start, total, peak } = this.#event
    const year = Math.floor(start / DAYS_A_YEAR)
    days[year]! += length
    if (total / length <= this.#means[year]!) return
    this.#means[year] = total / length
    severest[year] = peak
  }

  /** The first shift under which the day before was hot: it is under every greater one. */
  #hotFrom = SHIFTS.length

  /** Begins and ends runs of hot days under those shifts alone for which something changes. */
  #shift(at: number, first: number): void {
    const starts = this.#starts
    for (let shift = first; shift < this.#hotFrom; shift += 1) starts[shift] = at
    for (let shift = this.#hotFrom; shift < first; shift += 1) {
      const start = starts[shift]!
      if (at - start >= HEATWAVE_DAYS)
        this.#shiftDays[Math.floor(start / DAYS_A_YEAR) * SHIFTS.length + shift]! += at - start
    }
    this.#hotFrom = first
  }

  #shifted(threshold: number): Float64Array {
    const { baseline } = this.#years
    if (baseline === undefined || Number.isNaN(threshold)) return NOTHING_SHIFTED
    const mean = new Float64Array(SHIFTS.length)
    let years = 0
    for (let year = baseline.first; year < baseline.end; year += 1) {
      if (!this.#hasFigures(year)) continue
      years += 1
      for (let shift = 0; shift < mean.length; shift += 1)
        mean[shift]! += this.#shiftDays[year * SHIFTS.length + shift]!
    }
    return years === 0 ? mean.fill(Number.NaN) : mean.map((total) => total / years)
  }
}

/** The number at a rank, counted from the greatest, which is 1. */
function rankFromTop(counts: Uint16Array, most: number, rank: number): number {
  let slot = most
  for (let passed = counts[slot]!; passed < rank && slot > 0; passed += counts[slot]!) slot -= 1
  return slot - 32_768
}

/** The first shift under which a day is hot that is so many degrees short of the threshold; their number if none is. */
function firstHotShift(short: number): number {
  if (short <= -TIE) return 0
  return Math.min(SHIFTS.length, Math.ceil((short + TIE) / 0.5))
}
