import path from 'node:path'
import {
  type DailySeries,
  dateAt,
  leapDayOf,
  type YearRange,
} from '../../domain/daily-indices/daily-series.ts'
import { excessHeat } from '../../domain/daily-indices/excess-heat.ts'
import { dailyIndices } from '../../domain/daily-indices/indices.ts'
import { precipitationIndex } from '../../domain/daily-indices/precipitation-index.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { readDailySeries, requireBaseline } from '../../operations/ingest/daily-series.ts'
import { defineCommand } from '../command.ts'
import { argument, flag, type Input } from '../input.ts'
import { table } from '../output.ts'

const FEWEST_BASELINE_YEARS = 10

export const readDailySeriesCommand = defineCommand({
  name: 'read daily-series',
  summary: 'compute climate indices from a CSV of daily values, without a database',
  examples: [
    [
      'read daily-series sydney.csv --indices --baseline 1981-2010 --json',
      'every index for every year as a line of JSON; null if too many days are missing',
    ],
    ['read daily-series sydney.csv --spi 12', 'the Standardized Precipitation Index over 12 months'],
    ['read daily-series sydney.csv --ehf --json', 'the Excess Heat Factor for every day'],
  ],
  needs: 'nothing',
  input: {
    file: argument('CSV with the columns date, tmax_c, tmin_c and precip_mm; blank if nothing was measured.'),
    indices: flag('Annual indices of extremes and heatwaves (ETCCDI, Climpact).'),
    spi: months('Standardized Precipitation Index over this many months.'),
    ehf: flag('Excess Heat Factor for every day except 29 February.'),
    baseline: baseline('Years that percentiles and distributions are taken from. Default: 1981-2010.'),
  },
  run: async ({ output, workingDirectory }, values) => {
    if (!values.indices && !values.ehf && values.spi === undefined)
      throw new OperatorError('nothing was requested', {
        hint: 'Give --indices, --spi 12, --ehf or several of them.',
        exitCode: EXIT.usage,
      })
    const series = await readDailySeries(path.resolve(workingDirectory, values.file))
    const base = values.baseline ?? { first: 1981, last: 2010 }
    requireBaseline(series, base)
    const rows: Row[] = [
      ...(values.indices ? dailyIndices(series, base) : []),
      ...(values.spi !== undefined
        ? precipitationIndex(series, base, values.spi).map((month) => ({
            index: `SPI${values.spi}`,
            ...month,
          }))
        : []),
      ...(values.ehf ? heatFactors(series, base) : []),
    ]
    for (const row of rows) output.row(row)
    if (!output.json) output.result({}, describe(series, rows))
  },
})

interface Row {
  readonly index: string
  readonly value: number | null
  readonly unit?: string
  readonly year?: number
  readonly month?: string
  readonly date?: string
}

function heatFactors(series: DailySeries, base: YearRange): Row[] {
  const factors = excessHeat(series, base)
  const days = series.years.flatMap((span) => {
    const leap = leapDayOf(span)
    const all = Array.from({ length: span.end - span.first }, (_, day) => span.first + day)
    return all.filter((at) => at !== leap)
  })
  return days.map((at, place) => {
    const value = factors[place]!
    return { index: 'EHF', date: dateAt(series, at), value: Number.isNaN(value) ? null : value }
  })
}

/** For people: how often each index has a value, its mean, and the latest. */
function describe({ years }: DailySeries, rows: readonly Row[]): string {
  const groups = Map.groupBy(rows, ({ index }) => index)
  const lines = [...groups].map(([index, all]) => {
    const known = all.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
    const latest = known.at(-1)
    const mean = known.reduce((total, { value }) => total + value, 0) / known.length
    const when = latest === undefined ? '-' : String(latest.year ?? latest.month ?? latest.date)
    return [
      index,
      all[0]?.unit ?? '-',
      `${known.length} of ${all.length}`,
      known.length === 0 ? '-' : mean.toPrecision(6),
      when,
      latest === undefined ? '-' : latest.value.toPrecision(6),
    ]
  })
  const span = `${years[0]?.year ?? ''} to ${years.at(-1)?.year ?? ''}`
  return `${table(['index', 'unit', 'known', 'mean', 'latest', 'value'], lines)}years     ${span}; --json prints every value`
}

/** `--baseline <first-last>` as whole calendar years. */
function baseline(doc: string): Input<YearRange | undefined> {
  return {
    kind: 'option',
    doc,
    placeholder: 'years',
    required: false,
    fallback: undefined,
    parse: (text) => {
      const match = /^(\d{4})-(\d{4})$/.exec(text)
      const [first, last] = [Number(match?.[1]), Number(match?.[2])]
      if (!(last - first + 1 >= FEWEST_BASELINE_YEARS))
        throw new Error(
          `expected first and last year, at least ${FEWEST_BASELINE_YEARS} years, such as 1981-2010.`,
        )
      return { first, last }
    },
  }
}

const MOST_MONTHS = 48

/** `--spi <months>`. */
function months(doc: string): Input<number | undefined> {
  return {
    kind: 'option',
    doc,
    placeholder: 'months',
    required: false,
    fallback: undefined,
    parse: (text) => {
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < 1 || value > MOST_MONTHS)
        throw new Error(`expected a whole number of months from 1 to ${MOST_MONTHS}.`)
      return value
    },
  }
}
