import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, sharedFile, textFile } from '../testing/support.ts'
import columns from './columns.json' with { type: 'json' }
import { wgeaSource as source } from './source.ts'

const NAME = 'wgea_workforce_composition_2024.csv'
const open = () => fixture(import.meta.url, NAME)
const expected = golden(import.meta.url, NAME.replace('.csv', '.golden.json'))
const lines = async () =>
  new TextDecoder()
    .decode(await (await open()).bytes())
    .trim()
    .split('\n')

describe('as published', () => {
  test('gives each employer once, without head counts', async () => {
    const { rows, log } = await readAll(source, await open())
    expect(rows).toEqual(expected)
    expect(rows.map(rowCheck(source.row)).filter((fault) => fault !== undefined)).toEqual([])
    expect(log.edition).toEqual({
      slot: '2023-24',
      edition: '2023-24',
      observed_from: '2023-04-01',
      observed_to: '2024-03-31',
    })
  })

  test('inside the yearly archive, among other files', async () => {
    const archive = zipSync({
      'wgea_public_dataset_2024/wgea_questionnaire_catalogue_2024.csv': new TextEncoder().encode(
        'question_index\n1\n',
      ),
      [`wgea_public_dataset_2024/${NAME}`]: await (await open()).bytes(),
    })
    const { rows } = await readAll(source, fileInMemory('wgea_public_dataset_2024.zip', archive))
    expect(rows).toEqual(expected)
  })

  test('with columns in another order and a byte order mark', async () => {
    const turned = (await lines()).map((line) => (parse(line)[0] as string[]).toReversed())
    const file = textFile(
      NAME,
      turned.map(
        (cells, index) => `${index === 0 ? '\ufeff' : ''}${cells.map((cell) => `"${cell}"`).join(',')}`,
      ),
    )
    expect((await readAll(source, file)).rows).toEqual(expected)
  })
})

describe('a damaged line', () => {
  test.each<[string, (line: string) => string, string]>([
    ['an ABN with a wrong digit', (line) => line.replace('11005357522', '11005357523'), 'employer_abn'],
    [
      'a division that is not known',
      (line) => line.replace('Financial and Insurance Services', 'Finance'),
      'anzsic_division',
    ],
    ['a class of another division', (line) => line.replace('6221', '0600'), 'anzsic_code'],
    ['text in place of a class', (line) => line.replace('6221', 'Bank'), 'anzsic_code'],
    ['a size that is no band', (line) => line.replace('5000+', 'large'), 'employer_size'],
    ['a year in another form', (line) => line.replace('2023-24', '2024'), 'reporting_year'],
    ['a count below zero', (line) => line.replace(/1$/, '-1'), 'n_employees'],
    [
      'no name',
      (line) => line.replace('"Australia And New Zealand Banking Group Limited"', ''),
      'employer_name',
    ],
  ])('with %s is left out with a finding', async (_case, change, column) => {
    const all = await lines()
    const { rows, log } = await readAll(source, textFile(NAME, all.with(3, change(all[3]!))))
    expect(rows.length).toBeGreaterThan(0)
    expect(log.findings.all).toMatchObject([
      { file: NAME, row_ref: 'line 4', column, rule: 'row_not_understood' },
    ])
  })

  test('is one that describes an employer in two ways, or has a cell too many', async () => {
    const all = await lines()
    const findings = async (changed: string[]) =>
      (await readAll(source, textFile(NAME, changed))).log.findings.all
    expect(await findings(all.with(2, all[2]!.replace('<250', '5000+')))).toMatchObject([
      { row_ref: 'line 3', rule: 'employer_described_twice', value: '11004089936' },
    ])
    expect(await findings(all.with(3, `x,${all[3]}`))).toMatchObject([
      { row_ref: 'line 4', problem: expect.stringContaining('has 18 cells') },
    ])
  })
})

describe('refused', () => {
  testRefusals(source, NAME)

  test('two years, an unknown heading', async () => {
    const all = await lines()
    const fault = (changed: string[]) => expectReadError(source, textFile(NAME, changed))
    expect(await fault(all.with(3, all[3]!.replace('2023-24', '2022-23')))).toMatchObject({
      value: ['2023-24', '2022-23'],
    })
    expect(await fault(all.with(0, all[0]!.replace('gender', 'sex')))).toMatchObject({ at: 'line 1' })
  })

  test('another encoding', async () => {
    const bytes = Uint8Array.from(await (await open()).bytes())
    bytes[new TextDecoder().decode(bytes).indexOf('Coles')] = 0xe9
    expect(await expectReadError(source, fileInMemory(NAME, bytes))).toMatchObject({
      at: 'line 2',
      value: expect.stringContaining('\uFFFDoles'),
      problem: 'holds bytes that are not UTF-8',
    })
  })

  test('an archive without the workforce composition', async () => {
    const archive = zipSync({ 'readme.txt': new Uint8Array(3) })
    expect((await expectReadError(source, fileInMemory('wgea.zip', archive))).problem).toContain(
      'archive without',
    )
  })
})

test('damaged files end in rows or a ReadError', async () => {
  await expectToSurviveDamage(source, await open())
})

const table = sharedFile('data/company/abn_anzsic_wgea.csv')
test.skipIf(table === undefined)(
  'all employers of the table, put back into the layout, read back equal',
  async () => {
    const all: Record<string, string>[] = parse(readFileSync(table!), { columns: true })
    const employers = all.filter((row) => row['match'] === 'abn')
    const printed: Record<string, string> = {
      reporting_year: 'year',
      employer_abn: 'abn',
      anzsic_code: 'anzsic_class',
      anzsic_division: 'anzsic_division_title',
      anzsic_subdivision: 'anzsic_subdivision_title',
      anzsic_group: 'anzsic_group_title',
      anzsic_class: 'anzsic_class_title',
    }
    const headings = Object.keys(columns)
    const text = employers.map((row) =>
      headings.map((heading) => `"${row[printed[heading] ?? heading] ?? ''}"`).join(','),
    )
    const { rows } = await readAll(source, textFile(NAME, [headings.join(','), ...text]))
    expect(rows.length).toBeGreaterThan(100)
    const fields = Object.keys(employers[0]!).filter((field) => rows[0] !== undefined && field in rows[0])
    expect(fields).toHaveLength(13)
    const pick = (row: Readonly<Record<string, unknown>>) => fields.map((field) => row[field] ?? '')
    expect(rows.map(pick)).toEqual(employers.map(pick))
  },
)
