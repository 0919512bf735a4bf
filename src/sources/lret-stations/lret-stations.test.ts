import { describe, expect, test } from 'vitest'
import { readCsv } from '../formats/csv/csv.ts'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { lretStationsSource } from './source.ts'

const LISTS = ['historical.csv', 'accredited.csv', 'committed.csv', 'probable.csv']
const changed = async (name: string, change: (text: string) => string) =>
  fileInMemory(name, change((await decodeText(await fixture(import.meta.url, name))).text))
const fault = async (name: string, change: (text: string) => string) =>
  expectReadError(lretStationsSource, await changed(name, change))

test.each(LISTS)('reads %s as its golden rows', (name) =>
  expectGolden(lretStationsSource, import.meta.url, name),
)

test('takes columns in another order, with other spacing', async () => {
  const { rows } = await readAll(lretStationsSource, await fixture(import.meta.url, 'committed.csv'))
  const reversed = await changed('committed.csv', (text) =>
    text
      .split('\r\n')
      .map((line) => line.split(',').toReversed().join(' , '))
      .join('\n'),
  )
  const again = await readAll(lretStationsSource, reversed)
  expect(again.rows).toEqual(rows)
})

describe('refused', () => {
  test.each([
    [
      'historical.csv',
      'WD00WA02',
      'WD00XX02',
      { at: 'line 2', column: 'Accreditation code', value: 'WD00XX02' },
    ],
    ['historical.csv', '1/04/2001', '31/02/2001', { at: 'line 2', column: 'Accreditation start date' }],
    [
      'historical.csv',
      'Unsuspended',
      'Paused',
      { column: 'Suspension status', expected: 'Suspended, Unsuspended' },
    ],
    ['historical.csv', ',21.6,', ',-21.6,', { column: 'Installed capacity', problem: 'is below zero' }],
    ['historical.csv', ',202914,', ',many,', { at: 'line 3', column: 'Baseline (MWh)', value: 'many' }],
    ['historical.csv', ',6330,', ',633,', { column: 'Postcode', value: '633' }],
    ['historical.csv', 'HY00QL02', 'WD00WA02', { at: 'line 3', problem: 'already stands at line 2' }],
    ['accredited.csv', ',Solar,', ',Coal,', { column: 'Fuel Source (s)', value: 'Coal' }],
    ['accredited.csv', 'Approval date', 'Approval', { value: 'Approval' }],
    ['committed.csv', 'Dec-2019', '2019', { column: 'Committed Date (Month/Year)', value: '2019' }],
    ['probable.csv', ',VIC,', ',NZ,', { column: 'State', value: 'NZ' }],
    [
      'probable.csv',
      'Barnawartha Solar Farm',
      'Barnawartha, Solar Farm',
      { problem: 'stands below no heading' },
    ],
  ])('%s with %s for %s', async (name, from, to, expected) => {
    expect(await fault(name, (text) => text.replace(from, to))).toMatchObject(expected)
  })

  test('a file cut in a row', async () => {
    expect(await fault('historical.csv', (text) => text.slice(0, 260))).toMatchObject({ at: 'line 3' })
  })

  testRefusals(lretStationsSource, 'power-stations.csv')
})

test('answers damage with rows or a ReadError', async () => {
  for (const name of LISTS)
    await expectToSurviveDamage(lretStationsSource, await fixture(import.meta.url, name), {}, 60)
})

const raw = (name: string) => sharedFile(`data/raw/cer-certificates/${name}`)
const historical = raw('cer_historical_accredited_power_stations.csv')
test.skipIf(historical === undefined)("equals the table on the regulator's own file", async () => {
  const { rows, log } = await readAll(lretStationsSource, await fileOnDisk(historical!))
  const table = readCsv(
    'table',
    (await decodeText(await fileOnDisk(sharedFile('data/registry/lret_accredited_power_stations.csv')!)))
      .text,
  )
  const [header, ...records] = table
  expect(
    rows.map((row) => header!.cells.map((field) => String(row[field as keyof typeof row] ?? ''))),
  ).toEqual(records.map((record) => [...record.cells]))
  expect(log.edition).toMatchObject({
    slot: 'historical',
    edition: 'historical to 2025-12',
    observed_to: '2025-12-05',
  })
  expect(new Set(log.notes.map((note) => note.code))).toEqual(new Set(['code_names_another_state']))
  expect(log.notes).toHaveLength(7)
  const fuels = Map.groupBy(rows, (row) => row.fuel_source)
  expect(Object.fromEntries([...fuels].map(([fuel, of]) => [fuel, of.length]))).toEqual({
    Solar: 2954,
    Biomass: 191,
    Wind: 163,
    Hydro: 124,
  })
  expect(rows.filter((row) => row.suspension_status === 'Suspended')).toHaveLength(201)
})

test.skipIf(historical === undefined)('reads the other three of the regulator', async () => {
  const counts = { accredited: 280, committed: 35, probable: 50 }
  for (const [list, count] of Object.entries(counts)) {
    const { rows } = await readAll(
      lretStationsSource,
      await fileOnDisk(raw(`power-stations-and-projects-${list}.csv`)!),
    )
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map((row) => row.list))).toEqual(new Set([list]))
  }
})
