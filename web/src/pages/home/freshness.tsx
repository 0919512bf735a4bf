import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { date } from '../../format/words.ts'
import styles from './home.module.css'

/** How new the data is, in one line that keeps its place while it is asked for. */
export function Freshness() {
  const datasets = useQuery({
    queryKey: ['datasets'],
    queryFn: () => answer(api.GET('/v1/datasets')),
  })
  const loaded = (datasets.data?.data ?? []).filter((dataset) => dataset.latest !== null)
  const newest = loaded
    .flatMap(({ latest }) =>
      latest === null || latest.published_basis === 'retrieval_date' ? [] : latest.published_on,
    )
    .sort()
    .at(-1)
  return (
    <p className={styles['freshness']}>
      {newest === undefined
        ? ' '
        : `${loaded.length} datasets loaded. Latest known publication date: ${date(newest)}.`}
    </p>
  )
}
