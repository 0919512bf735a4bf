import { describe, expect, test } from 'vitest'
import { cellNumber, hasSharedTables, sharedTable } from '../../../test/support/shared-tables.ts'
import { addDays } from '../calendar.ts'
import { type DailySeries, type DayValues, dailySeries, dateAt, leapDayOf } from './daily-series.ts'
import { excessHeat, hotDayThreshold } from './excess-heat.ts'
import { dailyIndices } from './indices.ts'

const BASE = { first: 1981, last: 2010 }

/** Days from a first one on; `valuesOf` says what differs from a mild dry day. */
const days = (
  first: string,
  count: number,
  valuesOf: (date: string, at: number) => Partial<DayValues>,
): DayValues[] =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays(first, at)
    return { date, tmax: 20, tmin: 10, rain: 0, ...valuesOf(date, at) }
  })

/** Looks up an index of a year, computed once for a series. */
const valuesOf = (series: DailySeries): ((index: string, year: number) => number | null | undefined) => {
  const all = dailyIndices(series, { first: 2001, last: 2010 })
  return (index, year) => all.find((one) => one.index === index && one.year === year)?.value
}

/** 2001 to 2010. */
const DECADE = 3652

describe('by hand', () => {
  test('a five-day fall may begin in the year before, and a dry spell counts from its first day', () => {
    const series = dailySeries(
      days('2001-01-01', DECADE, (date) => ({
        rain:
          date === '2001-12-01' || date === '2002-03-01'
            ? 5
            : date >= '2001-12-29' && date <= '2002-01-02'
              ? 10
              : 0,
      })),
    )
    const valueOf = valuesOf(series)
    expect(valueOf('Rx5day', 2002)).toBe(50)
    expect(valueOf('Rx1day', 2001)).toBe(10)
    expect(valueOf('CDD', 2001)).toBe(334)
    expect(valueOf('CDD', 2003)).toBe(305 + 365)
    expect(valueOf('CDD_within_year', 2003)).toBe(365)
    expect(valueOf('CWD', 2002)).toBe(5)
    expect(valueOf('CWD_within_year', 2002)).toBe(2)
    expect(valueOf('SDII', 2003)).toBeNull()
  })

  test.each([
    [3, 20],
    [4, null],
  ])('with %d missing days in a month the year has the value %s', (missing, expected) => {
    const series = dailySeries(
      days('2001-01-01', DECADE, (date) =>
        date >= '2004-02-10' && date < `2004-02-${10 + missing}` ? { tmax: null } : {},
      ),
    )
    const valueOf = valuesOf(series)
    expect(valueOf('TXx', 2004)).toBe(expected)
    expect(valueOf('TNx', 2004)).toBe(10)
  })

  test('a year that is only begun has no value', () => {
    const series = dailySeries(days('2001-01-01', DECADE + 300, () => ({})))
    const valueOf = valuesOf(series)
    expect(valueOf('TXx', 2011)).toBeNull()
  })

  test('a heatwave over New Year belongs whole to the year in which it starts', () => {
    const hot = new Set(Array.from({ length: 6 }, (_, at) => addDays('2005-12-29', at)))
    const series = dailySeries(
      days('2001-01-01', DECADE, (date, at) => ({ tmax: hot.has(date) ? 50 : 20 + (at % 7) * 0.1 })),
    )
    const valueOf = valuesOf(series)
    expect(valueOf('HWN_EHF_NF13', 2005)).toBe(1)
    // Three days' means stay above the threshold for two days after the last hot one.
    expect(valueOf('HWF_EHF_NF13', 2005)).toBe(8)
    expect(valueOf('HWN_EHF_NF13', 2006)).toBe(0)
    expect(valueOf('HWD_EHF_NF13', 2006)).toBeNull()
  })

  test('a year that is far warmer than the baseline is above its percentile on every day', () => {
    const series = dailySeries(
      days('2001-01-01', DECADE + 365, (date, at) => ({
        tmax: date.startsWith('2011') ? 40 : 20 + ((at * 7919) % 101) / 100,
      })),
    )
    const valueOf = valuesOf(series)
    expect(valueOf('TX90p', 2011)).toBe(100)
    expect(valueOf('WSDI', 2011)).toBe(365)
    const inBase = valueOf('TX90p', 2005) ?? 0
    expect(inBase).toBeGreaterThan(7)
    expect(inBase).toBeLessThan(13)
  })

  test('EHF is silent around a missing day and at a tie with its threshold', () => {
    const series = dailySeries(
      days('2001-01-01', DECADE, (date, at) => ({ tmax: date === '2003-06-01' ? null : 20 + (at % 5) })),
    )
    const factors = excessHeat(series, { first: 2001, last: 2010 })
    const from = 2 * 365 + 151
    expect([...factors.subarray(from, from + 33)].every(Number.isNaN)).toBe(true)
    expect(factors[from + 33]).not.toBeNaN()
    const flat = dailySeries(days('2001-01-01', DECADE, () => ({})))
    expect(excessHeat(flat, { first: 2001, last: 2010 }).every(Number.isNaN)).toBe(true)
  })
})

describe.runIf(hasSharedTables)('Sydney Observatory Hill 1936-2015 against climdex.pcic and Climpact', () => {
  const sydney = (): DailySeries =>
    dailySeries(
      sharedTable('climate/extremes/sydney_observatory_hill_daily.csv').map((row) => ({
        date: row['date']!,
        tmax: cellNumber(row['tmax_c']),
        tmin: cellNumber(row['tmin_c']),
        rain: cellNumber(row['precip_mm']),
      })),
    )
  /** The peers print six digits. */
  const printed = (value: number | null | undefined): number | null | undefined =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value

  test('every index that both confirm is equal to the printed digits, the percentiles but for one', () => {
    const got = new Map(dailyIndices(sydney(), BASE).map((one) => [`${one.index} ${one.year}`, one]))
    const rows = sharedTable('climate/extremes/sydney_indices_annual.csv')
    const unequal = (checked: typeof rows): string[] =>
      checked.flatMap((row) => {
        const name = `${row['index']} ${row['year']}`
        const own = got.get(name)
        return own?.unit === row['unit'] && printed(own?.value) === Number(row['peer_value']) ? [] : [name]
      })
    const agreed = rows.filter((row) => row['check'] === 'agree')
    expect(agreed.length).toBeGreaterThan(2000)
    expect(unequal(agreed)).toEqual([])
    const percentiles = rows.filter((row) => /^(T[XN][19]0p|WSDI|CSDI)$/.test(row['index']!))
    // One of the 29 replaced percentiles of one day ties with its temperature.
    expect(unequal(percentiles)).toEqual(['TX90p 2005'])
  })

  test('EHF of every positive day is equal', () => {
    const series = sydney()
    expect(hotDayThreshold(series, BASE)).toBeCloseTo(24.9, 9)
    const dates = series.years.flatMap((span) => {
      const all = Array.from({ length: span.end - span.first }, (_, day) => span.first + day)
      return all.filter((at) => at !== leapDayOf(span)).map((at) => dateAt(series, at))
    })
    const factors = excessHeat(series, BASE)
    const positive = dates.flatMap((date, at) => (factors[at]! > 0 ? [[date, factors[at]!.toFixed(4)]] : []))
    const expected = sharedTable('climate/extremes/sydney_ehf_positive_days.csv')
    expect(positive).toEqual(expected.map((row) => [row['date'], row['ehf_degc2']]))
  })
})
