import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { Message } from '../../../components/message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { factorAddress, factorName, kindText, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import { type useFactorSearch, useSearch } from '../use-factors.ts'

type Advice = NonNullable<Schema<'EmissionFactorSearchPage'>['advice']>

/** Why the national factors have none, and where to look. */
function NotCovered({ advice }: { readonly advice: Advice }) {
  return (
    <Message title="Not in the national factors">
      <p>{advice.message}</p>
    </Message>
  )
}

/** The factors found, best first, each with its unit, region and edition. */
export function Results({
  search,
  total,
}: {
  readonly search: ReturnType<typeof useFactorSearch>
  readonly total: number
}) {
  // The page of a factor leads back to the same search and edition.
  const { parameters } = useSearch()
  const pages = search.data?.pages ?? []
  const factors = pages.flatMap((page) => page.data)
  const advice = pages[0]?.advice ?? null
  if (advice !== null && factors.length === 0) return <NotCovered advice={advice} />
  if (factors.length === 0)
    return (
      <Message title="No matching factors">
        <p>Try another word or remove a filter.</p>
      </Message>
    )
  return (
    <div className={styles['results']}>
      {advice === null ? (
        <p role="status">{total === 1 ? 'One factor' : `${total} factors`}</p>
      ) : (
        <>
          <NotCovered advice={advice} />
          <p role="status">Related factors:</p>
        </>
      )}
      <ScrollTable label="Factors found" tall stacked>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col" className={styles['number']}>
              Value
            </th>
            <th scope="col">Unit</th>
            <th scope="col">Region</th>
            <th scope="col">Edition</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.row_id}>
              <th scope="row">
                <Link href={`${factorAddress(factor.row_id)}?${parameters}`}>{factorName(factor)}</Link>
                <small>{kindText(factor)}</small>
              </th>
              <td className={styles['number']}>
                {factor.value_text ?? exact(factor.value)}
                {factor.availability.reason_code === null ? null : (
                  <small>{words(factor.availability.reason_code)}</small>
                )}
              </td>
              <td className={styles['unit']}>{unitText(factor.unit)}</td>
              <td>{factor.region_name}</td>
              <td className={styles['unit']}>
                {factor.edition}
                {factor.vintage === null ? null : <small>issue {factor.vintage}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <ShowMore query={search} />
    </div>
  )
}
