import { BASELINE } from '../../domain/company/climate/indicator-rules.ts'
import type { DailyFigures, HazardIndex } from '../../domain/company/hazards/daily-hazards.ts'
import {
  COMPLETE_SHARES,
  type CurveOfDays,
  type DaysOfPlace,
  type YearValue,
} from '../../domain/company/hazards/days-of-station.ts'
import type { HeatCurve } from '../../domain/company/scenarios/heat-response.ts'
import { indexOfMonths } from '../../domain/daily-indices/precipitation-index.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import { mean } from '../../domain/mathematics/statistics.ts'
import { CellRecord, DAY_MEASURES, viewOf } from '../../store/climate-cell-record.ts'
import type { ClimateGrid } from '../../store/climate-cells.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

const SHIFTS = Array.from({ length: 11 }, (_, step) => step / 2)
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)

/** Whether a grid was loaded with figures of its days. */
export const holdsDays = ({ measures }: ClimateGrid): boolean =>
  DAY_MEASURES.some((measure) => measures.includes(measure))

/** Reads the figures of days from the bytes of a cell; made once for a grid. */
export function dayDecoder(grid: ClimateGrid): (annual: Uint8Array) => DaysOfPlace {
  const record = new CellRecord(grid)
  const isComplete = (measure: keyof typeof COMPLETE_SHARES): ((cell: DataView) => boolean[]) => {
    const read = record.reader(`${measure}.days`)
    const needed = grid.years.map(
      (year) =>
        COMPLETE_SHARES[measure] *
        (grid.files.find((one) => one.measure === measure && one.year === year)?.calendar_days ?? 365),
    )
    return (cell) => read(cell).map((days, index) => days >= needed[index]!)
  }
  const complete = { tmax: isComplete('tmax'), rain: isComplete('rain') }
  const column = (
    name: string,
    of?: keyof typeof COMPLETE_SHARES,
  ): ((cell: DataView) => readonly YearValue[]) => {
    const read = record.reader(name)
    return (cell) => {
      const counts = of === undefined ? undefined : complete[of](cell)
      return read(cell).flatMap((value, index) =>
        Number.isNaN(value) || counts?.[index] === false ? [] : [{ year: grid.years[index]!, value }],
      )
    }
  }
  const columns = {
    HWF_EHF_NF13: column('heatwaves.wave_days'),
    HWA_EHF_NF13: column('heatwaves.severest'),
    TXx: column('days_of_tmax.hottest', 'tmax'),
    Rx1day: column('days_of_rain.largest', 'rain'),
    Rx5day: column('days_of_rain.largest_5', 'rain'),
    R20mm: column('days_of_rain.ge_20', 'rain'),
    CDD: drySpells(grid, record, complete.rain),
  } satisfies Record<HazardIndex, (cell: DataView) => readonly YearValue[]>
  const months = monthReader(grid, record)
  const curve = curveReader(record)
  return (annual) => {
    const cell = viewOf(annual)
    return {
      annual: {
        HWF_EHF_NF13: columns.HWF_EHF_NF13(cell),
        HWA_EHF_NF13: columns.HWA_EHF_NF13(cell),
        TXx: columns.TXx(cell),
        Rx1day: columns.Rx1day(cell),
        Rx5day: columns.Rx5day(cell),
        R20mm: columns.R20mm(cell),
        CDD: columns.CDD(cell),
      },
      months: months(cell),
      curve: curve(cell),
    }
  }
}

/** The longest dry spell that each year reaches; one that began in the year before counts from its first day. */
function drySpells(
  { years, files }: ClimateGrid,
  record: CellRecord,
  complete: (cell: DataView) => boolean[],
): (cell: DataView) => readonly YearValue[] {
  const [readLongest, readStart, readEnd] = ['longest', 'start', 'end'].map((part) =>
    record.reader(`days_of_rain.dry_${part}`),
  ) as [ReturnType<CellRecord['reader']>, ReturnType<CellRecord['reader']>, ReturnType<CellRecord['reader']>]
  const lengths = years.map(
    (year) => files.find((one) => one.measure === 'rain' && one.year === year)?.calendar_days ?? 365,
  )
  return (cell) => {
    const [longest, start, end] = [readLongest(cell), readStart(cell), readEnd(cell)]
    const isComplete = complete(cell)
    let running = 0
    return years.flatMap((year, index) => {
      if (Number.isNaN(longest[index])) {
        running = 0
        return []
      }
      const before = years[index - 1] === year - 1 ? running : 0
      running = end[index] === lengths[index] ? before + end[index]! : end[index]!
      const value = Math.max(longest[index]!, before + start[index]!)
      return isComplete[index] === true ? [{ year, value }] : []
    })
  }
}

function monthReader({ years }: ClimateGrid, record: CellRecord): (cell: DataView) => number[] {
  const reads = MONTHS.map((month) => record.reader(`days_of_rain.month_${month}`))
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0]
  const places = Array.from({ length: last - first + 1 }, (_, index) => years.indexOf(first + index))
  return (cell) => {
    const months = reads.map((read) => read(cell))
    return places.flatMap((place) => months.map((values) => values[place] ?? Number.NaN))
  }
}

