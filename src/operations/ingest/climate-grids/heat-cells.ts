import { cellNumber } from '../../../domain/company/climate/climate-cell.ts'
import { SHIFTS } from '../../../domain/daily-indices/heat-of-cell.ts'
import { CellRecord, viewOf } from '../../../store/climate-cell-record.ts'
import type { Assembly } from './assembly.ts'
import { hasBaseline } from './day-measures.ts'
import { GRID_BASELINE } from './day-runs.ts'
import type { HeatJob, HeatRows, HeatYear } from './heat-rows.ts'

type WriteHeat = (cell: DataView, place: number) => void

/** Finds the heatwaves of rows in the threads of the pool, the next rows while those before are written. */
export class HeatReader {
  readonly #assembly: Assembly
  readonly #record: CellRecord
  readonly #rowsAtOnce: number
  readonly #years: readonly HeatYear[]
  readonly #baseline: HeatJob['baseline']
  /** What was asked for ahead, by its first row. */
  readonly #ahead = new Map<number, Promise<HeatRows[]>>()

  constructor(assembly: Assembly, record: CellRecord, rowsAtOnce: number) {
    const { grid, staged } = assembly
    this.#assembly = assembly
    this.#record = record
    this.#rowsAtOnce = rowsAtOnce
    const isWanted = grid.measures.includes('heatwaves') && grid.measures.includes('heat_baseline')
    this.#years = isWanted ? allYears(staged.means) : []
    const first = this.#years[0]?.year ?? 0
    this.#baseline = hasBaseline(staged.means.map(({ year }) => year))
      ? {
          first: Math.max(0, GRID_BASELINE.first - first),
          end: Math.min(this.#years.length, GRID_BASELINE.last + 1 - first),
          fewest: GRID_BASELINE.fewest,
        }
      : undefined
  }

  /** What writes the heatwaves of the cells of rows; undefined where none are looked for. */
  async rows(row: number): Promise<WriteHeat | undefined> {
    if (this.#years.length === 0) return undefined
    const found = await (this.#ahead.get(row) ?? this.#find(row))
    this.#ahead.delete(row)
    const next = row + this.#rowsAtOnce
    if (next < this.#assembly.area.rows) {
      const asked = this.#find(next)
      // It may fail while the rows before are written: that must not count as unhandled.
      asked.catch(() => {})
      this.#ahead.set(next, asked)
    }
    return this.#writer(found)
  }

  /** Each half of the rows in its own job. */
  async #find(row: number): Promise<HeatRows[]> {
    const { area, pool } = this.#assembly
    const half = this.#half
    const jobs: Promise<HeatRows>[] = []
    const end = Math.min(area.rows, row + this.#rowsAtOnce)
    for (let first = row; first < end; first += half) {
      const rows = [first, Math.min(end, first + half)] as const
      const thresholds = await this.#thresholds(rows)
      jobs.push(
        pool.findHeat({
          years: this.#years,
          baseline: this.#baseline,
          rows,
          columns: area.columns,
          thresholds,
        }),
      )
    }
    return Promise.all(jobs)
  }

  get #half(): number {
    return Math.ceil(this.#rowsAtOnce / 2)
  }

  /** Thresholds of the release before, for a load without the baseline. */
  async #thresholds([first, end]: readonly [number, number]): Promise<Float64Array | undefined> {
    const { previous, area } = this.#assembly
    if (this.#baseline !== undefined || previous === undefined) return undefined
    const read = new CellRecord(previous.grid).reader('heat_baseline.threshold')
    const thresholds = new Float64Array((end - first) * area.columns).fill(Number.NaN)
    for (let row = first; row < end; row += 1) {
      const start = cellNumber(area.row + row, area.column)
      for (const [cell, annual] of await previous.row(area.row + row))
        thresholds[(row - first) * area.columns + cell - start] = read(viewOf(annual))[0] ?? Number.NaN
    }
    return thresholds
  }

  #writer(found: readonly HeatRows[]): WriteHeat {
    const { grid, area } = this.#assembly
    const record = this.#record
    const cellsAJob = this.#half * area.columns
    const writeDays = record.writer('heatwaves.wave_days')
    const writeSeverest = record.writer('heatwaves.severest')
    const writeThreshold = record.writer('heat_baseline.threshold')
    const writeShifted = SHIFTS.map((shift) => record.writer(`heat_baseline.waves_${shift}`))
    const years = this.#years.map(({ year }) => grid.years.indexOf(year))
    const renews = this.#baseline !== undefined
    return (cell, place) => {
      const rows = found[Math.floor(place / cellsAJob)]
      if (rows === undefined) return
      const at = place % cellsAJob
      for (const [index, year] of years.entries()) {
        const days = rows.days[at * years.length + index]!
        if (Number.isNaN(days)) continue
        writeDays(cell, year, days)
        writeSeverest(cell, year, known(rows.severest[at * years.length + index]!))
      }
      if (!renews) return
      writeThreshold(cell, 0, known(rows.thresholds[at]!))
      for (const [index, write] of writeShifted.entries())
        write(cell, 0, known(rows.shifted[at * SHIFTS.length + index]!))
    }
  }
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** Every year from the first to the last: windows must not reach over one that was not read. */
function allYears(means: readonly HeatYear[]): HeatYear[] {
  const years = means.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return means.length === 0
    ? []
    : Array.from(
        { length: last - first + 1 },
        (_, index) =>
          means.find(({ year }) => year === first + index) ?? {
            year: first + index,
            isLeap: false,
            file: undefined,
          },
      )
}
