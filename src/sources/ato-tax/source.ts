import type { Source } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import origin from './origin.json' with { type: 'json' }
import { readTax } from './reader.ts'
import { type TaxRow, taxRow } from './row.ts'

/** Income and tax of large corporate tax entities. */
export const atoTaxSource: Source<TaxRow> = {
  origin,
  row: taxRow,
  key: ['entity', 'income_year'],
  measures: ['total_income_aud', 'taxable_income_aud', 'tax_payable_aud'],
  period: 'income_year',
  entity: 'entity',
  marks: [{ kind: 'headings', columns }],
  read: readTax,
}
