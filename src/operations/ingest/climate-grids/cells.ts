import { cellNumber } from '../../../domain/company/climate/climate-cell.ts'
import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { measureOf } from '../../../sources/formats/netcdf-grid/measures.ts'
import { CELL_FIELDS, CellRecord, viewOf } from '../../../store/climate-cell-record.ts'
import type { CellRow, ClimateGrid } from '../../../store/climate-cells.ts'
import type { Area } from './area.ts'
import type { MeasureYear } from './plan.ts'
import type { PreviousCells } from './previous.ts'
import type { GridStage } from './stage.ts'

export interface StagedYear {
  readonly year: MeasureYear
  readonly location: string
}

/** Rows put together at once: some 25 MB for 45 years of three measures. */
const ROWS_AT_ONCE = 16

/**
 * Turns years of cells into cells of years: staged sums, and what the release before held of other years. Cells without any
 * value are left out: they are sea.
 */
export async function* assembleCells(
  stage: GridStage,
  area: Area,
  grid: ClimateGrid,
  staged: readonly StagedYear[],
  previous: PreviousCells | undefined,
): AsyncGenerator<CellRow> {
  const record = new CellRecord(grid)
  const carry = previous === undefined ? undefined : carrier(record, grid, previous.grid, staged)
  for (let row = 0; row < area.rows; row += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, area.rows - row)
    const years = await Promise.all(
      staged.map(async ({ year, location }) => ({
        write: yearWriter(record, grid, year),
        sums: await stage.read(year, location, row, rows),
      })),
    )
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
        for (const { write, sums } of years) write(view, sums, place)
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
): (cell: DataView, sums: CellSums, place: number) => void {
  const index = years.indexOf(year)
  const isMean = measureOf(measure).annual === 'mean'
  const writeDays = record.writer(`${measure}.days`)
  const writeValue = record.writer(`${measure}.${isMean ? 'mean' : 'total'}`)
  const writeReached =
    measure === 'tmax' && isDaily ? [record.writer('tmax.ge_35'), record.writer('tmax.ge_40')] : []
  return (cell, { sum, days, reached }, place) => {
    const count = days[place] ?? 0
    writeDays(cell, index, count)
    if (count === 0) return
    const total = sum[place] ?? 0
    writeValue(cell, index, isMean ? total / count : total)
    for (const [threshold, write] of writeReached.entries())
      write(cell, index, reached[threshold]?.[place] ?? null)
  }
}

/** Copies what an earlier release held of measures and years that are not loaded anew. */
function carrier(
  record: CellRecord,
  grid: ClimateGrid,
  previous: ClimateGrid,
  staged: readonly StagedYear[],
): (from: DataView, to: DataView) => void {
  const old = new CellRecord(previous)
  const anew = new Set(staged.map(({ year }) => `${year.measure} ${year.year}`))
  const moves = previous.measures.flatMap((measure) =>
    (CELL_FIELDS[measure] ?? []).map(({ name }) => ({
      read: old.reader(`${measure}.${name}`),
      write: record.writer(`${measure}.${name}`),
      years: previous.years.flatMap((year, from) =>
        anew.has(`${measure} ${year}`) ? [] : [{ from, to: grid.years.indexOf(year) }],
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
