import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, textFile } from '../testing/support.ts'
import { ngerCorporateSource as source } from './source.ts'

const HEADINGS =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ),Important notes'
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,"30,439,497","247,661","233,755,617",-'
const ENERGY = 'Z LTD,33 003 085 112,10,20,30,-'
const file = (...lines: string[]) => textFile('registered-corporation-2025-26.csv', [HEADINGS, ...lines])

const FIXTURES = [
  'nger_2012-13.csv',
  'nger_2013-14.csv',
  'nger_2015-16.csv',
  'nger_2016-17.csv',
  'nger_2018-19.csv',
  'nger_2019-20.csv',
  'registered-corporation-2023-24.csv',
  'registered-corporation-2024-25.csv',
]

describe('a year as published', () => {
  test.each(FIXTURES)('%s gives its golden rows', async (name) => {
    const { rows, log } = await readAll(source, await fixture(import.meta.url, name))
    const check = rowCheck(source.row)
    expect(rows.map(check).filter((fault) => fault !== undefined)).toEqual([])
    expect(log.findings.all).toEqual([])
    expect({ edition: log.edition, rows, skipped: log.skipped, corrections: log.corrections }).toEqual(
      golden(import.meta.url, name.replace('.csv', '.golden.json')),
    )
  })

  test('gives the same rows from its XLSX twin, whose headings stand in row 4', async () => {
    const text = await readAll(source, await fixture(import.meta.url, 'registered-corporation-2024-25.csv'))
    const workbook = await readAll(source, await fixture(import.meta.url, 'registered-corporation.xlsx'))
    expect(workbook.log.edition).toEqual(text.log.edition)
    expect(workbook.rows[0]?.row_ref).toBe('Sheet1!A5')
    const withoutPlace = workbook.rows.map((row, index) => ({ ...row, row_ref: text.rows[index]?.row_ref }))
    expect(withoutPlace).toEqual(text.rows)
  })

  test('keeps what is printed beside what is read, and missing is not zero', async () => {
    const { rows } = await readAll(source, await fixture(import.meta.url, 'nger_2019-20.csv'))
    expect(rows.at(-1)).toMatchObject({
      scope1_t: 2,
      scope1_text: ' 2 ',
      net_energy_gj: 63913,
      net_energy_text: ' 63,913 ',
    })
    const { rows: earlier } = await readAll(source, await fixture(import.meta.url, 'nger_2015-16.csv'))
    expect(earlier[2]).toMatchObject({ scope2_t: null, scope2_text: null, flags: ['scope2_t_not_published'] })
  })
})

describe('an edition never seen before', () => {
  test('loads with its columns in another order, another encoding and other spacing', async () => {
    const lines = [
      'Important  Notes,Net energy\nconsumed (GJ),ABN, organisation NAME ,Total scope 2 emissions (t CO2-e)1,Total Scope 1 Emissions t CO2 e'.replace(
        'Net energy\nconsumed (GJ)',
        '"Net energy\nconsumed (GJ)"',
      ),
      '"Updated – late","1,000",74115061375,AGL ENERGY LIMITED,20,"30,000"',
    ]
    const { rows, log } = await readAll(source, fileInMemory('nger-2026-27.csv', `\ufeff${lines.join('\n')}`))
    expect(log.edition).toEqual({
      slot: '2026-27',
      edition: '2026-27',
      observed_from: '2026-07-01',
      observed_to: '2027-06-30',
    })
    expect(rows).toMatchObject([
      {
        row_ref: 'line 3',
        organisation: 'AGL ENERGY LIMITED',
        scope1_t: 30000,
        scope2_t: 20,
        net_energy_gj: 1000,
        notes: 'Updated – late',
      },
    ])
  })

  test('needs to be told its year when neither name nor text says it', async () => {
    const unnamed = textFile('download.csv', [HEADINGS, AGL])
    expect((await expectReadError(source, unnamed)).hint).toContain('--edition')
    const { rows } = await readAll(source, unnamed, { edition: '2025-26' })
    expect(rows[0]?.reporting_year).toBe('2025-26')
    expect(await expectReadError(source, file(AGL), { edition: '2024-25' })).toMatchObject({
      value: '2024-25',
    })
    expect(await expectReadError(source, unnamed, { edition: '2024' })).toMatchObject({ value: '2024' })
  })
})

