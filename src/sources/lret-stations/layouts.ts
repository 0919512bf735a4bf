import type { FamilyColumns } from '../reading/family/family-columns.ts'
import layouts from './layouts.json' with { type: 'json' }
import type { StationRow } from './row.ts'

export type List = StationRow['list']
export type Field = keyof (typeof layouts)['historical'] | 'approved_on' | 'committed_month'

/** The columns of each list, whatever their headings. */
export const LAYOUTS: Readonly<Record<List, FamilyColumns<string>>> = layouts
