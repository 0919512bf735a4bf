import type { FamilyColumns } from '../reading/family/family-columns.ts'
import columns from './columns.json' with { type: 'json' }

export type Field = keyof typeof columns

export const COLUMNS: FamilyColumns<Field> = columns
