import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectDoubt, expectReadError, fixture, golden, readAll, sharedFile } from '../testing/support.ts'
import { localitiesSource } from './source.ts'
import states from './states.json' with { type: 'json' }

const published = () => fixture(import.meta.url, 'AU.txt')
const expected = golden(import.meta.url, 'AU.golden.json')

test('reads names, states and points as published, and flags a point without accuracy', async () => {
  const { rows, log } = await readAll(localitiesSource, await published())
  expect(rows).toEqual(expected)
  expect(log.edition).toEqual({ slot: 'all', edition: 'as retrieved' })
})

test('reads the archive that the file is offered in', async () => {
  const archive = zipSync({ 'readme.txt': new Uint8Array(10), 'AU.txt': await (await published()).bytes() })
  expect((await readAll(localitiesSource, fileInMemory('AU.zip', archive))).rows).toEqual(expected)
})

describe('refused', () => {
  testRefusals(localitiesSource, 'AU.txt')

  const line = 'AU\t0800\tDarwin\tNorthern Territory\tNT\t\t\t\t\t-12.4611\t130.8418\t4'
  test.each([
    ['another country', line.replace('AU', 'NZ'), 'country code', 'NZ'],
    ['a postcode without its zero', line.replace('0800', '800'), 'postal code', '800'],
    ['an unknown state', line.replace('\tNT\t', '\tJBT\t'), 'admin code 1', 'JBT'],
    ['a point in the northern hemisphere', line.replace('-12', '12'), 'latitude', '12.4611'],
    ['text in place of a number', line.replace('130.8418', 'east'), 'longitude', 'east'],
  ])('%s', async (_case, text, column, value) => {
    expect(await expectReadError(localitiesSource, fileInMemory('AU.txt', text))).toMatchObject({
      at: 'line 1',
      column,
      value,
    })
  })

  test('a line cut short, a line twice, a comma-separated file', async () => {
    const fault = (text: string) => expectReadError(localitiesSource, fileInMemory('AU.txt', text))
    expect(await fault(line.slice(0, 40))).toMatchObject({ at: 'line 1', problem: 'has 9 columns' })
    expect(await fault(line.replaceAll('\t', ','))).toMatchObject({ problem: 'has 1 columns' })
  })
})

describe('in doubt', () => {
  const doubt = async (text: string) => expectDoubt(localitiesSource, fileInMemory('AU.txt', text))
  const good = 'AU\t0800\tDarwin\tNorthern Territory\tNT\t\t\t\t\t-12.4611\t130.8418\t4'
  const other = good.replace('Darwin', 'Bagot')

  test('a line that cannot be read, or stands there twice, is left out', async () => {
    expect(await doubt(`${good}\n${other.replace('-12', '12')}`)).toMatchObject({
      at: 'line 2',
      column: 'latitude',
      decision: 'leave_out',
    })
    expect(await doubt(`${good}\r\n${good}`)).toMatchObject({ at: 'line 2', value: '0800 Darwin NT' })
  })

  test('the name of another state and an unknown accuracy leave the place as it is', async () => {
    expect(await doubt(good.replace('Northern Territory', 'Victoria'))).toMatchObject({
      column: 'admin name 1',
      value: 'Victoria',
      decision: 'take',
    })
    expect(await doubt(good.replace(/4$/, '9'))).toMatchObject({ column: 'accuracy', decision: 'take' })
  })
})

test('damaged files end in rows or a ReadError', async () => {
  await expectToSurviveDamage(localitiesSource, await published())
})

const table = sharedFile('data/places/localities_geonames.csv')
test.skipIf(table === undefined)(
  'all rows of the table, put back into the layout, read back equal',
  async () => {
    const localities: Record<string, string>[] = parse(readFileSync(table!), { columns: true })
    const nameOf = new Map<string | undefined, string>(Object.entries(states))
    const text = localities
      .map((row) =>
        [
          'AU',
          row['postcode'],
          row['locality'],
          nameOf.get(row['state']),
          row['state'],
          '',
          '',
          '',
          '',
          row['lat'],
          row['lon'],
          row['accuracy'],
        ].join('\t'),
      )
      .join('\n')
    const { rows } = await readAll(localitiesSource, fileInMemory('AU.txt', text))
    expect(rows).toHaveLength(16_875)
    expect(
      rows.map((row) => [row.postcode, row.locality, row.state, row.lat, row.lon, row.accuracy ?? 0]),
    ).toEqual(
      localities.map((row) => [
        row['postcode'],
        row['locality'],
        row['state'],
        Number(row['lat']),
        Number(row['lon']),
        Number(row['accuracy']),
      ]),
    )
    expect(rows.filter((row) => row.flags.length > 0).map((row) => row.postcode)).toEqual([
      '1900',
      '1902',
      '9464',
      '9726',
    ])
  },
)
