import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../data.module.css'
import { useSnapshots } from '../use-data.ts'
import { DataHeader } from '../views.tsx'

/** Every set of releases that was in force on some day, newest first. */
export function Page() {
  usePageTitle('Snapshots')
  const snapshots = useSnapshots()
  return (
    <PageLayout>
      <DataHeader lead="A snapshot is the set of releases in use from a given day. Every answer names its snapshot, so you can reproduce it later." />
      <Loaded query={snapshots} skeleton={<Skeleton height={700} />}>
        {({ data }) => (
          <ScrollTable label="Snapshots" tall stacked>
            <thead>
              <tr>
                <th scope="col">In use from</th>
                <th scope="col">Snapshot</th>
                <th scope="col">Releases</th>
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ snapshot, in_force_from, as_of, releases }, index) => (
                <tr key={snapshot}>
                  <th scope="row" className={styles['day']}>
                    {date(in_force_from ?? as_of)}
                  </th>
                  <td>
                    <code>{snapshot}</code>
                  </td>
                  <td data-label="Releases">{releases}</td>
                  <td data-label="Changed">
                    {data[index + 1] === undefined ? (
                      'The first'
                    ) : (
                      <Link href={`/data/changes?from=${data[index + 1]?.snapshot}&to=${snapshot}`}>
                        Since {date(data[index + 1]?.in_force_from ?? data[index + 1]?.as_of ?? '')}
                      </Link>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </Loaded>
    </PageLayout>
  )
}
