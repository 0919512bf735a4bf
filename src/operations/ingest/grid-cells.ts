import { cellNumber } from '../../domain/company/climate-cell.ts'
import type { CellSums } from '../../sources/formats/netcdf-grid/accumulate.ts'
import { measureOf } from '../../sources/formats/netcdf-grid/measures.ts'
import { CELL_FIELDS, CellRecord } from '../../store/climate-cell-record.ts'
import type { CellRow, ClimateGrid } from '../../store/climate-cells.ts'
import type { Area } from './grid-area.ts'
import type { MeasureYear } from './grid-plan.ts'
import type { PreviousCells } from './grid-previous.ts'
import type { GridStage } from './grid-stage.ts'

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
        year,
        index: grid.years.indexOf(year.year),
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
        if (old !== undefined) carry?.(old, annual)
        for (const { year, index, sums } of years) writeYear(record, annual, year, index, sums, place)
        yield { cell: first + column, annual }
      }
    }
  }
}

function writeYear(
  record: CellRecord,
  annual: Uint8Array,
  year: MeasureYear,
  index: number,
  { sum, days, reached }: CellSums,
  place: number,
): void {
  const { measure } = year
  const count = days[place] ?? 0
  record.write(annual, `${measure}.days`, index, count)
  if (count === 0) return
  const { annual: kind } = measureOf(measure)
  const total = sum[place] ?? 0
  if (kind === 'mean') record.write(annual, `${measure}.mean`, index, total / count)
  else record.write(annual, `${measure}.total`, index, total)
  if (measure !== 'tmax' || !year.isDaily) return
  record.write(annual, 'tmax.ge_35', index, reached[0]?.[place] ?? null)
  record.write(annual, 'tmax.ge_40', index, reached[1]?.[place] ?? null)
}

/** Copies what an earlier release held of measures and years that are not loaded anew. */
function carrier(
  record: CellRecord,
  grid: ClimateGrid,
  previous: ClimateGrid,
  staged: readonly StagedYear[],
): (from: Uint8Array, to: Uint8Array) => void {
  const old = new CellRecord(previous)
  const anew = new Set(staged.map(({ year }) => `${year.measure} ${year.year}`))
  const moves = previous.measures.flatMap((measure) =>
    previous.years.flatMap((year, from) => {
      if (anew.has(`${measure} ${year}`)) return []
      const to = grid.years.indexOf(year)
      return (CELL_FIELDS[measure] ?? []).map(({ name }) => ({ name: `${measure}.${name}`, from, to }))
    }),
  )
  return (from, to) => {
    for (const move of moves) record.write(to, move.name, move.to, old.read(from, move.name, move.from))
  }
}
