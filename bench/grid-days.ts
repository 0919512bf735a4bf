import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CellRecord } from '../src/store/climate-cell-record.ts'
import type { Bench, Figure } from './figure.ts'

/** With `--full` the whole country; else a quarter of its rows. */
const SHARE = process.argv.includes('--full') ? '1' : '0.25'
const YEARS = Array.from({ length: 45 }, (_, index) => 1981 + index)
const OF_FILES = ['rain', 'tmax', 'tmin']
const OF_DAYS = ['days_of_rain', 'days_of_tmax', 'heat_baseline', 'heat_curve', 'heatwaves']

interface Pass {
  readonly heatwaves: number
  /** Hash of the days in heatwaves of every cell: a sum alone may agree by chance. */
  readonly by_cell: string
  readonly seconds: number
  /** Of all threads, the start of the program among it: what compares on a busy machine. */
  readonly processor_seconds: number
  readonly megabytes: number
  readonly staged_mb: number
}

/** A year of maxima, minima and rain with the figures of its days, against sums alone and against Python. */
export const gridDays: Bench = {
  name: 'grid-days',
  what: `a year of national grids (${SHARE} of the rows), two threads: sums, figures of days and heatwaves`,
  baseline: 'sums alone, as loads were before; Python with netCDF4 and NumPy where it is at hand',
  run: async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      await run(process.execPath, [here('grid-files-once.ts'), directory, '2019', SHARE])
      const sums = await pass(process.execPath, [here('grid-days-once.ts'), 'sums', directory, '2'])
      const days = await pass(process.execPath, [here('grid-days-once.ts'), 'days', directory, '2'])
      const python = await pythonWithNetcdf()
      if (python === undefined) console.error('  without Python: none with netCDF4 and NumPy was found')
      const theirs =
        python === undefined ? undefined : await pass(python, [here('grid-days-once.py'), directory])
      if (theirs !== undefined && theirs.by_cell !== days.by_cell)
        throw new Error(
          `heatwaves of some cells are not Python’s: ${days.heatwaves} days against ${theirs.heatwaves}`,
        )
      return figures(sums, days, theirs)
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  },
}

function figures(sums: Pass, days: Pass, theirs: Pass | undefined): Figure[] {
  const bytes = (measures: readonly string[]): number => new CellRecord({ measures, years: YEARS }).bytes
  const compared = (name: string, unit: string, ours: number, other: string, value: number): Figure => ({
    name,
    value: ours,
    unit,
    against: { name: other, value, unit },
    better: 'less',
  })
  return [
    compared('time', 's', days.seconds, 'sums alone', sums.seconds),
    compared('processor time', 's', days.processor_seconds, 'sums alone', sums.processor_seconds),
    compared('most memory held', 'MB', days.megabytes, 'sums alone', sums.megabytes),
    compared('room on disk while it runs', 'MB', days.staged_mb, 'sums alone', sums.staged_mb),
    compared(
      'bytes of a cell of 45 years',
      'bytes',
      bytes([...OF_FILES, ...OF_DAYS]),
      'sums alone',
      bytes(OF_FILES),
    ),
    ...(theirs === undefined
      ? []
      : [
          compared('time', 's', days.seconds, 'Python', theirs.seconds),
          compared('processor time', 's', days.processor_seconds, 'Python', theirs.processor_seconds),
          compared('most memory held', 'MB', days.megabytes, 'Python', theirs.megabytes),
        ]),
  ]
}

/** The first on the path may be one of its own making, while Debian's packages belong to that of the system. */
async function pythonWithNetcdf(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3'])
    if (
      await run(python, ['-c', 'import netCDF4, numpy']).then(
        () => true,
        () => false,
      )
    )
      return python
  return undefined
}

const run = promisify(execFile)
const here = (file: string): string => path.join(import.meta.dirname, file)
const pass = async (program: string, words: readonly string[]): Promise<Pass> =>
  JSON.parse((await run(program, [...words])).stdout) as Pass
