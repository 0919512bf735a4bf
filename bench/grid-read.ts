import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Figure } from './figure.ts'

const PROMISED_MEMORY = 400
/** Layouts of the publishers: kind for the generator, source, variable. */
const GRIDS = [
  ['agcd', 'agcd', 'tmax'],
  ['silo', 'silo-grid', 'max_temp'],
  ['awra', 'awra-l', 'sm'],
] as const

interface Pass {
  readonly sum: number
  readonly days: number
  readonly reached: readonly number[]
  readonly seconds: number
  readonly megabytes: number
}

/** A year of each climate grid at full size, with two threads, against Python's netCDF4 on the same file. */
export const gridRead: Bench = {
  name: 'grid-read',
  what: 'one year of AGCD-, SILO- and AWRA-L-like grids at full size, two threads; results must agree',
  baseline: 'Python with netCDF4 and NumPy; the memory that we promise',
  run: async () => {
    const python = await pythonWithNetcdf()
    if (python === undefined) {
      console.error(
        '  skipped: no Python with netCDF4 was found (on Debian: apt-get install python3-netcdf4)',
      )
      return []
    }
    const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      const figures: Figure[] = []
      for (const grid of GRIDS) figures.push(...(await compare(python, directory, grid)))
      return figures
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  },
}

async function compare(
  python: string,
  directory: string,
  [kind, source, variable]: (typeof GRIDS)[number],
): Promise<Figure[]> {
  const location = path.join(directory, `${kind}.nc`)
  await run(python, [here('generate/climate_grid.py'), kind, location])
  const theirs = await pass(python, [here('grid-once.py'), location, variable])
  const ours = await pass(process.execPath, [here('grid-once.ts'), source, location, '2'])
  requireEqual(kind, ours, theirs)
  return [
    {
      name: `${kind}: time`,
      value: ours.seconds,
      unit: 's',
      against: { name: 'Python', value: theirs.seconds, unit: 's' },
      better: 'less',
    },
    {
      name: `${kind}: most memory held`,
      value: ours.megabytes,
      unit: 'MB',
      against: { name: 'promised', value: PROMISED_MEMORY, unit: 'MB' },
      better: 'less',
    },
  ]
}

/** Counts must be equal; sums are added in another order and may differ in the last digits. Soil moisture has no thresholds. */
function requireEqual(kind: string, ours: Pass, theirs: Pass): void {
  const hasThresholds = kind !== 'awra'
  const isEqual =
    ours.days === theirs.days &&
    Math.abs(ours.sum / theirs.sum - 1) < 1e-6 &&
    (!hasThresholds || ours.reached.join() === theirs.reached.join())
  if (!isEqual) throw new Error(`${kind}: ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`)
}

/** Debian's own Python carries the Debian package; another one may come first in the path. */
async function pythonWithNetcdf(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const found = await run(python, ['-c', 'import netCDF4']).catch(() => undefined)
    if (found !== undefined) return python
  }
  return undefined
}

const run = promisify(execFile)
const here = (file: string): string => path.join(import.meta.dirname, file)
const pass = async (program: string, words: readonly string[]): Promise<Pass> =>
  JSON.parse((await run(program, [...words])).stdout) as Pass
