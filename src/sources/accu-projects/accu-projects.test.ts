import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { matrixOf, relaidFiles } from '../testing/relaid.ts'
import { expectDoubt, expectReadError, fixture, readAll } from '../testing/support.ts'
import { accuProjectsSource } from './source.ts'

const NAME = 'accu-scheme-project-register.csv'
const register = () => fixture(import.meta.url, NAME)
const changed = async (from: string, to: string) =>
  fileInMemory(NAME, (await decodeText(await register())).text.replace(from, to))

test('reads projects, units by year, and keeps what is not described', () =>
  expectGolden(accuProjectsSource, import.meta.url, NAME))

test.each(Object.keys(relaidFiles('', [], { headings: [], units: [] })))('reads the same %s', async (way) => {
  const { rows } = await readAll(accuProjectsSource, await register())
  const files = relaidFiles(NAME, await matrixOf(await register()), { headings: [], units: [] })
  const relaid = await readAll(accuProjectsSource, files[way]!())
  expect(relaid.log.findings.all).toEqual([])
  // Headings that are kept as printed may carry a mark of a footnote, and so may figures.
  const saying = (row: (typeof rows)[number]) => ({
    ...row,
    row_ref: '',
    other_columns: {},
    flags: row.flags.filter((flag) => flag !== 'footnote_mark'),
  })
  expect(relaid.rows.map(saying)).toEqual(rows.map(saying))
})

test('a year never seen before is a column like the others', async () => {
  const { rows } = await readAll(accuProjectsSource, await changed('2023/24', '2031/32'))
  expect(rows[0]?.issued_by_year).toMatchObject({ '2031-32 KACCU': 2345 })
})

test.each([
  ['Project ID', 'Registration', { at: 'line 1', rule: null }],
  ['2022/23', '2022/24', { value: '2022-24 KACCU', problem: 'is not a financial year' }],
  ['2023/24', '2022/23', { value: '2022-23 KACCU', problem: 'is a heading that appears twice' }],
  ['ERF000002', 'ERF000001', { at: 'line 3', problem: 'already stands at line 2' }],
  ['5/07/2016', '35/07/2016', { at: 'line 2', rule: 'not_a_date', decision: 'take' }],
  ['"2,345"', '"-2,345"', { problem: 'is below zero', decision: 'take' }],
  ['"12,345"', '"12,34"', { column: 'kaccus_issued', value: '12,34', decision: 'take' }],
  [',Yes,', ',Maybe,', { column: 'revoked', value: 'Maybe', decision: 'leave_out' }],
  ['Paddock soil', 'Paddock, soil', { at: 'line 4', rule: 'columns_shifted', value: null }],
])('%s as %s is refused or in doubt', async (from, to, expected) => {
  expect(await expectDoubt(accuProjectsSource, await changed(from, to))).toMatchObject(expected)
})

test('no finding names a private person', async () => {
  const cut = await changed('Jane Citizen,Soil Carbon Method,1/03/2022,No,,,,,,,,100 years', 'Jane Citizen')
  const { log } = await readAll(accuProjectsSource, cut)
  expect(log.findings.all).toMatchObject([{ row_ref: 'line 4', rule: 'row_too_short', value: null }])
  expect(JSON.stringify(log)).not.toContain('Citizen')
})

describe('refused', () => {
  test('a web page, the file of another source, and a line of commas', async () => {
    const refused = (text: string) => expectReadError(accuProjectsSource, fileInMemory(NAME, text))
    expect(await refused('<html><body>403</body></html>')).toMatchObject({
      problem: expect.stringContaining('web page'),
    })
    expect(await refused('SETTLEMENTDATE,REGIONID\n2024/06/01,NSW1\n')).toMatchObject({ at: 'line 1' })
    expect((await refused(','.repeat(3_000_000))).problem).toContain('longer than any line')
  })
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(accuProjectsSource, await register())
})
