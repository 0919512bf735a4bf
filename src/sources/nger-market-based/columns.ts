import type { FamilyColumns } from '../reading/family/family-columns.ts'
import columns from './columns.json' with { type: 'json' }

export type Field = keyof typeof columns | 'scope1_t'

/** The columns of the table, whatever their headings. With scope 1 it is the table of the corporate registry. */
export const COLUMNS: FamilyColumns<Field> = {
  ...columns,
  scope1_t: {
    headings: ['Total scope 1 emissions (t CO2-e)'],
    means: ['scope 1'],
    unit: 't',
    optional: true,
    elsewhere: 'nger-corporate',
  },
}
