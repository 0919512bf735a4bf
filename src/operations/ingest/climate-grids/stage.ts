import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { arraysOf, type CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import { figureWidths } from '../../../sources/formats/netcdf-grid/day-figures.ts'
import { measureOf } from '../../../sources/formats/netcdf-grid/measures.ts'
import type { Area } from './area.ts'
import type { MeasureYear } from './plan.ts'
import { figuresOf } from './years.ts'

/** Raise it when sums come to mean something else: what was staged before is then read again. */
const STAGE_VERSION = 2

/** How long years of an abandoned load are kept: long enough to come back to it after a weekend. */
const STAGED_FOR_MS = 7 * 86_400_000
/** A file is written in seconds; an hour later no one is writing it any more. */
const UNFINISHED_FOR_MS = 3_600_000

/**
 * Sums of a measure's year on disk between reading and loading. A file is named by what it was made from and is whole or
 * absent, so that a load which was killed goes on with the year it was at.
 */
export class GridStage {
  readonly #directory: string
  readonly #area: Area

  constructor(directory: string, area: Area) {
    this.#directory = directory
    this.#area = area
  }

  /** Where what is made from years belongs, under a name that tells what it is; `hashes` are those of the files by location. */
  location(name: string, years: readonly MeasureYear[], hashes: ReadonlyMap<string, string>): string {
    const made = {
      version: STAGE_VERSION,
      area: this.#area,
      years: years.map(({ measure, parts }) => ({
        measure,
        parts: parts.map(({ grid, steps, days }) => ({ sha256: hashes.get(grid.location), steps, days })),
      })),
    }
    const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex')
    return path.join(this.#directory, `${name}-${hash.slice(0, 32)}`)
  }

  /** Where something is written before it is whole. */
  incoming(): string {
    return this.#aside()
  }

  /** Gives what was written aside its place. */
  async finish(aside: string, location: string): Promise<void> {
    await rename(aside, location)
  }

  /**
   * Removes what killed loads left: files that were being written, which are whole or of no use, and years that no one came
   * back for. What is young may belong to a load that runs now.
   */
  async removeLeftovers(): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const now = await this.#diskTime()
    for (const name of await readdir(this.#directory)) {
      const location = path.join(this.#directory, name)
      const facts = await stat(location).catch(() => undefined)
      const kept = name.startsWith('.') ? UNFINISHED_FOR_MS : STAGED_FOR_MS
      if (facts !== undefined && now - facts.mtimeMs > kept) await rm(location, { force: true })
    }
  }

  /** By the clock that the ages of files are counted by. */
  async #diskTime(): Promise<number> {
    const probe = this.#aside()
    await writeFile(probe, '')
    const { mtimeMs } = await stat(probe)
    await rm(probe)
    return mtimeMs
  }

  #aside(): string {
    return path.join(this.#directory, `.incoming-${randomBytes(6).toString('hex')}`)
  }

  async has(location: string): Promise<boolean> {
    return (await stat(location).catch(() => undefined))?.isFile() === true
  }

  async write(location: string, sums: CellSums): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const aside = this.#aside()
    const handle = await open(aside, 'wx')
    try {
      for (const part of arraysOf(sums))
        await handle.appendFile(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
      await handle.sync()
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    } finally {
      await handle.close()
    }
    await rename(aside, location)
  }

  /** Sums of some rows of the area, from the south. */
  async read(year: MeasureYear, location: string, firstRow: number, rows: number): Promise<CellSums> {
    const { columns } = this.#area
    const cells = this.#area.rows * columns
    const handle = await open(location, 'r')
    const part = async (offset: number, width: number): Promise<ArrayBuffer> => {
      const bytes = new Uint8Array(rows * columns * width)
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset + firstRow * columns * width)
      if (bytesRead < bytes.length) throw new Error(`${location} is cut short: remove it and load again`)
      return bytes.buffer
    }
    try {
      const reached: Uint16Array[] = []
      const thresholds = measureOf(year.measure).thresholds.length
      for (let index = 0; index < thresholds; index += 1)
        reached.push(new Uint16Array(await part(cells * (10 + 2 * index), 2)))
      const kind = figuresOf(year)
      const arrays: (Float32Array | Uint16Array)[] = []
      let offset = cells * (10 + 2 * thresholds)
      for (const width of kind === undefined ? [] : figureWidths(kind)) {
        const bytes = await part(offset, width)
        arrays.push(width === 4 ? new Float32Array(bytes) : new Uint16Array(bytes))
        offset += cells * width
      }
      return {
        sum: new Float64Array(await part(0, 8)),
        days: new Uint16Array(await part(cells * 8, 2)),
        reached,
        figures: kind === undefined ? undefined : { kind, arrays, span: year.calendarDays },
      }
    } finally {
      await handle.close()
    }
  }

  async remove(locations: Iterable<string>): Promise<void> {
    for (const location of locations) await rm(location, { force: true })
  }
}
