import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { fixture, readAll, sharedFile } from '../testing/support.ts'
import type { CoastalLevelRow } from './row.ts'
import { coastalLevelsSource } from './source.ts'

const changed = async (name: string, change: (text: string) => string) =>
  fileInMemory(name, change((await decodeText(await fixture(import.meta.url, name))).text))

test('reads councils with the range of the models, and gauges without', async () => {
  const councils = await readAll(coastalLevelsSource, await fixture(import.meta.url, 'councils.csv'))
  expect(councils.log.edition).toMatchObject({ slot: 'councils' })
  expect(councils.rows[2]).toEqual({
    row_ref: 'line 4',
    kind: 'council',
    name: 'Invented Bay',
    region: 'NSW',
    lat: -28.9,
    lon: 153.5,
    rise_m: 0.2,
    still_water_m: 1.5,
    times_as_often: 120,
    times_low: 90,
    times_high: 200,
  })
  const gauges = await readAll(coastalLevelsSource, await fixture(import.meta.url, 'gauges.csv'))
  expect(gauges.log.edition).toMatchObject({ slot: 'gauges' })
  expect(gauges.rows[1]).toMatchObject({ kind: 'gauge', region: null, times_as_often: 4.5, times_low: null })
})

describe('a damaged row is left out with a finding', () => {
  test.each([
    ['councils.csv', ',20.00,', ',twenty,', { rule: 'row_not_understood', column: 'swl_multiplier_p50' }],
    ['councils.csv', ',20.00,', ',201,', { rule: 'row_not_understood', value: '201' }],
    ['gauges.csv', '-35.00,0.1', '35.00,0.1', { rule: 'row_not_understood', column: 'lat' }],
    ['gauges.csv', '0.1,1.20', '0.0,1.20', { rule: 'row_twice', row_ref: 'line 3' }],
    ['gauges.csv', ',4.50', '', { rule: 'row_not_understood', row_ref: 'line 3' }],
  ])('of %s: %s to %s', async (name, from, to, expected) => {
    const { rows, log } = await readAll(
      coastalLevelsSource,
      await changed(name, (text) => text.replace(from, to)),
    )
    expect(rows).toHaveLength(name === 'councils.csv' ? 3 : 2)
    expect(log.findings.all).toMatchObject([{ proposal: { decision: 'leave_out' }, ...expected }])
  })
})

test('refuses a table with other headings and names those it expects', async () => {
  const file = await changed('gauges.csv', (text) => text.replace('slr_m', 'rise'))
  await expect(readAll(coastalLevelsSource, file)).rejects.toThrow(/slr_m/u)
})

test('answers damage with rows or a ReadError', async () => {
  for (const name of ['councils.csv', 'gauges.csv'])
    await expectToSurviveDamage(coastalLevelsSource, await fixture(import.meta.url, name), {}, 40)
})

for (const name of ['lga', 'gauges']) {
  const location = sharedFile(`data/climate/hazards/coastal_extreme_sea_level_${name}.csv`)
  test.skipIf(location === undefined)(`the shared table of ${name} is whole and consistent`, async () => {
    const { rows, log } = await readAll(coastalLevelsSource, await fileOnDisk(location ?? ''))
    expect(log.findings.all).toEqual([])
    const places = Map.groupBy(rows, ({ name: place, region }: CoastalLevelRow) => `${place} ${region}`)
    for (const [place, own] of places) {
      const today = own.find(({ rise_m }) => rise_m === 0)
      expect(today?.times_as_often, place).toBe(1)
      for (const { rise_m, still_water_m } of own)
        expect(still_water_m - rise_m, `${place} after ${rise_m} m`).toBeCloseTo(today?.still_water_m ?? 0, 1)
      const times = own.toSorted((a, b) => a.rise_m - b.rise_m).map((row) => row.times_as_often)
      expect(times, place).toEqual(times.toSorted((a, b) => a - b))
    }
  })
}
