import { ScrollTable } from '../../../components/scroll-table.tsx'
import { aud, exact, share } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'

/** Holdings and amounts by the reason why something does not cover them. */
export function Reasons({
  label,
  rows,
  whole,
}: {
  readonly label: string
  readonly rows: readonly {
    readonly reason_code: string
    readonly holdings: number
    readonly outstanding_aud: number
  }[]
  /** Amount outstanding of the portfolio. */
  readonly whole: number
}) {
  return (
    <ScrollTable label={label} numeric>
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Holdings</th>
          <th scope="col">Outstanding</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reason_code: code, holdings, outstanding_aud: amount }) => (
          <tr key={code}>
            <th scope="row">{words(code)}</th>
            <td>{exact(holdings)}</td>
            <td>{aud(amount)}</td>
            <td>{share(whole === 0 ? null : amount / whole)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
