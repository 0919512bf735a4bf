import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectReadError, fixture, readAll } from '../testing/support.ts'
import { accuProjectsSource } from './source.ts'

const NAME = 'accu-scheme-project-register.csv'
const register = () => fixture(import.meta.url, NAME)
const changed = async (from: string, to: string) =>
  fileInMemory(NAME, (await decodeText(await register())).text.replace(from, to))

test('reads projects, units by year, and keeps what is not described', () =>
  expectGolden(accuProjectsSource, import.meta.url, NAME))

test('a year never seen before is a column like the others', async () => {
  const { rows } = await readAll(accuProjectsSource, await changed('2023/24', '2031/32'))
  expect(rows[0]?.issued_by_year).toMatchObject({ '2031-32 KACCU': 2345 })
})

describe('refused', () => {
  test.each([
    ['Project ID', 'Project number', { problem: expect.stringContaining('Project ID') }],
    ['2022/23', '2022/24', { value: '2022-24', problem: 'is not a financial year' }],
    ['2023/24', '2022/23', { value: '2022-23 KACCU' }],
    ['ERF000002', 'ERF000001', { at: 'line 3', problem: 'already stands at line 2' }],
    ['5/07/2016', '2016-07-05', { at: 'line 2', column: 'Date Project Registered' }],
    ['"2,345"', '"-2,345"', { problem: 'is below zero' }],
    [',Yes,', ',Maybe,', { column: 'Project revoked', value: 'Maybe' }],
    ['Paddock soil', 'Paddock, soil', { at: 'line 4', expected: '14 cells, one for each heading' }],
  ])('%s as %s', async (from, to, expected) => {
    expect(await expectReadError(accuProjectsSource, await changed(from, to))).toMatchObject(expected)
  })

  test('a web page, the file of another source, and a line of commas', async () => {
    const refused = (text: string) => expectReadError(accuProjectsSource, fileInMemory(NAME, text))
    expect(await refused('<html><body>403</body></html>')).toMatchObject({
      problem: expect.stringContaining('web page'),
    })
    expect(await refused('SETTLEMENTDATE,REGIONID\n2024/06/01,NSW1\n')).toMatchObject({ at: 'line 1' })
    expect(await refused(','.repeat(3_000_000))).toMatchObject({ at: 'line 1' })
  })
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(accuProjectsSource, await register())
})
