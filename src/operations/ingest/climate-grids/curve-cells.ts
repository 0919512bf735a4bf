import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { CURVE_LEVELS, countsOf } from '../../../sources/formats/netcdf-grid/day-figures.ts'
import type { CellRecord } from '../../../store/climate-cell-record.ts'
import type { ClimateGrid } from '../../../store/climate-cells.ts'
import { hasBaseline } from './day-measures.ts'
import { GRID_BASELINE, isBaselineYear } from './day-runs.ts'
import type { MeasureYear } from './plan.ts'

/** A measure's year with the sums of some rows. */
export interface StagedSums {
  readonly year: MeasureYear
  readonly sums: CellSums
}

/** The share of its days that a year needs to count for a curve. */
const COMPLETE_SHARE = 0.9

/** Writes how many days of the baseline reach each level of the response curve, where enough of its years were read. */
export function curveWriter(
  record: CellRecord,
  { measures }: ClimateGrid,
  staged: readonly StagedSums[],
): (cell: DataView, place: number) => void {
  const years = staged.flatMap(({ year, sums }) => {
    const isPart = year.measure === 'tmax' && isBaselineYear(year.year) && sums.figures?.kind === 'curve'
    return isPart ? [{ year, sums, levels: levelsOf(sums) }] : []
  })
  if (!measures.includes('heat_curve') || !hasBaseline(years.map(({ year }) => year.year))) return () => {}
  const [writeYears, writeDays, writeCalendar] = ['years', 'curve_days', 'calendar_days'].map((name) =>
    record.writer(`heat_curve.${name}`),
  )
  const writeLevels = CURVE_LEVELS.map((level) => record.writer(`heat_curve.ge_${level}`))
  return (cell, place) => {
    const complete = years.filter(({ year, sums }) => sums.days[place]! >= COMPLETE_SHARE * year.calendarDays)
    const isEnough = complete.length >= GRID_BASELINE.fewest
    const sum = (of: (one: (typeof years)[number]) => number): number | null =>
      isEnough ? complete.reduce((total, one) => total + of(one), 0) : null
    writeYears?.(cell, 0, isEnough ? complete.length : null)
    writeDays?.(
      cell,
      0,
      sum(({ sums }) => sums.days[place]!),
    )
    writeCalendar?.(
      cell,
      0,
      sum(({ year }) => year.calendarDays),
    )
    for (const [index, write] of writeLevels.entries())
      write(
        cell,
        0,
        sum(({ levels }) => levels[index]![place]!),
      )
  }
}

const levelsOf = ({ figures }: CellSums): Uint16Array[] =>
  figures === undefined ? [] : CURVE_LEVELS.map((level) => countsOf(figures, `ge_${level}`))
