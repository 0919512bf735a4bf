import { describe, expect, test } from 'vitest'
import { readCsv } from '../formats/csv/csv.ts'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { testRefusals } from '../testing/refusals.ts'
import { fixture, readAll, sharedFile } from '../testing/support.ts'
import { lretStationsSource } from './source.ts'

const LISTS = ['historical.csv', 'accredited.csv', 'committed.csv', 'probable.csv']
const changed = async (name: string, change: (text: string) => string) =>
  fileInMemory(name, change((await decodeText(await fixture(import.meta.url, name))).text))

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

describe('a damaged row', () => {
  test.each([
    [
      'historical.csv',
      'WD00WA02',
      'WD00XX02',
      { row_ref: 'line 2', rule: 'code_not_valid', value: 'WD00XX02' },
    ],
    ['historical.csv', '1/04/2001', '31/02/2001', { row_ref: 'line 2', rule: 'not_a_date' }],
    [
      'historical.csv',
      'Unsuspended',
      'Paused',
      { rule: 'value_not_known', expected: 'Suspended, Unsuspended' },
    ],
    ['historical.csv', ',202914,', ',many,', { row_ref: 'line 3', rule: 'not_a_number', value: 'many' }],
    ['historical.csv', ',6330,', ',633,', { rule: 'postcode_not_valid', value: '633' }],
    ['accredited.csv', ',Solar,', ',Coal,', { column: 'Fuel Source (s)', value: 'Coal' }],
    ['committed.csv', 'Dec-2019', '2019', { rule: 'not_a_month', value: '2019' }],
    ['probable.csv', ',VIC,', ',NZ,', { column: 'State', value: 'NZ' }],
  ])('of %s with %s for %s is taken with a finding', async (name, from, to, expected) => {
    const intact = await readAll(lretStationsSource, await fixture(import.meta.url, name))
    const { rows, log } = await readAll(
      lretStationsSource,
      await changed(name, (text) => text.replace(from, to)),
    )
    expect(rows).toHaveLength(intact.rows.length)
    expect(log.findings.all).toMatchObject([{ proposal: { decision: 'take' }, ...expected }])
  })

  test.each([
    ['historical.csv', ',21.6,', ',-21.6,', { rule: 'row_not_understood', column: 'installed_capacity_mw' }],
    ['historical.csv', 'HY00QL02', 'WD00WA02', { rule: 'row_twice', row_ref: 'line 3' }],
    ['probable.csv', 'Barnawartha Solar', 'Barnawartha, Solar', { rule: 'columns_shifted' }],
  ])('of %s with %s for %s is left out with a finding', async (name, from, to, expected) => {
    const intact = await readAll(lretStationsSource, await fixture(import.meta.url, name))
    const { rows, log } = await readAll(
      lretStationsSource,
      await changed(name, (text) => text.replace(from, to)),
    )
    expect(rows).toHaveLength(intact.rows.length - 1)
    expect(log.findings.all).toMatchObject([{ proposal: { decision: 'leave_out' }, ...expected }])
  })

  test('at the end of a file is named as cut', async () => {
    const { log } = await readAll(
      lretStationsSource,
      await changed('historical.csv', (text) => text.slice(0, 260)),
    )
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'file_cut_short' }])
  })
})

describe('refused', () => {
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
