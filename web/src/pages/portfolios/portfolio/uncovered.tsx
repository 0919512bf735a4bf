import styles from '../portfolios.module.css'
import type { FinancedData } from '../use-portfolios.ts'
import { Reasons } from './reasons.tsx'

/** Why part of the portfolio has no financed emissions. */
export function Uncovered({ data }: { readonly data: FinancedData }) {
  const { excluded } = data.disclosure_tables
  if (excluded.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="uncovered">
      <h2 id="uncovered">Why the rest is not covered</h2>
      <Reasons
        label="Holdings without financed emissions by reason"
        rows={excluded}
        whole={data.outstanding_aud}
      />
    </section>
  )
}
