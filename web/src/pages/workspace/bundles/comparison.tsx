import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../workspace.module.css'
import { changesBetween } from './compare-reports.ts'
import { type Metric, metricText } from './content.ts'
import { type Bundle, FOR_GOOD, readContent } from './use-bundles.ts'

/** Two bundles number by number: what differs, and what beneath it differs too. */
export function Comparison({ older, newer }: { readonly older: Bundle; readonly newer: Bundle }) {
  const changes = useQuery({
    ...FOR_GOOD,
    queryKey: ['comparison', older.artifact_id, newer.artifact_id],
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all([older, newer].map((bundle) => readContent(bundle, signal)))
      return before === undefined || after === undefined ? [] : changesBetween(before, after)
    },
  })
  return (
    <section aria-labelledby="comparison-title" className={styles['block']}>
      <h2 id="comparison-title">
        From version {older.version} to version {newer.version}
      </h2>
      <Loaded query={changes} skeleton={<Skeleton height={200} />}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles['remark']}>No number differs.</p>
          ) : (
            <>
              <p className={styles['remark']} role="status">
                {list.length === 1 ? '1 number differs.' : `${list.length} numbers differ.`}
              </p>
              <ScrollTable label="Numbers that differ">
                <thead>
                  <tr>
                    <th scope="col">Number</th>
                    <th scope="col">Version {older.version}</th>
                    <th scope="col">Version {newer.version}</th>
                    <th scope="col">Because of</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ id, label, unit, before, after, causes }) => (
                    <tr key={id}>
                      <th scope="row">
                        {label}
                        <small>{unit}</small>
                      </th>
                      <td>{textOf(before)}</td>
                      <td>{textOf(after)}</td>
                      <td>{causes.join('; ')}</td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

const textOf = (metric: Metric | undefined): string =>
  metric === undefined ? 'not in it' : metricText(metric)
