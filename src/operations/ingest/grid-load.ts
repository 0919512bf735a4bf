import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import type { GridSource } from '../../sources/formats/netcdf-grid/grid-source.ts'
import {
  type CellRow,
  type ClimateGrid,
  copyCells,
  findClimateGrid,
  type GridYearFiles,
  insertClimateGrid,
} from '../../store/climate-cells.ts'
import { findRelease, insertRelease, listReleases, type Release } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { releaseId, releaseProvenance, renewSnapshots } from '../releases/releases.ts'
import { type Area, commonArea } from './grid-area.ts'
import { assembleCells, type StagedYear } from './grid-cells.ts'
import { describeGrids, gridFiles } from './grid-files.ts'
import { type MeasureYear, planGrid } from './grid-plan.ts'
import type { GridPool } from './grid-pool.ts'
import { PreviousCells } from './grid-previous.ts'
import { GridStage } from './grid-stage.ts'
import { sumYear } from './grid-years.ts'
import type { IngestContext } from './ingest.ts'

export interface GridIngestContext extends Omit<IngestContext, 'onRows'> {
  readonly pool: GridPool
  /** Steps read of all steps to read. */
  readonly onSteps?: (done: number, total: number) => void
  /** Stops between two years. */
  readonly signal?: AbortSignal
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
  const locations = await gridFiles(request.locations)
  const grids = await describeGrids(source, locations)
  const plan = planGrid(source, grids)
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
    ...describeRelease(context, source, request, files, locations, bytes),
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
      await sql.query('update release set row_count = $2 where id = $1', [release.id, count])
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

function requireSameArea(area: Area, previous: ClimateGrid | undefined): void {
  if (previous === undefined) return
  const { first_row, first_column, row_count, column_count } = previous
  if (
    first_row === area.row &&
    first_column === area.column &&
    row_count === area.rows &&
    column_count === area.columns
  )
    return
  throw new OperatorError(
    `the files are a grid of ${area.rows} x ${area.columns} cells, ${previous.release_id} is one of ${row_count} x ${column_count} elsewhere or of another size`,
    {
      hint: `One source holds one grid. \`southerly withdraw ${previous.release_id} --reason "..."\` makes room for another.`,
      exitCode: EXIT.badInput,
    },
  )
}

/** What the release is made from: the years given, and those of the release before that are not given anew. */
function mergedFiles(
  years: readonly MeasureYear[],
  hashes: ReadonlyMap<string, string>,
  previous: ClimateGrid | undefined,
): GridYearFiles[] {
  const given = years.map(
    ({ measure, year, calendarDays, lastMonth, isDaily, parts }): GridYearFiles => ({
      measure,
      year,
      calendar_days: calendarDays,
      last_month: lastMonth,
      is_daily: isDaily,
      files: parts.map(({ grid, steps }) => ({
        name: grid.file,
        sha256: hashes.get(grid.location) ?? '',
        steps: steps.length,
      })),
    }),
  )
  const key = (one: GridYearFiles): string => `${one.year} ${one.measure}`
  const anew = new Set(given.map(key))
  const kept = (previous?.files ?? []).filter((one) => !anew.has(key(one)))
  requireSameYearEnd(kept, given)
  return [...kept, ...given].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** Years that end with another month are not comparable: a running year moves with every new month. */
function requireSameYearEnd(kept: readonly GridYearFiles[], given: readonly GridYearFiles[]): void {
  const odd = kept.find(({ last_month }) => last_month !== given[0]?.last_month)
  if (odd === undefined) return
  throw new OperatorError(
    `the years of these files end with month ${given[0]?.last_month}, those loaded before with month ${odd.last_month}`,
    {
      hint: 'Name all files from 1981 on in one load: twelve months to the newest one are added up anew for every year.',
      exitCode: EXIT.badInput,
    },
  )
}

function describeGrid(release: string, area: Area, files: readonly GridYearFiles[]): ClimateGrid {
  return {
    release_id: release,
    first_row: area.row,
    first_column: area.column,
    row_count: area.rows,
    column_count: area.columns,
    measures: [...new Set(files.map(({ measure }) => measure))].toSorted(),
    years: [...new Set(files.map(({ year }) => year))].toSorted((a, b) => a - b),
    files,
  }
}

function describeRelease(
  context: GridIngestContext,
  source: GridSource,
  request: GridIngestRequest,
  files: readonly GridYearFiles[],
  locations: readonly string[],
  bytes: number,
): Release {
  const today = context.clock.now().toISOString().slice(0, 10)
  const years = files.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const lastMonth = files[0]?.last_month ?? 12
  const manifest = files.flatMap((one) =>
    one.files.map(({ sha256, steps }) => `${sha256} ${one.measure} ${one.year} ${steps}\n`),
  )
  const sha256 = createHash('sha256').update(manifest.join('')).digest('hex')
  const [only] = locations
  return {
    id: releaseId(source.origin.source, 'all', sha256),
    source: source.origin.source,
    dataset: source.origin.dataset,
    slot: 'all',
    edition: first === last ? `${first}` : `${first}-${last}`,
    revision: 0,
    status: request.status ?? 'final',
    published_on: request.published_on ?? today,
    published_basis: request.published_on === undefined ? 'retrieval_date' : 'stated',
    retrieved_on: today,
    observed_from: firstDay(first, lastMonth),
    observed_to: lastDay(last, lastMonth),
    file_name:
      locations.length === 1 && only !== undefined ? path.basename(only) : `${locations.length} files`,
    file_sha256: sha256,
    file_bytes: bytes,
    row_count: 0,
    provenance: releaseProvenance(source.origin, 'publisher_file'),
    withdrawn_on: null,
    withdrawn_reason: null,
  }
}

/** Of the twelve months that end with a month of a year. */
const firstDay = (year: number, lastMonth: number): string =>
  lastMonth === 12 ? `${year}-01-01` : `${year - 1}-${twoDigits(lastMonth + 1)}-01`
const lastDay = (year: number, lastMonth: number): string =>
  `${year}-${twoDigits(lastMonth)}-${new Date(Date.UTC(year, lastMonth, 0)).getUTCDate()}`
const twoDigits = (value: number): string => String(value).padStart(2, '0')

async function sha256Of(location: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(location, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}
