import { ColumnTable } from '../../../components/column-table.tsx'
import { aud, exact, share, tonnes } from '../../../format/numbers.ts'
import styles from '../portfolios.module.css'
import type { FinancedData } from '../use-portfolios.ts'
import { AskedFor, type Asking } from './asked-for.tsx'
import { Reasons } from './reasons.tsx'

type Category = NonNullable<FinancedData['screening']>['categories'][number]

/** Scope 3 that is not reported, as a screening: apart from the figures above, by category, never added up. */
export const Screening = ({ asking }: { readonly asking: Asking }) => (
  <AskedFor
    asking={asking}
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
        <ColumnTable
          label="Financed scope 3 by category, screened"
          numeric
          columns={[
            { title: 'Category', text: (one) => `${one.category}. ${one.name}` },
            { title: 'Low', text: (one) => tonnes(one.low_t) },
            ...(hasCentral
              ? [
                  {
                    title: 'Central',
                    text: (one: Category) => (one.central_t === null ? 'Not known' : tonnes(one.central_t)),
                  },
                ]
              : []),
            { title: 'High', text: (one) => tonnes(one.high_t) },
            { title: 'Holdings', text: (one) => exact(one.holdings) },
            { title: 'Amount screened', text: (one) => aud(one.screened_aud) },
            { title: 'Share of the amount', text: (one) => share(one.by_amount) },
          ]}
          rows={categories}
          keyOf={({ category }) => category}
        />
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
