import type { TextColumn } from '../../../components/column-table.tsx'
import { aud, exact, share, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import type { FinancedData } from '../use-portfolios.ts'

export type Part = FinancedData['breakdowns']['asset_class'][number]
type Row = Omit<Part, 'key' | 'title'>

/** Figures of a part of a portfolio, in every table that has parts. */
export const PART_COLUMNS: readonly TextColumn<Row, string>[] = [
  { title: 'Holdings', text: ({ holdings }) => exact(holdings) },
  { title: 'Outstanding', text: ({ outstanding_aud }) => aud(outstanding_aud) },
  { title: 'Undrawn', text: ({ undrawn_aud }) => aud(undrawn_aud) },
  { title: 'Covered', text: ({ coverage }) => share(coverage.by_amount) },
  { title: 'Scope 1', text: ({ totals }) => tonnes(totals.scope1_t) },
  { title: 'Scope 2', text: ({ totals }) => tonnes(totals.scope2_t) },
  { title: 'Scope 1 and 2', text: ({ totals }) => tonnes(totals.scope1_and_2_t) },
  { title: 'Scope 3', text: ({ totals }) => tonnes(totals.scope3_t) },
  {
    title: 'Score',
    text: ({ data_quality }) => exact(data_quality === null ? null : Number(data_quality.toFixed(2))),
  },
]

export const NOT_KNOWN = 'Not known'

/** A part by its title, or by its code in words. */
export const partName = ({ key, title }: Pick<Part, 'key' | 'title'>): string =>
  key === null ? NOT_KNOWN : title === null || title === key ? words(key) : title
