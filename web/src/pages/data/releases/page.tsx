import { Link, useParams } from 'wouter'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { date, publishedDay, words } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../data.module.css'
import { type Release, useDatasets, useReleases } from '../use-data.ts'

/** The releases of a dataset, newest first, each with the file that it was read from. */
export function Page() {
  const { slug = '' } = useParams()
  const releases = useReleases(slug)
  const dataset = useDatasets().data?.data.find((candidate) => candidate.dataset === slug)
  const title = dataset?.title ?? words(slug)
  usePageTitle(title)
  return (
    <PageLayout>
      <p>
        <Link href="/data">Data</Link>
      </p>
      <Loaded query={releases} page skeleton={<Skeleton height={600} />}>
        {({ pages }) => (
          <>
            <PageHeader title={title} lead={dataset?.attribution}>
              <p>
                <a href={dataset?.landing_page} target="_blank" rel="noreferrer">
                  The publisher’s page
                </a>
              </p>
            </PageHeader>
            <ReleaseTable releases={pages.flatMap(({ data }) => data)} />
            <ShowMore query={releases} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function ReleaseTable({ releases }: { readonly releases: readonly Release[] }) {
  return (
    <ScrollTable label="Releases" tall stacked>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Published</th>
          <th scope="col">Retrieved</th>
          <th scope="col">Rows</th>
          <th scope="col">File</th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <tr key={release.release} data-quiet={release.withdrawn_on !== null}>
            <th scope="row" className={styles['wide']}>
              {release.title}, {release.edition}
              <small>
                {words(release.status)}
                {release.withdrawn_on === null
                  ? ''
                  : `, withdrawn ${date(release.withdrawn_on)}: ${release.withdrawn_reason ?? 'no reason stated'}`}
              </small>
            </th>
            <td className={styles['day']} data-label="Published">
              {words(publishedDay(release))}
            </td>
            <td className={styles['day']} data-label="Retrieved">
              {date(release.retrieved_on)}
            </td>
            <td data-label="Rows">{exact(release.row_count)}</td>
            <td data-label="File">
              {release.file_name}
              <small>
                {words(release.file_basis)}, {exact(release.file_bytes)} bytes,{' '}
                <code>{release.file_sha256.slice(0, 12)}…</code>
              </small>
              <CopyButton text={release.file_sha256}>Copy SHA-256</CopyButton>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
