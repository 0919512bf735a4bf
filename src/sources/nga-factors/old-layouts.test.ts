import { writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { expectGolden } from '../testing/golden.ts'
import { fixture, readAll } from '../testing/support.ts'
import { ngaFactorsSource as source } from './source.ts'
import { printedEnergy, printedFactor } from './values.ts'
import { words } from './words.ts'

const PLACE = { file: 'factors.xlsx', at: 'Table 1!B7', column: 'co2' }
const text = async (): Promise<string> =>
  new TextDecoder().decode(await (await fixture(import.meta.url, 'nga-old-layout.txt')).bytes())

describe('an edition in the layouts of 2014 to 2020', () => {
  it('reads as its golden rows: tables below each other, other headings and units, notes between rows', () =>
    expectGolden(source, import.meta.url, 'nga-old-layout.txt'))

  it('reports values in another unit than the heading says, with what they seem to be', async () => {
    const grams = (await text())
      .replace('Diesel oil\t38.6\t69.9\t0.1\t0.2\t70.2', 'Diesel oil\t38.6\t69900\t0.1\t0.2\t70.2')
      .replace('Capital Territory\t0.84', 'Capital Territory\t0.00084')
    const { rows, log } = await readAll(source, fileInMemory('factors.txt', grams))
    expect(
      log.findings.all.map(({ row_ref, rule, proposal }) => [row_ref, rule, proposal.value ?? null]),
    ).toEqual([
      ['Table 3!C4', 'value_outside_range', 69.9],
      ['Table 3!F4', 'gases_do_not_add_up', 69_900.3],
      ['Electricity!B3', 'value_outside_range', 0.84],
    ])
    expect(rows.find(({ row_ref }) => row_ref === 'Table 3!C4')).toMatchObject({ value: 69_900 })
  })

  it.each([
    [
      'a link beside the title',
      (old: string) => old.replace('(fugitive)\n', '(fugitive)\tBack to contents\n'),
    ],
    ['a number of several parts', (old: string) => old.replace('\tTable 2\n', '\tTable 2.1 –\n')],
    [
      'pages in the list of contents',
      (old: string) => old.replaceAll(/^Table [12]:.*solid fuels$/gmu, '$&\t12'),
    ],
    [
      'a footnote after a label',
      (old: string) => old.replace('Diesel oil\t38.6\t69.9\t0.1', 'Diesel oil (b)\t38.6\t69.9\t0.1'),
    ],
    [
      'a sentence about a table',
      (old: string) => old.replace('August 2016\n', 'August 2016\nTable 5 was revised.\n'),
    ],
  ])('reads the same with %s', async (_, change) => {
    const old = await text()
    expect(change(old)).not.toBe(old)
    const { rows, log } = await readAll(source, fileInMemory('factors.txt', change(old)))
    expect(log.findings.all).toEqual([])
    const unchanged = await readAll(source, fileInMemory('factors.txt', old))
    expect(rows.map(({ activity, value }) => [activity, value])).toEqual(
      unchanged.rows.map(({ activity, value }) => [activity, value]),
    )
  })

  it('reads a cell that is merged over several rows as the value of each', async () => {
    const sheets = (await text())
      .replace('Dry wood\t16.2', 'Dry wood\t')
      .split('=== SHEET ')
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.replace(/\n$/u, '').split('\n')
        return { name, rows: lines.map((line) => line.split('\t').map((cell) => cell || null)) }
      })
    const merged = sheets.map((sheet) =>
      sheet.name === 'Stationary energy'
        ? { ...sheet, merges: [{ startRow: 6, startCol: 2, endRow: 8, endCol: 2 }] }
        : sheet,
    )
    const { rows } = await readAll(source, fileInMemory('f.xlsx', await writeXlsx({ sheets: merged })))
    const wood = rows.find(({ activity }) => activity === 'Dry wood')
    expect(wood).toMatchObject({ energy_content: 10.2, energy_content_unit: 'GJ/t' })
  })
})

describe('numbers', () => {
  it.each([
    ['0.04(a)', 0.04, ['footnote_mark']],
    ['0.04 a', 0.04, ['footnote_mark']],
    ['0.04[2]', 0.04, ['footnote_mark']],
    ['0.04²', 0.04, ['footnote_mark']],
    ['0.04†', 0.04, ['footnote_mark']],
    ['0.04*', 0.04, ['footnoted']],
    ['9.74 × 10⁻⁴', 9.74e-4, []],
    ['9.74 x 10^-4', 9.74e-4, []],
    ['18 422.6', 18_422.6, []],
    ['n.a.', null, ['not_applicable']],
    ['IE', null, ['included_elsewhere']],
    ['—', null, ['nil']],
  ])('reads %s', (printed, value, flags) => {
    expect(printedFactor(printed, null, PLACE)).toEqual({ value, text: printed, flags })
  })

  it.each(['0.04x', '<0.01', '0.1-0.2', '0.04 approx'])('refuses %s', (printed) => {
    expect(() => printedFactor(printed, null, PLACE)).toThrow('is not a factor')
  })

  it.each([
    ['38.6', 'gj/kl unless otherwise indicated', 38.6, 'GJ/kL'],
    ['38.6 MJ/L', 'gj/t', 38.6, 'GJ/kL'],
    ['25.3 GJ per kL', 'gj/m3', 25.3, 'GJ/kL'],
    ['45.3 (GJ/t)', 'gj/kl', 45.3, 'GJ/t'],
  ])('reads the energy content %s below %s', (printed, heading, value, unit) => {
    expect(printedEnergy(printed, null, heading, PLACE)).toMatchObject({ value, unit })
  })

  it('refuses an energy content that the unit cannot have', () => {
    expect(() => printedEnergy('38.6', 38.6, 'GJ/m3', PLACE)).toThrow('cannot be an energy content in GJ/m3')
  })
})

it.each([
  ['Emission factor (kg CO2‑e /GJ)', 'emission factor kg co2-e/gj'],
  ['kilograms CO₂-equivalent per gigajoule', 'kg co2-e/gj'],
  ['kt CO2e/PJ', 'kg co2-e/gj'],
  ['t CO2-e / MWh', 'kg co2-e/kwh'],
  ['tonnes CO2 emissions', 't co2 emissions'],
])('spells %s as %s', (heading, expected) => {
  expect(words(heading)).toBe(expected)
})
