import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../../errors.ts'
import type { GridSource } from '../../../sources/formats/netcdf-grid/grid-source.ts'
import type { GridVariable } from '../../../sources/formats/netcdf-grid/grid-variable.ts'
import { missingFile } from '../../../sources/read-error.ts'
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

/** Headers of all files, checked before any value is read. */
export async function describeGrids(
  pool: GridPool,
  { origin }: GridSource,
  locations: readonly string[],
): Promise<GridVariable[]> {
  const grids: GridVariable[] = []
  for (const location of locations) grids.push(await pool.describe(origin.source, location))
  return grids
}
