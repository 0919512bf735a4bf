import { annualCount, annualMaximum, annualMinimum, annualSum, type Column, runningSums } from './annual.ts'
import { completeYears, type DailySeries, type YearRange } from './daily-series.ts'
import { excessHeat, excessHeatByCalendarDay, maximumAboveCalendarDay } from './excess-heat.ts'
import { type HeatwaveYear, heatwavesBySeason, heatwavesByYear } from './heatwaves.ts'
import { daysInSpells, type PercentileQuestion, sharesOfDays } from './percentile-indices.ts'
import { quantileType8 } from './quantiles.ts'
import { longestReachingYears, longestWithinYears } from './spells.ts'

/** One index of one year; null where too many days are missing, or where nothing happened that it could measure. */
interface IndexValue {
  readonly index: string
  readonly year: number
  readonly value: number | null
  readonly unit: string
}

type Variable = 'tmax' | 'tmin' | 'rain'

/** What an index is made of: the columns whose years must be complete, and its values for each year of the series. */
interface Index {
  readonly id: string
  readonly unit: string
  readonly needs: readonly Variable[]
  readonly annual: (series: DailySeries, base: YearRange) => readonly (number | null)[]
}

const WET_DAY = 1
const isWet = (rain: number): boolean => rain >= WET_DAY
const isDry = (rain: number): boolean => rain < WET_DAY

const column = ({ years, ...series }: DailySeries, variable: Variable): Column => ({
  values: series[variable],
  years,
})

const days = (id: string, variable: Variable, passes: (value: number) => boolean): Index => ({
  id,
  unit: 'days',
  needs: [variable],
  annual: (series) => annualCount(column(series, variable), passes),
})

const extreme = (
  id: string,
  variable: Variable,
  choose: (from: Column) => number[],
  unit = 'degC',
): Index => ({
  id,
  unit,
  needs: [variable],
  annual: (series) => choose(column(series, variable)),
})

/** Indices of the Expert Team on Climate Change Detection and Indices that need no baseline. */
const PLAIN: readonly Index[] = [
  extreme('TXx', 'tmax', annualMaximum),
  extreme('TXn', 'tmax', annualMinimum),
  extreme('TNx', 'tmin', annualMaximum),
  extreme('TNn', 'tmin', annualMinimum),
  days('SU', 'tmax', (tmax) => tmax > 25),
  days('TR', 'tmin', (tmin) => tmin > 20),
  days('FD', 'tmin', (tmin) => tmin < 0),
  { id: 'DTR', unit: 'degC', needs: ['tmax', 'tmin'], annual: meanRange },
  days('TX30_ge', 'tmax', (tmax) => tmax >= 30),
  days('TX35_ge', 'tmax', (tmax) => tmax >= 35),
  days('TX35_gt', 'tmax', (tmax) => tmax > 35),
  days('TX40_ge', 'tmax', (tmax) => tmax >= 40),
  days('TX40_gt', 'tmax', (tmax) => tmax > 40),
  extreme('Rx1day', 'rain', annualMaximum, 'mm'),
  {
    id: 'Rx5day',
    unit: 'mm',
    needs: ['rain'],
    annual: ({ rain, years }) => annualMaximum({ values: runningSums(rain, 5), years }),
  },
  days('R10mm', 'rain', (rain) => rain >= 10),
  days('R20mm', 'rain', (rain) => rain >= 20),
  { id: 'SDII', unit: 'mm/day', needs: ['rain'], annual: (series) => rainOfWetDay(column(series, 'rain')) },
  {
    id: 'PRCPTOT',
    unit: 'mm',
    needs: ['rain'],
    annual: (series) => annualSum(column(series, 'rain'), isWet),
  },
  spell('CDD', longestReachingYears, isDry),
  spell('CWD', longestReachingYears, isWet),
  spell('CDD_within_year', longestWithinYears, isDry),
  spell('CWD_within_year', longestWithinYears, isWet),
]

/** Those that compare with percentiles of the baseline. */
const AGAINST_BASELINE: readonly Index[] = [
  percentile('TX90p', '%', 'tmax', 0.9, sharesOfDays),
  percentile('TX10p', '%', 'tmax', 0.1, sharesOfDays),
  percentile('TN90p', '%', 'tmin', 0.9, sharesOfDays),
  percentile('TN10p', '%', 'tmin', 0.1, sharesOfDays),
  percentile('WSDI', 'days', 'tmax', 0.9, daysInSpells),
  percentile('CSDI', 'days', 'tmin', 0.1, daysInSpells),
  veryWet('R95p', 0.95),
  veryWet('R99p', 0.99),
]

