import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Clock, utcToday } from '../../../clock.ts'
import { compareText } from '../../../domain/text-order.ts'
import { EXIT, OperatorError } from '../../../errors.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import { cellMeasures, DAY_MEASURES } from '../../../store/climate-cell-record.ts'
import type { ClimateGrid, GridYearFiles } from '../../../store/climate-cells.ts'
import type { Release } from '../../../store/releases.ts'
import { releaseId, releaseProvenance } from '../../releases/releases.ts'
import type { Area } from './area.ts'
import { dayEntries, keptFrom } from './day-measures.ts'
import type { MeasureYear } from './plan.ts'

/** What is said of a release beside its files. */
export interface GridReleaseContext {
  readonly clock: Clock
  readonly source: GridSource
  readonly request: { readonly published_on?: string; readonly status?: Release['status'] }
}

/** One source holds one grid: files of another area or size are refused. */
export function requireSameArea(area: Area, previous: ClimateGrid | undefined): void {
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

/** What the release is made from: the years given, and those of the release before that are not given again. */
export function mergedFiles(
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
  const ofDays = dayEntries(years, hashes, previous)
  const key = (one: GridYearFiles): string => `${one.year} ${one.measure}`
  const anew = new Set([...given, ...ofDays].map(key))
  const keeps = keptFrom(years, hashes, previous)
  const kept = (previous?.files ?? []).filter((one) => !anew.has(key(one)) && keeps(one.measure, one.year))
  requireSameYearEnd(kept, given)
  return [...kept, ...given, ...ofDays].toSorted((a, b) => compareText(key(a), key(b)))
}

/** Years that end with another month are not comparable: a running year moves with every new month. */
function requireSameYearEnd(kept: readonly GridYearFiles[], given: readonly GridYearFiles[]): void {
  const odd = kept.find(({ last_month }) => last_month !== given[0]?.last_month)
  if (odd === undefined) return
  throw new OperatorError(
    `the years of these files end with month ${given[0]?.last_month}, those loaded before with month ${odd.last_month}`,
    {
      hint: 'Name all files from 1981 on in one load: twelve months to the newest one are added up again for every year.',
      exitCode: EXIT.badInput,
    },
  )
}

/** Where the cells lie, and which measures and years they hold. */
export function describeGrid(release: string, area: Area, files: readonly GridYearFiles[]): ClimateGrid {
  return {
    release_id: release,
    first_row: area.row,
    first_column: area.column,
    row_count: area.rows,
    column_count: area.columns,
    measures: cellMeasures(files.map(({ measure }) => measure)),
    years: [...new Set(files.map(({ year }) => year))].toSorted((a, b) => a - b),
    files,
  }
}

const DAY_ENTRIES: ReadonlySet<string> = new Set(DAY_MEASURES)

/** The release of the files, whose hash is that of all files and steps that its years are made from. */
export function describeRelease(
  { clock, source, request }: GridReleaseContext,
  files: readonly GridYearFiles[],
  locations: readonly string[],
  bytes: number,
): Release {
  const today = utcToday(clock)
  const years = files.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const lastMonth = files[0]?.last_month ?? 12
  const manifest = files.flatMap((one) => [
    ...(DAY_ENTRIES.has(one.measure) ? [`${one.measure} ${one.year}\n`] : []),
    ...one.files.map(({ sha256, steps }) => `${sha256} ${one.measure} ${one.year} ${steps}\n`),
  ])
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
