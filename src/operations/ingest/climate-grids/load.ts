import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../../errors.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import type { Source } from '../../../sources/source.ts'
import {
  type CellRow,
  type ClimateGrid,
  copyCells,
  findClimateGrid,
  insertClimateGrid,
} from '../../../store/climate-cells.ts'
import type { Sql } from '../../../store/database.ts'
import type { Acceptance } from '../../../store/release-acceptance.ts'
import { findRelease, insertRelease, listReleases, type Release } from '../../../store/releases.ts'
import { snapshotInForce } from '../../../store/snapshots.ts'
import { SQL } from '../../../store/sql-text.ts'
import { type Changed, changeInForce } from '../change-in-force.ts'
import { type LoadCoverage, NOTHING_COMPARED } from '../check-coverage.ts'
import type { LoadWarning } from '../load-warnings.ts'
import type { IngestContext } from '../request.ts'
import { requireKnownDay, requirePublished } from '../require-truthful.ts'
import { commonArea } from './area.ts'
import { assembleCells } from './cells.ts'
import { dayNotes, keptFrom } from './day-measures.ts'
import { describeGrids, gridFiles } from './files.ts'
import { planGrid } from './plan.ts'
import type { GridPool } from './pool.ts'
import { PreviousCells } from './previous.ts'
import { describeGrid, describeRelease, mergedFiles, requireSameArea } from './release.ts'
import { GridStage } from './stage.ts'
import { locationsOf, stageYears } from './stage-years.ts'

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
  /** Loads what looks wrong, and says why. */
  readonly accept?: Acceptance
}

export interface GridIngestResult {
  readonly outcome: 'loaded' | 'unchanged' | 'checked'
  readonly release: Release
  readonly cells: number
  readonly years: readonly number[]
  readonly notes: readonly string[]
  /** What it takes the place of, and what takes its place. */
  readonly warnings: readonly LoadWarning[]
  /** What it changes for whom, and what of it looks wrong. */
  readonly coverage: LoadCoverage
  readonly snapshot: string | null
}

/**
 * Loads climate grids as one release of all their years and those loaded before. Years are read and staged one by one, then
 * all cells are written in one transaction: a load that is killed goes on where it was and leaves nothing half-loaded.
 */
export async function ingestGrid(
  context: GridIngestContext,
  source: GridSource & Source,
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
    { release: found, warnings, coverage }: Changed,
    notes: readonly string[],
  ): Promise<GridIngestResult> => ({
    outcome,
    release: found,
    cells: found.row_count,
    years: grid.years,
    notes,
    warnings,
    coverage,
    snapshot: (await snapshotInForce(context.database))?.id ?? null,
  })
  requirePublished(release, context.clock)
  const loadedBefore = await findRelease(context.database, release.id)
  if (loadedBefore !== undefined)
    return answer(
      'unchanged',
      { release: loadedBefore, warnings: [], coverage: NOTHING_COMPARED },
      plan.notes,
    )
  await requireKnownDay(context.database, release)
  const work = path.join(context.home, 'grid-work')
  const stage = new GridStage(work, area)
  await stage.removeLeftovers()
  const { pool, signal, onSteps } = context
  const staged = await stageYears({ pool, stage, area, hashes, signal, onSteps }, plan.years)
  const carried =
    previous === undefined ? undefined : await PreviousCells.fetch(context.database, previous, work)
  const cells = (): AsyncIterable<CellRow> =>
    assembleCells({
      pool,
      stage,
      area,
      grid,
      staged,
      previous: carried,
      keeps: keptFrom(plan.years, hashes, previous),
    })
  let done: Changed
  try {
    done = await changeInForce(
      context,
      { act: 'load', source, write: (sql) => writeCells(sql, context.clock.now(), release, grid, cells()) },
      request,
    )
  } catch (error) {
    throw error instanceof OperatorError ? withHint(error, STAGED) : error
  } finally {
    await carried?.remove()
  }
  const isTrial = request.dry_run === true
  // The load that follows a dry run goes on with the years that this one read.
  if (!isTrial) await stage.remove(locationsOf(staged))
  const isFull = done.release.row_count === area.rows * area.columns
  return answer(isTrial ? 'checked' : 'loaded', done, [
    ...plan.notes,
    ...dayNotes(plan.years, hashes, previous),
    ...(isFull ? [SEA_NOT_MASKED] : []),
    ...(isTrial ? [STAGED] : []),
  ])
}

const STAGED =
  'The years that were read stay in $SOUTHERLY_HOME/grid-work for a load that follows; after a week they are removed.'

const withHint = (error: OperatorError, more: string): OperatorError =>
  new OperatorError(error.message, {
    hint: [error.hint, more].filter((text) => text !== undefined).join(' '),
    exitCode: error.exitCode,
    cause: error,
  })

const SEA_NOT_MASKED =
  'Every cell has values, so sea and land cannot be distinguished: values at sea are interpolated from the coast.'

/** The release with its grid and cells; the number of cells is known when they are written. */
async function writeCells(
  sql: Sql,
  now: Date,
  release: Release,
  grid: ClimateGrid,
  cells: AsyncIterable<CellRow>,
): Promise<Release> {
  await insertRelease(sql, release, now)
  await insertClimateGrid(sql, grid)
  const count = await copyCells(sql, release.id, cells)
  await sql.query(SQL`update release set row_count = $2 where id = $1`, [release.id, count])
  return { ...release, row_count: count }
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
