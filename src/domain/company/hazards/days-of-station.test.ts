import { expect, it } from 'vitest'
import { addDays } from '../../calendar.ts'
import { type DayValues, dailySeries } from '../../daily-indices/daily-series.ts'
import { excessHeat } from '../../daily-indices/excess-heat.ts'
import { heatwavesByYear } from '../../daily-indices/heatwaves.ts'
import { daysOfStation } from './days-of-station.ts'

const BASE = { first: 1981, last: 2010 }

/** Days of 1981 to 2020 in tenths: warm spells, a shower every third day and one heavy fall a year. */
function weather(change: (day: DayValues, at: number) => DayValues = (day) => day): DayValues[] {
  return Array.from({ length: 14_610 }, (_, at) => {
    const tmax = 25 + 8 * Math.cos((at * 2 * Math.PI) / 365.25) + 4 * Math.sin(at / 5)
    const day = {
      date: addDays('1981-01-01', at),
      tmax: Math.round(10 * tmax) / 10,
      tmin: Math.round(10 * (tmax - 10)) / 10,
      rain: at % 365 === 40 ? 30 + (at % 7) : at % 3 === 0 ? 4 : 0,
    }
    return change(day, at)
  })
}

const of = (values: readonly { year: number; value: number }[], year: number): number | undefined =>
  values.find((one) => one.year === year)?.value

it('gives a station the figures that the method gives day by day', () => {
  const series = dailySeries(weather())
  const { annual, curve, months } = daysOfStation(series)
  const waves = heatwavesByYear(excessHeat(series, BASE), series.years)
  expect(annual.HWF_EHF_NF13.map(({ value }) => value)).toEqual(waves.slice(1).map(({ days }) => days))
  expect(annual.HWF_EHF_NF13.some(({ value }) => value > 0)).toBe(true)
  const [first, end] = [series.years[5]!.first, series.years[5]!.end]
  expect(of(annual.TXx, 1986)).toBe(Math.max(...series.tmax.subarray(first, end)))
  expect(of(annual.Rx1day, 1986)).toBe(Math.max(...series.rain.subarray(first, end)))
  expect(months).toHaveLength(40 * 12)
  const baselineDays = series.tmax.subarray(0, series.years[30]!.first)
  const counted = baselineDays.reduce((count, value) => count + Number(value >= 34), 0)
  expect(curve).toMatchObject({ years: 30 })
  expect(curve?.points[2]).toMatchObject({ shift_c: 1, days_ge_35: counted / 30 })
  expect(counted).toBeGreaterThan(0)
})

it('leaves years with too many gaps out, and never takes a gap for a dry day', () => {
  const inYear = (year: string, { date }: DayValues): boolean => date.startsWith(year)
  const { annual } = daysOfStation(
    dailySeries(
      weather((day, at) => {
        if (inYear('1995', day) && at % 5 === 0) return { ...day, tmax: null }
        if (inYear('1996', day) && at % 20 === 0) return { ...day, rain: null }
        return day
      }),
    ),
  )
  expect(of(annual.TXx, 1995)).toBeUndefined()
  expect(of(annual.TXx, 1996)).toBeDefined()
  expect(of(annual.Rx1day, 1996)).toBeUndefined()
  expect(of(annual.CDD, 1997)).toBe(2)
})

it('has no curve and no heatwaves without 25 years of the baseline', () => {
  const { annual, curve } = daysOfStation(dailySeries(weather().filter(({ date }) => date >= '1990')))
  expect(curve).toBeNull()
  expect(annual.HWF_EHF_NF13).toEqual([])
  expect(annual.TXx.length).toBeGreaterThan(25)
})
