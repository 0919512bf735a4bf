import { ScrollTable } from '../../../components/scroll-table.tsx'
import { aud, exact, share } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { FinancedData } from '../use-portfolios.ts'

/** Why part of the portfolio has no financed emissions. */
export function Uncovered({ data }: { readonly data: FinancedData }) {
  const { excluded } = data.disclosure_tables
  if (excluded.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="uncovered">
      <h2 id="uncovered">Why the rest is not covered</h2>
      <ScrollTable label="Holdings without financed emissions by reason" numeric>
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">Holdings</th>
            <th scope="col">Outstanding</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {excluded.map(({ reason_code: code, holdings, outstanding_aud: amount }) => (
            <tr key={code}>
              <th scope="row">{words(code)}</th>
              <td>{exact(holdings)}</td>
              <td>{aud(amount)}</td>
              <td>{share(data.outstanding_aud === 0 ? null : amount / data.outstanding_aud)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
