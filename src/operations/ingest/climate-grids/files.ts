import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../../errors.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { missingFile, ReadError } from '../../../sources/read-error.ts'
import type { Source } from '../../../sources/source.ts'
import type { GridPool } from './pool.ts'

/** Whether a source's files are climate grids. */
export const isGridSource = (source: Source): source is GridSource & Source =>
  'variables' in source && 'refused' in source

/** Files as named, and those under folders that end in .nc, in order of their names. */
export async function gridFiles(locations: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const location of locations) {
    const facts = await stat(location).catch(() => undefined)
    if (facts === undefined) throw missingFile(location)
    if (!facts.isDirectory()) found.push(location)
    else
      for (const entry of await readdir(location, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && /\.nc4?$/.test(entry.name)) found.push(path.join(entry.parentPath, entry.name))
  }
  if (found.length === 0)
    throw new OperatorError('there are no NetCDF files in what was named', {
      hint: 'Name files, or a folder with files that end in .nc.',
      exitCode: EXIT.badInput,
    })
  return [...new Set(found)].toSorted()
}

/** Files of a set that can be read, and what is to be said of those that cannot. */
export interface DescribedGrids {
  readonly grids: readonly GridVariable[]
  readonly notes: readonly string[]
}

/**
 * Headers of all files, checked before any value is read. A file that is cut short, or of a variable that no one needs, is
 * passed over with a note as long as another can be read; anything else wrong with a file refuses the set.
 */
export async function describeGrids(
  pool: GridPool,
  { origin }: GridSource,
  locations: readonly string[],
): Promise<DescribedGrids> {
  const grids: GridVariable[] = []
  const notes: string[] = []
  let passedOver: ReadError | undefined
  for (const location of locations)
    try {
      grids.push(await pool.describe(origin.source, location))
    } catch (error) {
      if (!(error instanceof ReadError) || error.fault.spare === undefined) throw error
      passedOver ??= error
      notes.push(
        error.fault.spare === 'not_needed'
          ? `${path.basename(location)} is not needed: it holds ${String(error.fault.value)}.`
          : `${path.basename(location)} is cut short and was left out${yearIn(location)}. Fetch it again. (${error.message})`,
      )
    }
  if (grids.length === 0 && passedOver !== undefined) throw passedOver
  return { grids, notes }
}

/** The year that a file's name tells; the header of a file that is cut short may not be readable. */
function yearIn(location: string): string {
  const year = /(?<!\d)(?:18|19|20)\d\d(?!\d{1,3}(?!\d))/u.exec(path.basename(location))?.[0]
  return year === undefined ? '' : `, so that ${year} lacks it`
}
