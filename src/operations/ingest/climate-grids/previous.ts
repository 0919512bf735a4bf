import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { cellNumber } from '../../../domain/company/climate/climate-cell.ts'
import { CellRecord } from '../../../store/climate-cell-record.ts'
import { type ClimateGrid, readCellRun } from '../../../store/climate-cells.ts'
import type { ReadonlySql } from '../../../store/database.ts'

/**
 * The cells of the release before, on disk: while new cells are copied into the database, its connection can answer no
 * question.
 */
export class PreviousCells {
  readonly grid: ClimateGrid
  readonly #handle: FileHandle
  readonly #location: string
  readonly #bytes: number
  /** First record of each row, and how many there are. */
  readonly #rows = new Map<number, { readonly first: number; readonly count: number }>()

  private constructor(grid: ClimateGrid, location: string, handle: FileHandle) {
    this.grid = grid
    this.#location = location
    this.#handle = handle
    this.#bytes = 4 + new CellRecord(grid).bytes
  }

  static async fetch(sql: ReadonlySql, grid: ClimateGrid, directory: string): Promise<PreviousCells> {
    await mkdir(directory, { recursive: true })
    const location = path.join(directory, `.previous-${grid.release_id}`)
    const cells = new PreviousCells(grid, location, await open(location, 'w+'))
    try {
      await cells.#fill(sql)
    } catch (error) {
      await cells.remove()
      throw error
    }
    return cells
  }

  async #fill(sql: ReadonlySql): Promise<void> {
    const { grid } = this
    let first = 0
    for (let row = grid.first_row; row < grid.first_row + grid.row_count; row += 1) {
      const start = cellNumber(row, grid.first_column)
      const found = await readCellRun(sql, grid.release_id, start, start + grid.column_count)
      const bytes = Buffer.alloc(found.length * this.#bytes)
      for (const [index, { cell, annual }] of found.entries()) {
        bytes.writeUInt32LE(cell, index * this.#bytes)
        bytes.set(annual, index * this.#bytes + 4)
      }
      await this.#handle.appendFile(bytes)
      this.#rows.set(row, { first, count: found.length })
      first += found.length
    }
  }

  /** Cells of a row of the lattice. */
  async row(row: number): Promise<ReadonlyMap<number, Uint8Array>> {
    const { first, count } = this.#rows.get(row) ?? { first: 0, count: 0 }
    const bytes = Buffer.alloc(count * this.#bytes)
    await this.#handle.read(bytes, 0, bytes.length, first * this.#bytes)
    return new Map(
      Array.from({ length: count }, (_, index) => {
        const at = index * this.#bytes
        return [bytes.readUInt32LE(at), bytes.subarray(at + 4, at + this.#bytes)]
      }),
    )
  }

  async remove(): Promise<void> {
    await this.#handle.close()
    await rm(this.#location, { force: true })
  }
}
