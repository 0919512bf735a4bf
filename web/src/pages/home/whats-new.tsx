import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { date } from '../../format/words.ts'
import styles from './home.module.css'

const MOST = 5

/** The datasets whose publishers released something last. */
export function WhatsNew() {
  const datasets = useQuery({
    queryKey: ['datasets'],
    queryFn: () => answer(api.GET('/v1/datasets')),
  })
  const newest = (datasets.data?.data ?? [])
    .flatMap(({ latest, title, dataset }) =>
      latest === null || latest.published_basis === 'retrieval_date'
        ? []
        : [{ slug: dataset, title, edition: latest.edition, published: latest.published_on }],
    )
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .slice(0, MOST)
  if (newest.length === 0) return null
  return (
    <section className={styles['list']}>
      <h2>New in the data</h2>
      <ul>
        {newest.map(({ slug, title, edition, published }) => (
          <li key={slug}>
            <Link href="/data">{title}</Link>
            <span>
              {edition}, published {date(published)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
