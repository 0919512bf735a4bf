import { Link } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageLayout } from '../../components/page-layout.tsx'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { date, publishedDay, words } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ageText } from './age.ts'
import styles from './data.module.css'
import { type Dataset, useDatasets } from './use-data.ts'
import { DataHeader } from './views.tsx'

/** Every source: who publishes it, under which licence, what is loaded of it and how old that is. */
export function Page() {
  usePageTitle('Data')
  const datasets = useDatasets()
  return (
    <PageLayout>
      <DataHeader lead="Where the figures come from: the publisher, licence and age of each source. “Not loaded” means the service supports the source but this installation has no data from it." />
      <Loaded query={datasets} skeleton={<Skeleton height={900} />}>
        {({ data }) => <Sources datasets={data} />}
      </Loaded>
    </PageLayout>
  )
}

function Sources({ datasets }: { readonly datasets: readonly Dataset[] }) {
  const loaded = datasets.filter(({ latest }) => latest !== null).length
  return (
    <section className={styles['part']}>
      <p role="status">
        {loaded} of {datasets.length} sources have data loaded.
      </p>
      <ScrollTable label="Sources" tall stacked>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Newest release</th>
            <th scope="col">Published</th>
            <th scope="col">Frequency</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {datasets.map((dataset) => (
            <tr key={`${dataset.dataset} ${dataset.source}`} data-quiet={dataset.latest === null}>
              <th scope="row" className={styles['wide']}>
                {dataset.latest === null ? (
                  dataset.title
                ) : (
                  <Link href={`/data/${dataset.dataset}`}>{dataset.title}</Link>
                )}
                <small>
                  {dataset.publisher}, <code>{dataset.source}</code>
                </small>
              </th>
              <td data-label="Newest release">
                {dataset.latest === null ? 'Not loaded' : dataset.latest.edition}
                {dataset.releases > 1 ? <small>{dataset.releases} releases</small> : null}
              </td>
              <td className={styles['day']} data-label={dataset.latest === null ? undefined : 'Published'}>
                {dataset.latest === null ? null : (
                  <>
                    {words(publishedDay(dataset.latest))}
                    <small>
                      {dataset.latest.published_basis === 'retrieval_date'
                        ? `retrieved ${date(dataset.latest.retrieved_on)}`
                        : ageText(dataset.latest.published_on)}
                    </small>
                  </>
                )}
              </td>
              <td className={styles['wide']} data-label="Frequency">
                {dataset.cadence}
              </td>
              <td data-label="Licence">
                <a href={dataset.licence.url} title={dataset.licence.name} target="_blank" rel="noreferrer">
                  {dataset.licence.id}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
