import { chooseCell } from '../../../domain/company/climate/climate-cell.ts'
import type { Point } from '../../../domain/company/climate/location.ts'
import { EXIT, OperatorError } from '../../../errors.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import { areaAround, commonArea, placeIn } from './area.ts'
import { describeGrids, gridFiles } from './files.ts'
import { daysOf, indicatorsOf, type YearSums } from './indicators.ts'
import { planGrid } from './plan.ts'
import type { GridPool } from './pool.ts'
import { sumYear } from './years.ts'

export interface GridPoint {
  readonly cell: Point & { readonly distance_km: number; readonly moved_to_land: boolean }
  /** One object a year: `year`, the indicators by name, `n_days`. */
  readonly years: readonly Readonly<Record<string, number | null>>[]
  readonly notes: readonly string[]
}

/** Cells to each side among which the nearest with values is looked for. */
const REACH = { rows: 4, columns: 5 } as const

/** The years of the cell at a point, straight from files: without a database, and slow on files packed by day. */
export async function readGridPoint(
  source: GridSource,
  locations: readonly string[],
  point: Point,
  options: { readonly pool: GridPool; readonly onSteps?: (done: number, total: number) => void },
): Promise<GridPoint> {
  const { grids, notes } = await describeGrids(options.pool, source, await gridFiles(locations))
  const plan = planGrid(source, grids)
  const area = areaAround(point, commonArea(grids), REACH)
  if (area === undefined) throw nowhere(point, 'It is outside the grid of these files.')
  const total = plan.years.flatMap(({ parts }) => parts).reduce((sum, { steps }) => sum + steps.length, 0)
  const byYear = new Map<number, YearSums>()
  let done = 0
  for (const year of plan.years) {
    const sums = await sumYear(options.pool, year, area, (steps) => {
      done += steps
      options.onSteps?.(done, total)
    })
    const known = byYear.get(year.year) ?? {}
    byYear.set(year.year, { ...known, [year.measure]: { sums, isDaily: year.isDaily } })
  }
  const measures = [...new Set(plan.years.map(({ measure }) => measure))]
  const choice = chooseCell(point, (cell) => {
    const place = placeIn(area, cell)
    if (place === undefined) return false
    return measures.every((measure) =>
      [...byYear.values()].some((sums) => daysOf(sums, [measure], place) > 0),
    )
  })
  if (!('cell' in choice)) throw nowhere(point, choice.detail ?? '')
  const place = placeIn(area, choice.cell)!
  return {
    cell: {
      lat: choice.lat,
      lon: choice.lon,
      distance_km: rounded(choice.distance_km, 3),
      moved_to_land: choice.moved_to_land,
    },
    notes: [...notes, ...plan.notes],
    years: [...byYear].map(([year, sums]) => ({
      year,
      ...Object.fromEntries(
        indicatorsOf(measures).map((one) => [one.id, rounded(one.value(sums, place), 6)]),
      ),
      n_days: daysOf(sums, measures, place),
    })),
  }
}

/** Six decimals are beyond what any file knows and hide the noise of adding. */
function rounded<T extends number | null>(value: T, decimals: number): T {
  return (value === null ? null : Number(value.toFixed(decimals))) as T
}

const nowhere = (point: Point, reason: string): OperatorError =>
  new OperatorError(`there is no cell with values at ${point.lat}, ${point.lon}. ${reason}`, {
    hint: 'A place is latitude, longitude: --at -33.25,149.20.',
    exitCode: EXIT.notFound,
  })
