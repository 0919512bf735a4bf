import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import type { MeasureId } from '../../../sources/formats/netcdf-grid/measures.ts'

/** Sums of one measure in one year, and whether its steps are days. */
export interface MeasuredYear {
  readonly sums: CellSums
  readonly isDaily: boolean
}

export type YearSums = Readonly<Partial<Record<MeasureId, MeasuredYear>>>

export interface Indicator {
  readonly id: string
  /** Measures it is made from; all must be given. */
  readonly from: readonly MeasureId[]
  /** The value of a cell; null where there is none. */
  value(sums: YearSums, cell: number): number | null
}

/** Annual indicators of temperature and rain, in the order they are printed. */
const CLIMATE: readonly Indicator[] = [
  {
    id: 'mean_temp_c',
    from: ['tmax', 'tmin'],
    value: (sums, cell) => {
      const high = mean(sums.tmax, cell)
      const low = mean(sums.tmin, cell)
      return high === null || low === null ? null : (high + low) / 2
    },
  },
  { id: 'rain_mm', from: ['rain'], value: (sums, cell) => total(sums.rain, cell) },
  { id: 'days_ge_35', from: ['tmax'], value: (sums, cell) => reached(sums.tmax, 0, cell) },
  { id: 'days_ge_40', from: ['tmax'], value: (sums, cell) => reached(sums.tmax, 1, cell) },
]

/** Annual indicators of the water balance. */
const WATER: readonly Indicator[] = [
  { id: 'soil_moisture_mm', from: ['soil_moisture'], value: (sums, cell) => mean(sums.soil_moisture, cell) },
  { id: 'runoff_mm', from: ['runoff'], value: (sums, cell) => total(sums.runoff, cell) },
]

export const indicatorsOf = (measures: Iterable<MeasureId>): readonly Indicator[] => {
  const given = new Set(measures)
  return WATER.some(({ from }) => from.some((measure) => given.has(measure))) ? WATER : CLIMATE
}

/** Days with a value in every one of the measures, as far as counts can tell: the fewest of any. */
export const daysOf = (sums: YearSums, measures: readonly MeasureId[], cell: number): number =>
  Math.min(...measures.map((measure) => sums[measure]?.sums.days[cell] ?? 0))

function mean(year: MeasuredYear | undefined, cell: number): number | null {
  const days = year?.sums.days[cell] ?? 0
  return year === undefined || days === 0 ? null : year.sums.sum[cell]! / days
}

function total(year: MeasuredYear | undefined, cell: number): number | null {
  return year === undefined || year.sums.days[cell] === 0 ? null : year.sums.sum[cell]!
}

function reached(year: MeasuredYear | undefined, threshold: number, cell: number): number | null {
  if (year === undefined || !year.isDaily || year.sums.days[cell] === 0) return null
  return year.sums.reached[threshold]![cell]!
}
