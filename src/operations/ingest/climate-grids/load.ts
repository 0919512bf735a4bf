import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import {
  type CellRow,
  type ClimateGrid,
  copyCells,
  findClimateGrid,
  insertClimateGrid,
} from '../../../store/climate-cells.ts'
import { findRelease, insertRelease, listReleases, type Release } from '../../../store/releases.ts'
import { snapshotInForce } from '../../../store/snapshots.ts'
import { SQL } from '../../../store/sql-text.ts'
import { renewSnapshots } from '../../releases/releases.ts'
import type { IngestContext } from '../request.ts'
import { requirePublished } from '../require-truthful.ts'
import { type Area, commonArea } from './area.ts'
import { assembleCells, type StagedYear } from './cells.ts'
import { describeGrids, gridFiles } from './files.ts'
import { type MeasureYear, planGrid } from './plan.ts'
import type { GridPool } from './pool.ts'
import { PreviousCells } from './previous.ts'
import { describeGrid, describeRelease, mergedFiles, requireSameArea } from './release.ts'
import { GridStage } from './stage.ts'
import { sumYear } from './years.ts'

/** A signal stops it between two years. */
export interface GridIngestContext extends Omit<IngestContext, 'onRows'> {
  readonly pool: GridPool
  /** Steps read of all steps to read. */
  readonly onSteps?: (done: number, total: number) => void
}

export interface GridIngestRequest {
  readonly locations: readonly string[]
  readonly published_on?: string
  readonly status?: Release['status']
  readonly dry_run?: boolean
}

export interface GridIngestResult {
  readonly outcome: 'loaded' | 'unchanged' | 'checked'
  readonly release: Release
  readonly cells: number
  readonly years: readonly number[]
  readonly notes: readonly string[]
  readonly snapshot: string | null
}

/**
 * Loads climate grids as one release of all their years and those loaded before. Years are read and staged one by one, then
 * all cells are written in one transaction: a load that is killed goes on where it was and leaves nothing half-loaded.
 */
export async function ingestGrid(
  context: GridIngestContext,
  source: GridSource,
  request: GridIngestRequest,
): Promise<GridIngestResult> {
  const { grids, notes } = await describeGrids(context.pool, source, await gridFiles(request.locations))
  const locations = grids.map(({ location }) => location)
  const planned = planGrid(source, grids)
  const plan = { ...planned, notes: [...notes, ...planned.notes] }
  const area = commonArea(grids)
  const hashes = new Map<string, string>()
  for (const location of locations) hashes.set(location, await sha256Of(location))
  const before = await releaseInForce(context, source)
  const previous = before === undefined ? undefined : await findClimateGrid(context.database, before.id)
  requireSameArea(area, previous)
  const files = mergedFiles(plan.years, hashes, previous)
  const bytes = (await Promise.all(locations.map((location) => stat(location)))).reduce(
    (sum, { size }) => sum + size,
    0,
  )
  const release = {
    ...describeRelease({ clock: context.clock, source, request }, files, locations, bytes),
    revision: before === undefined ? 0 : before.revision + 1,
  }
  const grid = describeGrid(release.id, area, files)
  const answer = async (
    outcome: GridIngestResult['outcome'],
    found: Release,
    notes: readonly string[],
  ): Promise<GridIngestResult> => ({
    outcome,
    release: found,
    cells: found.row_count,
    years: grid.years,
    notes,
    snapshot: (await snapshotInForce(context.database))?.id ?? null,
  })
  requirePublished(release, context.clock)
  const loadedBefore = await findRelease(context.database, release.id)
  if (loadedBefore !== undefined) return answer('unchanged', loadedBefore, plan.notes)
  const work = path.join(context.home, 'grid-work')
  const stage = new GridStage(work, area)
  await stage.removeLeftovers()
  const staged = await stageYears(context, stage, area, plan.years, hashes)
  if (request.dry_run === true) return answer('checked', release, plan.notes)
  const loaded = await writeRelease(context, release, grid, async (write) => {
    const carried =
      previous === undefined ? undefined : await PreviousCells.fetch(context.database, previous, work)
    try {
      return await write(assembleCells(stage, area, grid, staged, carried))
    } finally {
      await carried?.remove()
    }
  })
  await stage.remove(staged.map(({ location }) => location))
  const isFull = loaded.row_count === area.rows * area.columns
  return answer('loaded', loaded, isFull ? [...plan.notes, SEA_NOT_MASKED] : plan.notes)
}

const SEA_NOT_MASKED =
  'Every cell has values, so that sea cannot be told from land: values at sea are interpolated from the coast.'

/** Release, grid, cells and snapshots in one transaction; `make` prepares the cells before it begins. */
function writeRelease(
  { database, clock }: GridIngestContext,
  release: Release,
  grid: ClimateGrid,
  make: (write: (cells: AsyncIterable<CellRow>) => Promise<Release>) => Promise<Release>,
): Promise<Release> {
  return make((cells) =>
    database.transaction(async (sql) => {
      await insertRelease(sql, release, clock.now())
      await insertClimateGrid(sql, grid)
      const count = await copyCells(sql, release.id, cells)
      await sql.query(SQL`update release set row_count = $2 where id = $1`, [release.id, count])
      await renewSnapshots(sql, clock.now())
      return { ...release, row_count: count }
    }),
  )
}

async function stageYears(
  context: GridIngestContext,
  stage: GridStage,
  area: Area,
  years: readonly MeasureYear[],
  hashes: ReadonlyMap<string, string>,
): Promise<StagedYear[]> {
  const steps = (year: MeasureYear): number => year.parts.reduce((sum, part) => sum + part.steps.length, 0)
  const staged = years.map((year) => ({ year, location: stage.location(year, hashes) }))
  const total = years.reduce((sum, year) => sum + steps(year), 0)
  let done = 0
  const onSteps = (count: number): void => {
    done += count
    context.onSteps?.(done, total)
  }
  for (const { year, location } of staged) {
    context.signal?.throwIfAborted()
    if (await stage.has(location)) onSteps(steps(year))
    else await stage.write(location, await sumYear(context.pool, year, area, onSteps))
  }
  return staged
}

async function releaseInForce(
  { database }: GridIngestContext,
  source: GridSource,
): Promise<Release | undefined> {
  const releases = await listReleases(database, { source: source.origin.source })
  return releases.find(({ withdrawn_on }) => withdrawn_on === null)
}

async function sha256Of(location: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(location, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}