/** Days at or above 35 and 40 degrees are those at or above so much less than the shift; missing days are scaled out. */
function curveReader(record: CellRecord): (cell: DataView) => CurveOfDays | null {
  const one = (name: string): ((cell: DataView) => number) => {
    const read = record.reader(`heat_curve.${name}`)
    return (cell) => read(cell)[0] ?? Number.NaN
  }
  const [years, days, calendarDays] = [one('years'), one('curve_days'), one('calendar_days')]
  const points = SHIFTS.map((shift_c) => ({
    shift_c,
    ge35: one(`ge_${35 - shift_c}`),
    ge40: one(`ge_${40 - shift_c}`),
  }))
  return (cell) => {
    const count = years(cell)
    if (!(count > 0)) return null
    const scale = calendarDays(cell) / days(cell) / count
    return {
      years: count,
      points: points.map(({ shift_c, ge35, ge40 }) => ({
        shift_c,
        days_ge_35: ge35(cell) * scale,
        days_ge_40: ge40(cell) * scale,
      })),
    }
  }
}

/** A cell or station of which the days are read. */
export interface PlaceOfDays {
  readonly days: DaysOfPlace
  readonly release_id: string
  readonly first_year: number
  /** How evidence names it. */
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** The figures as hazards are decided on them, with what they rest on. */
export function dailyFigures(snapshot: SnapshotView, cell: PlaceOfDays): DailyFigures {
  const { annual, months, percentile_days, factor_days } = cell.days
  const firstYear = cell.first_year
  const spi = months.some((rain) => !Number.isNaN(rain))
    ? indexOfMonths(months, firstYear, BASELINE, 12).flatMap(({ month, value }) =>
        value === null ? [] : [{ month, value }],
      )
    : []
  return {
    annual,
    spi_12: spi,
    percentile_days,
    factor_days,
    evidence: [
      ...Object.entries({
        ...annual,
        ...percentile_days,
        ...(factor_days === undefined ? {} : { days_with_factor: factor_days }),
      }).flatMap(([index, values]) => citeYears(snapshot, cell, index, values)),
      ...citeMonths(snapshot, cell, firstYear),
    ],
  }
}

const rowOf = ({ release_id, name }: PlaceOfDays): { release_id: string; row_ref: string } => ({
  release_id,
  row_ref: name,
})

function citeYears(
  snapshot: SnapshotView,
  cell: PlaceOfDays,
  index: string,
  values: readonly YearValue[],
): EvidenceInput[] {
  if (values.length === 0) return []
  const text = values.map(({ year, value }) => `${year}:${value}`).join(' ')
  return cite(snapshot, rowOf(cell), `${values[0]!.year}/${values.at(-1)!.year}`, { [index]: text })
}

/** Rain of the months, a year at a time; a month with a missing day is a dash. */
function citeMonths(snapshot: SnapshotView, cell: PlaceOfDays, firstYear: number): EvidenceInput[] {
  const { months } = cell.days
  const years = Array.from({ length: months.length / 12 }, (_, index) => {
    const own = months.slice(index * 12, index * 12 + 12)
    const printed = own.map((rain) => (Number.isNaN(rain) ? '-' : String(rain))).join(',')
    return own.every(Number.isNaN) ? [] : [`${firstYear + index}:${printed}`]
  }).flat()
  return years.length === 0
    ? []
    : cite(snapshot, rowOf(cell), `${years[0]!.slice(0, 4)}/${years.at(-1)!.slice(0, 4)}`, {
        monthly_rain_mm: years.join(' '),
      })
}

/** The response curve of the cell's own days; null where the baseline was not loaded by day. */
export function cellCurve(snapshot: SnapshotView, cell: PlaceOfDays): HeatCurve | null {
  const { curve, annual } = cell.days
  const inBaseline = annual.TXx.filter(({ year }) => year >= BASELINE.first && year <= BASELINE.last)
  const hottest = mean(inBaseline.map(({ value }) => value))
  if (curve === null || hottest === null) return null
  const evidence = [
    ...citeYears(snapshot, cell, 'TXx', annual.TXx),
    ...cite(snapshot, rowOf(cell), `${BASELINE.first}/${BASELINE.last}`, {
      heat_curve: curve.points
        .map(({ shift_c, days_ge_35, days_ge_40 }) => `+${shift_c}:${days_ge_35},${days_ge_40}`)
        .join(' '),
    }),
  ]
  return {
    id: cell.name,
    name: cell.name,
    lat: cell.lat,
    lon: cell.lon,
    baseline: `${BASELINE.first}-${BASELINE.last}`,
    years: curve.years,
    points: curve.points.map((point) => ({ ...point, hottest_day_c: hottest + point.shift_c, evidence })),
  }
}
