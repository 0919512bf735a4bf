import type { FamilyColumns } from '../reading/family/family-columns.ts'
import columns from './columns.json' with { type: 'json' }

export type Field = keyof typeof columns | 'notes'

/** The columns of the table, whatever their headings. With notes it is the table of the corporate registry. */
export const COLUMNS: FamilyColumns<Field> = {
  ...columns,
  notes: { headings: ['Important notes'], optional: true, elsewhere: 'nger-corporate' },
}
