import { ColumnTable } from '../../../components/column-table.tsx'
import { aud, exact, share } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import type { FinancedData } from '../use-portfolios.ts'

/** Holdings and amounts by the reason why something does not cover them. */
export const Reasons = ({
  label,
  rows,
  whole,
}: {
  readonly label: string
  readonly rows: FinancedData['disclosure_tables']['excluded']
  /** Amount outstanding of the portfolio. */
  readonly whole: number
}) => (
  <ColumnTable
    label={label}
    numeric
    columns={[
      { title: 'Reason', text: (row) => words(row.reason_code) },
      { title: 'Holdings', text: (row) => exact(row.holdings) },
      { title: 'Outstanding', text: (row) => aud(row.outstanding_aud) },
      { title: 'Share', text: (row) => share(whole === 0 ? null : row.outstanding_aud / whole) },
    ]}
    rows={rows}
    keyOf={(row) => row.reason_code}
  />
)
