import { cellNumber } from '../../../domain/company/climate/climate-cell.ts'
import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { measureOf } from '../../../sources/formats/netcdf-grid/measures.ts'
import { CELL_FIELDS, CellRecord, viewOf } from '../../../store/climate-cell-record.ts'
import type { CellRow, ClimateGrid } from '../../../store/climate-cells.ts'
import type { Assembly } from './assembly.ts'
import { curveWriter, type StagedSums } from './curve-cells.ts'
import type { Keeps } from './day-measures.ts'
import { figureWriter } from './figure-cells.ts'
import { HeatReader } from './heat-cells.ts'
import type { MeasureYear } from './plan.ts'

/** Rows put together at once: some 50 MB for 45 years of three measures with the figures of their days. */
const ROWS_AT_ONCE = 8

/**
 * Turns years of cells into cells of years: staged sums, and what the release before held of other years. Cells without any
 * value are left out: they are sea.
 */
export async function* assembleCells(assembly: Assembly): AsyncGenerator<CellRow> {
  const { stage, area, grid, staged, previous } = assembly
  const record = new CellRecord(grid)
  const carry = previous === undefined ? undefined : carrier(record, grid, previous.grid, assembly.keeps)
  const heat = new HeatReader(assembly, record, ROWS_AT_ONCE)
  for (let row = 0; row < area.rows; row += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, area.rows - row)
    const years: StagedSums[] = await Promise.all(
      staged.years.map(async ({ year, location }) => ({
        year,
        sums: await stage.read(year, location, row, rows),
      })),
    )
    const writers = years.map(({ year, sums }) => yearWriter(record, grid, year, sums))
    const writeCurve = curveWriter(record, grid, years)
    const writeHeat = await heat.rows(row)
    for (let inner = 0; inner < rows; inner += 1) {
      const first = cellNumber(area.row + row + inner, area.column)
      const known = await previous?.row(area.row + row + inner)
      for (let column = 0; column < area.columns; column += 1) {
        const place = inner * area.columns + column
        const old = known?.get(first + column)
        if (old === undefined && years.every(({ sums }) => sums.days[place] === 0)) continue
        const annual = record.empty()
        const view = viewOf(annual)
        if (old !== undefined) carry?.(viewOf(old), view)
        for (const write of writers) write(view, place)
        writeCurve(view, place)
        writeHeat?.(view, place)
        yield { cell: first + column, annual }
      }
    }
  }
}

/** Writes what the sums of a measure's year say of a cell. */
function yearWriter(
  record: CellRecord,
  { years }: ClimateGrid,
  { measure, year, isDaily }: MeasureYear,
  { sum, days, reached, figures }: CellSums,
): (cell: DataView, place: number) => void {
  const index = years.indexOf(year)
  const isMean = measureOf(measure).annual === 'mean'
  const writeDays = record.writer(`${measure}.days`)
  const writeValue = record.writer(`${measure}.${isMean ? 'mean' : 'total'}`)
  const writeReached =
    measure === 'tmax' && isDaily ? [record.writer('tmax.ge_35'), record.writer('tmax.ge_40')] : []
  const writeFigures = figures === undefined ? undefined : figureWriter(record, figures, index)
  return (cell, place) => {
    const count = days[place] ?? 0
    writeDays(cell, index, count)
    if (count === 0) return
    const total = sum[place] ?? 0
    writeValue(cell, index, isMean ? total / count : total)
    for (const [threshold, write] of writeReached.entries())
      write(cell, index, reached[threshold]?.[place] ?? null)
    writeFigures?.(cell, place)
  }
}

/** Copies what an earlier release held of measures and years that are not loaded again. */
function carrier(
  record: CellRecord,
  grid: ClimateGrid,
  previous: ClimateGrid,
  keeps: Keeps,
): (from: DataView, to: DataView) => void {
  const old = new CellRecord(previous)
  const moves = previous.measures
    .filter((measure) => grid.measures.includes(measure))
    .flatMap((measure) =>
      (CELL_FIELDS[measure] ?? []).map(({ name, once }) => ({
        read: old.reader(`${measure}.${name}`),
        write: record.writer(`${measure}.${name}`),
        years:
          once === true
            ? keeps(measure, 0)
              ? [{ from: 0, to: 0 }]
              : []
            : previous.years.flatMap((year, from) =>
                keeps(measure, year) ? [{ from, to: grid.years.indexOf(year) }] : [],
              ),
      })),
    )
  return (from, to) => {
    for (const { read, write, years } of moves) {
      const values = read(from)
      for (const year of years) {
        const value = values[year.from]!
        write(to, year.to, Number.isNaN(value) ? null : value)
      }
    }
  }
}
