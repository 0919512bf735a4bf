import { ScrollTable } from '../../components/scroll-table.tsx'
import { abnText } from '../../format/words.ts'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

/** ABNs without figures, each with the service's own reason. */
export function Faults({ rows }: { readonly rows: readonly PortfolioRow[] }) {
  const faulty = rows.filter((row) => row.fault !== null)
  if (faulty.length === 0) return null
  return (
    <section className={styles['faults']}>
      <h2>Without figures</h2>
      <ScrollTable label="ABNs without figures" stacked>
        <thead>
          <tr>
            <th scope="col">ABN</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {faulty.map(({ abn, name, fault }) => (
            <tr key={abn}>
              <th scope="row">
                <span className={styles['abn']}>{abnText(abn)}</span>
                {name === null ? null : <small>{name}</small>}
              </th>
              <td>
                {fault?.message}
                {fault?.hint === undefined ? null : <small>{fault.hint}</small>}
                <small>
                  <code>{fault?.code}</code>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
