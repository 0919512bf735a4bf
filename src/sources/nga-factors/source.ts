import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readNgaFactors } from './reader.ts'
import { type NgaFactorRow, ngaFactorRow } from './row.ts'

/** Emission factors for electricity, fuels, processes, waste and agriculture: the national factors. */
export const ngaFactorsSource: Source<NgaFactorRow> = {
  origin,
  row: ngaFactorRow,
  key: ['edition', 'scope', 'category', 'subcategory', 'activity', 'region', 'period', 'gas', 'unit'],
  measures: [],
  period: 'edition',
  entity: 'activity',
  marks: [
    { kind: 'words', form: 'workbook', words: ['National Greenhouse Accounts Factors'] },
    { kind: 'words', form: 'workbook', words: ['fuel combusted', 'energy content factor', 'kg CO2-e/GJ'] },
    { kind: 'words', form: 'workbook', words: ['purchased electricity', 'kg CO2-e/kWh'] },
    { kind: 'words', form: 'text', words: ['=== SHEET ', 'emission factor', 'kg CO2-e/kWh'] },
  ],
  read: readNgaFactors,
}
