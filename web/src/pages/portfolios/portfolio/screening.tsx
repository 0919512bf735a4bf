import { ScrollTable } from '../../../components/scroll-table.tsx'
import { aud, exact, share, tonnes } from '../../../format/numbers.ts'
import styles from '../portfolios.module.css'
import type { FinancedData, SavedPortfolio } from '../use-portfolios.ts'
import { AskedFor } from './asked-for.tsx'
import { Reasons } from './reasons.tsx'

/** Scope 3 that is not reported, as a screening: apart from the figures above, by category, never added up. */
export const Screening = (props: { readonly portfolio: SavedPortfolio; readonly snapshot: string }) => (
  <AskedFor
    {...props}
    part="screening"
    title="Screening of scope 3"
    remark="Orders of magnitude for scope 3 that is not reported, from public totals and industry averages, with data quality score 5. They are in no total."
    ask="Show the screening of scope 3"
  >
    {(data) => (data.screening === null ? null : <Categories found={data.screening} data={data} />)}
  </AskedFor>
)

function Categories({
  found: { statement, categories, not_screened: left },
  data,
}: {
  readonly found: NonNullable<FinancedData['screening']>
  readonly data: FinancedData
}) {
  const hasCentral = categories.some(({ central_t }) => central_t !== null)
  return (
    <>
      <p className={styles['remark']}>{statement}</p>
      {categories.length === 0 ? (
        <p className={styles['remark']}>No holding can be screened.</p>
      ) : (
        <ScrollTable label="Financed scope 3 by category, screened" numeric>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Low</th>
              {hasCentral ? <th scope="col">Central</th> : null}
              <th scope="col">High</th>
              <th scope="col">Holdings</th>
              <th scope="col">Amount screened</th>
              <th scope="col">Share of the amount</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((one) => (
              <tr key={one.category}>
                <th scope="row">
                  {one.category}. {one.name}
                </th>
                <td>{tonnes(one.low_t)}</td>
                {hasCentral ? <td>{one.central_t === null ? 'Not known' : tonnes(one.central_t)}</td> : null}
                <td>{tonnes(one.high_t)}</td>
                <td>{exact(one.holdings)}</td>
                <td>{aud(one.screened_aud)}</td>
                <td>{share(one.by_amount)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {left.length === 0 ? null : (
        <>
          <h3>Not screened</h3>
          <Reasons
            label="Holdings that are not screened by reason"
            rows={left}
            whole={data.outstanding_aud}
          />
        </>
      )}
    </>
  )
}
