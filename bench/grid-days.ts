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
  readonly seconds: number
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
      const theirs = await pass('python3', [here('grid-days-once.py'), directory]).catch(() => undefined)
      if (theirs === undefined) console.error('  without Python: none with netCDF4 was found')
      else if (theirs.heatwaves !== days.heatwaves)
        throw new Error(`${days.heatwaves} days in heatwaves are not Python’s ${theirs.heatwaves}`)
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
          compared('most memory held', 'MB', days.megabytes, 'Python', theirs.megabytes),
        ]),
  ]
}

const run = promisify(execFile)
const here = (file: string): string => path.join(import.meta.dirname, file)
const pass = async (program: string, words: readonly string[]): Promise<Pass> =>
  JSON.parse((await run(program, [...words])).stdout) as Pass