describe('a damaged row', () => {
  test.each([
    [
      'an ABN with a wrong digit',
      'X PTY LTD,74 115 061 376,1,2,3,-',
      'identifier_not_valid',
      '74 115 061 376',
    ],
    ['an ACN with a wrong digit', 'X PTY LTD,003 179 987,1,2,3,-', 'identifier_not_valid', '003 179 987'],
    ['a name among the identifiers', 'X PTY LTD,Y PTY LTD,1,2,3,-', 'identifier_not_valid', 'Y PTY LTD'],
    ['text among the numbers', 'X PTY LTD,54 078 848 745,many,2,3,-', 'not_a_number', 'many'],
    ['negative emissions', 'X PTY LTD,54 078 848 745,1,"-2,000",3,-', 'below_zero', '-2,000'],
    ['misplaced thousands', 'X PTY LTD,54 078 848 745,1,2,"3,00",-', 'not_a_number', '3,00'],
  ])('with %s is taken with a finding', async (_, line, rule, value) => {
    const { rows, log } = await readAll(source, file(AGL, line, ENERGY))
    expect(rows.map((row) => row.organisation)).toEqual(['AGL ENERGY LIMITED', 'X PTY LTD', 'Z LTD'])
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 3', rule, value, proposal: { decision: 'take' } },
    ])
  })

  test.each([
    ['columns shifted to the right', ',X PTY LTD,54 078 848 745,1,2,3', 'row_not_understood'],
    ['columns shifted to the left', '54 078 848 745,1,2,3,-,', 'row_not_understood'],
    ['an organisation twice', 'AGL LTD,74115061375,1,2,3,-', 'row_twice'],
    ['one cell too many', 'X PTY LTD,54 078 848 745,1,2,3,-,4', 'columns_shifted'],
    ['cells too few', 'X PTY LTD,54 078 848 745,1', 'row_too_short'],
    ['no figure', 'X PTY LTD,54 078 848 745,-,-,-,-', 'row_not_understood'],
  ])('with %s is left out with a finding', async (_, line, rule) => {
    const { rows, log } = await readAll(source, file(AGL, line, ENERGY))
    expect(rows.map((row) => row.organisation)).toEqual(['AGL ENERGY LIMITED', 'Z LTD'])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, proposal: { decision: 'leave_out' } }])
  })

  test('says whose it is where it is left out', async () => {
    const { log } = await readAll(source, file(AGL, 'X PTY LTD,54 078 848 745,-,-,-,-', ENERGY))
    expect(log.findings.all).toMatchObject([
      { about: { reporting_year: '2025-26', organisation: 'X PTY LTD', abn: '54078848745' } },
    ])
  })

  test('at the end of the file is named as cut', async () => {
    const { log } = await readAll(source, file(AGL, 'X PTY LTD,54 078 848 745,1,2,"3,0'))
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'file_cut_short' }])
  })

  test('that is a note or a sum is skipped and put on record', async () => {
    const { rows, log } = await readAll(
      source,
      file(AGL, 'Total,,1,2,3,', '1. Figures are rounded to the tonne.,,,,,', ENERGY),
    )
    expect([rows.length, log.findings.all]).toEqual([2, []])
    expect(log.skipped.map(({ reason }) => reason)).toEqual(['total_of_the_table', 'note'])
  })

  test('whose known error has been mended is taken as it is now', async () => {
    const mended = textFile('nger_2013-14.csv', [
      HEADINGS,
      'THE UNIVERSITY OF QUEENSLAND,63942912684,1,2,3,-',
    ])
    const { rows, log } = await readAll(source, mended)
    expect(rows).toMatchObject([{ abn: '63942912684' }])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 2', rule: 'correction_not_met' }])
  })
})

describe('headings', () => {
  test.each([
    ['a new column', `${HEADINGS},Scope 3 emissions (t CO2-e)`, 'heading_not_known', `${AGL},1`],
    ['a heading twice', `${HEADINGS},Important notes`, 'heading_twice', `${AGL},-`],
    [
      'a heading missing that only the first year lacks',
      HEADINGS.replace('Identifying details,', ''),
      'column_missing',
      AGL.replace('74 115 061 375,', ''),
    ],
  ])('with %s are a finding', async (_, headings, rule, line) => {
    const { rows, log } = await readAll(source, textFile('nger-2025-26.csv', [headings, line]))
    expect(rows).toMatchObject([{ scope1_t: 30439497, scope2_t: 247661, net_energy_gj: 233755617 }])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 1', rule }])
  })

  test('say the unit', async () => {
    const lines = [HEADINGS.replace('(GJ)', '(TJ)'), AGL.replace('233,755,617', '233,755.617')]
    const { rows, log } = await readAll(source, textFile('nger-2025-26.csv', lines))
    expect(rows).toMatchObject([{ net_energy_gj: 233755617, net_energy_text: '233,755.617' }])
    expect(log.notes).toMatchObject([{ code: 'unit_converted' }])
  })
})

describe('a wrong file', () => {
  test('without a figure that the table is for is refused by its heading row', async () => {
    const headings = HEADINGS.replace('Net energy consumed (GJ),', '')
    const fault = await expectReadError(source, textFile('nger-2025-26.csv', [headings, AGL]))
    expect(fault).toMatchObject({ at: 'line 1', problem: expect.stringContaining('Net energy consumed') })
  })

  test('with headings alone is refused', async () => {
    expect(await expectReadError(source, file())).toMatchObject({
      at: 'line 1',
      problem: 'has headings and no rows below them',
    })
  })

  testRefusals(source, 'nger_2024-25.csv')
})

test.each(['nger_2013-14.csv', 'registered-corporation-2024-25.csv'])(
  'damage to %s is survived',
  async (name) => {
    await expectToSurviveDamage(source, await fixture(import.meta.url, name))
  },
)
