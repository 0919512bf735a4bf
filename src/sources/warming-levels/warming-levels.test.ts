import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { heatResponseSource } from '../heat-response/source.ts'
import { fileInMemory } from '../input-file.ts'
import type { Source, SourceRow } from '../source.ts'
import { readAll, sharedTable } from '../testing/support.ts'
import { warmingLevelYearsSource } from '../warming-level-years/source.ts'
import { warmingLevelsSource } from './source.ts'

const starter = async <Row extends SourceRow>(source: Source<Row>): Promise<Row[]> => {
  const location = new URL(`../../../data/starter/${source.origin.source}/all.csv`, import.meta.url)
  const { rows } = await readAll(source, fileInMemory('all.csv', readFileSync(location)))
  return rows
}

/** Each table of the starter with the one it was made from, and how its columns are called there. */
const TABLES: readonly [string, Source, string, Readonly<Record<string, string>>][] = [
  ['warming levels', warmingLevelsSource, 'data/climate/scenarios/warming_levels.csv', {}],
  [
    'years of warming levels',
    warmingLevelYearsSource,
    'data/climate/scenarios/ar6_assessed_warming_level_years.csv',
    { year_early: 'year_early_p95', year_late: 'year_late_p5' },
  ],
  [
    'heat response',
    heatResponseSource,
    'data/climate/heat_response.csv',
    { latitude: 'lat', longitude: 'lon', series: 'source' },
  ],
]

describe.each(TABLES)('%s', (_name, source, file, names) => {
  const printed = sharedTable(file)
  test.skipIf(printed.length === 0)('equals the table that it was made from', async () => {
    const rows = await starter(source)
    const fields = Object.keys(rows[0]!).filter(
      (field) => field !== 'row_ref' && field !== 'models_drier_percent',
    )
    expect(rows.map((row) => fields.map((field) => row[field]))).toEqual(
      printed.map((record) =>
        fields.map((field, at) => {
          const cell = record[names[field] ?? field]!
          if (cell === '') return null
          return typeof rows[0]![fields[at]!] === 'string' ? cell : Number(cell)
        }),
      ),
    )
  })
})

test('Perth at one degree more has 36.75 days at 35 degrees or more', async () => {
  const rows = await starter(heatResponseSource)
  expect(rows.find((row) => row.location === 'Perth' && row.shift_c === 1)).toMatchObject({
    days_ge_35: 36.75,
  })
})

test('every rainfall row says how many models are drier, and no other', async () => {
  const rows = await starter(warmingLevelsSource)
  expect(rows).toHaveLength(320)
  for (const row of rows)
    expect(row.models_drier_percent === null, row.row_ref).toBe(row.variable === 'mean_temp_change_c')
})