const DAILY_INDICES: readonly Index[] = [...PLAIN, ...AGAINST_BASELINE]

/** Heatwaves by three definitions, each with five aspects. */
const HEATWAVES: readonly {
  readonly definition: string
  readonly unit: string
  readonly needs: readonly Variable[]
  readonly values: (series: DailySeries, base: YearRange) => Float64Array
  readonly by: typeof heatwavesByYear
}[] = [
  {
    definition: 'EHF_NF13',
    unit: 'degC2',
    needs: ['tmax', 'tmin'],
    values: excessHeat,
    by: heatwavesByYear,
  },
  {
    definition: 'EHF_PA13',
    unit: 'degC2',
    needs: ['tmax', 'tmin'],
    values: excessHeatByCalendarDay,
    by: heatwavesBySeason,
  },
  {
    definition: 'Tx90',
    unit: 'degC',
    needs: ['tmax'],
    values: maximumAboveCalendarDay,
    by: (values, years) => heatwavesBySeason(values, years, (value) => !Number.isNaN(value)),
  },
]

const ASPECTS: readonly {
  readonly id: string
  readonly unit: string | null
  readonly of: (year: HeatwaveYear) => number | null
}[] = [
  { id: 'HWN', unit: 'events', of: ({ events }) => events },
  { id: 'HWF', unit: 'days', of: ({ days: count }) => count },
  { id: 'HWD', unit: 'days', of: ({ longest }) => longest },
  { id: 'HWM', unit: null, of: ({ magnitude }) => magnitude },
  { id: 'HWA', unit: null, of: ({ amplitude }) => amplitude },
]

/** Every index for every year of a series, in the order of the table. */
export function dailyIndices(series: DailySeries, base: YearRange): IndexValue[] {
  const complete = {
    tmax: completeYears(series.tmax, series.years),
    tmin: completeYears(series.tmin, series.years),
    rain: completeYears(series.rain, series.years),
  }
  const isComplete = (needs: readonly Variable[], at: number): boolean =>
    needs.every((variable) => complete[variable][at])
  const plain = DAILY_INDICES.flatMap(({ id, unit, needs, annual }) => {
    const values = annual(series, base)
    return series.years.map(({ year }, at) => ({
      index: id,
      year,
      unit,
      value: isComplete(needs, at) ? known(values[at]) : null,
    }))
  })
  const heat = HEATWAVES.flatMap(({ definition, unit, needs, values, by }) => {
    const years = by(values(series, base), series.years)
    return ASPECTS.flatMap((aspect) =>
      years.map((one, at) => ({
        index: `${aspect.id}_${definition}`,
        year: one.year,
        unit: aspect.unit ?? unit,
        value: isComplete(needs, at) ? known(aspect.of(one)) : null,
      })),
    )
  })
  return [...plain, ...heat]
}

const known = (value: number | null | undefined): number | null =>
  value === undefined || value === null || Number.isNaN(value) ? null : value

function meanRange({ tmax, tmin, years }: DailySeries): number[] {
  const values = tmax.map((high, at) => high - tmin[at]!)
  const count = annualCount({ values, years }, (range) => !Number.isNaN(range))
  return annualSum({ values, years }).map((total, at) => total / count[at]!)
}

function rainOfWetDay(rain: Column): number[] {
  const wet = annualCount(rain, isWet)
  return annualSum(rain, isWet).map((total, at) => total / wet[at]!)
}

function spell(id: string, longest: typeof longestWithinYears, passes: (rain: number) => boolean): Index {
  return {
    id,
    unit: 'days',
    needs: ['rain'],
    annual: ({ rain, years }) => longest(years, (at) => passes(rain[at]!)),
  }
}

function percentile(
  id: string,
  unit: string,
  variable: 'tmax' | 'tmin',
  probability: number,
  by: (series: DailySeries, base: YearRange, question: PercentileQuestion) => number[],
): Index {
  const side = probability > 0.5 ? 'above' : 'below'
  return {
    id,
    unit,
    needs: [variable],
    annual: (series, base) => by(series, base, { values: series[variable], probability, side }),
  }
}

/** Rain of days above a percentile of the baseline's wet days. */
function veryWet(id: string, probability: number): Index {
  return {
    id,
    unit: 'mm',
    needs: ['rain'],
    annual: ({ rain, years }, base) => {
      const wet = years
        .filter(({ year }) => year >= base.first && year <= base.last)
        .flatMap(({ first, end }) => [...rain.subarray(first, end)].filter(isWet))
      const threshold = quantileType8(new Float64Array(wet).sort(), probability)
      return annualSum({ values: rain, years }, (value) => value > threshold)
    },
  }
}
