import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectDoubt, fixture, readAll, sharedFile } from '../testing/support.ts'
import { siloPointSource } from './source.ts'

const FILES = [
  'data_drill_selected.txt',
  'data_drill_all.csv',
  'patched_point.csv',
  'patched_point.met',
  'data_drill.met',
]
const doubt = async (name: string, from: string | RegExp, to: string) => {
  const { text } = await decodeText(await fixture(import.meta.url, name))
  return expectDoubt(siloPointSource, fileInMemory(name, text.replace(from, to)))
}

test.each(FILES)('reads %s as its golden rows', (name) =>
  expectGolden(siloPointSource, import.meta.url, name),
)

test('the same station says the same in both formats, evaporation apart', async () => {
  const { rows: csv } = await readAll(siloPointSource, await fixture(import.meta.url, 'patched_point.csv'))
  const { rows: apsim } = await readAll(siloPointSource, await fixture(import.meta.url, 'patched_point.met'))
  const place = ({ station, station_name, latitude, longitude }: (typeof csv)[number]) => [
    station,
    station_name,
    latitude,
    longitude,
  ]
  expect(place(apsim[0]!)).toEqual(place(csv[0]!))
  expect(apsim[0]).toMatchObject({
    evap_pan_mm: null,
    evap_apsim_mm: 13.4,
    max_temp_c_source: 0,
    radiation_mj_per_m2_source: 4,
  })
})

describe('refused or in doubt', () => {
  test.each([
    [
      'patched_point.csv',
      '2021-06-03',
      '2021-06-04',
      { at: 'line 4', column: 'date', expected: '2021-06-03', decision: 'use' },
    ],
    [
      'patched_point.csv',
      ' 15.0,0,',
      ' 1.0,0,',
      { at: 'line 2', column: 'max_temp_c', problem: 'is below the minimum 5.5', decision: 'leave_out' },
    ],
    [
      'patched_point.csv',
      ' 15.0,0,',
      ' 95.0,0,',
      { column: 'max_temp_c', value: '95.0', rule: 'not_possible', decision: 'take' },
    ],
    [
      'patched_point.csv',
      '    0.0,0,',
      '   -0.2,0,',
      { column: 'daily_rain_mm', value: '-0.2', decision: 'take' },
    ],
    ['patched_point.csv', ' 15.0,0,', ' warm,0,', { column: 'max_temp_c', value: 'warm' }],
    ['patched_point.csv', 'max_temp,', 'max_temperature,', { value: 'max_temperature', decision: 'take' }],
    ['patched_point.csv', 'YYYY-MM-DD', 'Day', { at: 'line 1', rule: null }],
    [
      'patched_point.csv',
      '8137,2021-06-02',
      '8138,2021-06-02',
      { at: 'line 3', value: '8138', decision: 'leave_out' },
    ],
    ['patched_point.csv', '8137,2021-06-02', '8137,', { at: 'line 3', column: 'YYYY-MM-DD' }],
    ['data_drill_selected.txt', '\n200\n', '\n500\n', { at: 'line 2', value: '500' }],
    ['data_drill.met', '(oC)  (oC)', '(oF)  (oF)', { problem: 'are not the columns of this format' }],
    ['data_drill.met', '2021   2 ', '2021 366 ', { column: 'day', value: '2021 366' }],
    ['data_drill.met', /422222\s*$/, '4222', { column: 'code', value: '4222', decision: 'take' }],
    [
      'data_drill.met',
      /^[^]*$/,
      'Sorry, this request has been rejected.',
      { problem: 'is a refusal, not data' },
    ],
    [
      'data_drill.met',
      /^[^]*$/,
      '<html>Request Rejected</html>',
      { problem: expect.stringContaining('web page') },
    ],
    ['data_drill.met', /^[^]*$/, '{"data":[]}', { expected: 'format=csv or format=apsim' }],
    ['data_drill.met', /^[^]*$/, 'SETTLEMENTDATE,REGIONID\n1,2\n', { at: 'line 1' }],
  ])('%s with %s for %s', async (name, from, to, expected) => {
    expect(await doubt(name, from, to)).toMatchObject(expected)
  })
})

test('a gap is said once, and not where a damaged line explains it', async () => {
  const { text } = await decodeText(await fixture(import.meta.url, 'patched_point.csv'))
  const lines = text.split('\n')
  const rulesOf = async (changed: readonly string[]) =>
    (await readAll(siloPointSource, fileInMemory('x.csv', changed.join('\n')))).log.findings.all.map(
      ({ rule, row_ref }) => `${rule} ${row_ref}`,
    )
  expect(await rulesOf(lines.toSpliced(3, 1))).toEqual(['days_missing line 4'])
  const damaged = lines.with(3, lines[3]!.replace('2021-06-03', '2021-06-3x'))
  expect(await rulesOf(damaged)).toEqual(['row_not_understood line 4'])
})

test('answers damage with rows or a ReadError', async () => {
  for (const name of FILES)
    await expectToSurviveDamage(siloPointSource, await fixture(import.meta.url, name), {}, 60)
})

const raw = (name: string) => sharedFile(`data/raw/climate/silo_get_${name}.txt`)
test.skipIf(raw('patched_point_apsim') === undefined)(
  'names the line at which a recording was cut',
  async () => {
    for (const name of ['data_drill_apsim', 'patched_point_apsim', 'patched_point_daily_values']) {
      const file = await fileOnDisk(raw(name)!)
      const lines = (await decodeText(file)).text.trimEnd().split('\n')
      expect(await expectDoubt(siloPointSource, file)).toMatchObject({ at: `line ${lines.length}` })
    }
    for (const name of ['data_drill_all_daily_values', 'data_drill_selected_daily_values'])
      expect((await readAll(siloPointSource, await fileOnDisk(raw(name)!))).rows).toMatchObject([
        { date: '2021-06-01', max_temp_c: 23.4, elevation_m: 254.5 },
      ])
  },
)
