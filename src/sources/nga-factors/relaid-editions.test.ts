import { describe, expect, it } from 'vitest'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { readAll, sharedFile } from '../testing/support.ts'
import type { NgaFactorRow } from './row.ts'
import { readSheets } from './sheets.ts'
import { ngaFactorsSource as source } from './source.ts'

const raw = (edition: string): string | undefined =>
  sharedFile(`data/raw/nga/national-greenhouse-account-factors-${edition}.xlsx`)

/** A published workbook as text, laid out in another way: what it says must not change. */
const RELAID: Readonly<Record<string, (text: string) => string>> = {
  'without merged cells': (text) => text,
  'with other words in headings': (text) =>
    text
      .replaceAll(/Fuel combusted/giu, 'Fuel type')
      .replaceAll(/Energy content factor/giu, 'Calorific value')
      .replaceAll('Combined gases', 'Total')
      .replaceAll(/State or Territory/giu, 'State & Territory'),
  'with words in the headings of labels that nobody knows': (text) =>
    text
      .replaceAll(/Fuel combusted/giu, 'Combustible')
      .replaceAll('State, Territory or grid description', 'Where')
      .replaceAll(/Energy content factor/giu, 'Heat'),
  'in other units of equal value': (text) =>
    text
      .replaceAll(/kg CO2.e ?\/ ?GJ/gu, 't CO2e per TJ')
      .replaceAll(/kg CO2.e\/kWh/gu, 'tonnes CO2-e per MWh')
      .replaceAll('GJ/kL', 'MJ/L'),
  'set in from the margin': (text) => text.replaceAll(/^(?!===)(?=.)/gmu, '\t'),
  'with five tables on a sheet': (text) => {
    let sheets = 0
    return text.replaceAll(/^=== SHEET Table.*\n/gmu, (line) => (sheets++ % 5 === 0 ? line : ''))
  },
  'with titles without their number': (text) =>
    text.replaceAll(/(?<=^=== SHEET Table \w+ *\n)Table \w+:? */gmu, ''),
}

describe.each(['2021', '2025'])('the edition of %s', (edition) => {
  it.skipIf(raw(edition) === undefined).each(Object.keys(RELAID))('reads the same %s', async (layout) => {
    const file = await fileOnDisk(raw(edition)!)
    const { rows } = await readAll(source, file)
    const text = RELAID[layout]!(await textOf(file))
    const relaid = await readAll(source, fileInMemory(`nga-${edition}.txt`, text))
    expect(relaid.log.findings.all).toEqual([])
    expect(relaid.rows.map(sayingOf).toSorted()).toEqual(rows.map(sayingOf).toSorted())
  })
})

/** What a row says, without its place and its exact spelling. */
const sayingOf = (row: NgaFactorRow): string =>
  JSON.stringify([
    row.scope,
    row.category,
    row.subcategory,
    row.activity,
    row.region,
    row.period,
    row.gas,
    row.value,
    row.unit,
    row.energy_content,
    row.energy_content_unit,
    row.gwp_set,
  ])

async function textOf(file: Parameters<typeof readSheets>[0]): Promise<string> {
  const parts = (await readSheets(file)).map((sheet) => {
    const rows = Array.from({ length: sheet.rowCount }, (_, row) =>
      Array.from({ length: sheet.width(row) }, (_cell, column) => {
        const value = sheet.value(row, column)
        const printed =
          typeof value === 'number' ? String(Number(value.toPrecision(12))) : sheet.text(row, column)
        return printed.replaceAll(/[\t\n\r]/gu, ' ')
      }).join('\t'),
    )
    return [`=== SHEET ${sheet.name}`, ...rows].join('\n')
  })
  return `${parts.join('\n')}\n`
}
