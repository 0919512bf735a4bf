import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../workspace.module.css'
import { changesBetween, type Metric, type Provenance, type Report, type Side } from './compare-reports.ts'
import { type Bundle, readBundleFile } from './use-bundles.ts'

/** Two bundles number by number: what differs, and what beneath it differs too. */
export function Comparison({ older, newer }: { readonly older: Bundle; readonly newer: Bundle }) {
  const changes = useQuery({
    queryKey: ['comparison', older.artifact_id, newer.artifact_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all([older, newer].map((bundle) => readSide(bundle, signal)))
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
                      <td>{metricText(before)}</td>
                      <td>{metricText(after)}</td>
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

async function readSide(bundle: Bundle, signal: AbortSignal): Promise<Side> {
  const [report, provenance] = await Promise.all(
    (['report.json', 'provenance.json'] as const).map(
      async (file) => JSON.parse(await (await readBundleFile(bundle, file, signal)).text()) as unknown,
    ),
  )
  return { report: report as Report, provenance: provenance as Provenance }
}

function metricText(metric: Metric | undefined): string {
  if (metric === undefined) return 'not in it'
  if (metric.value_text !== null) return metric.value_text
  return typeof metric.value === 'number' ? exact(metric.value) : words(metric.value ?? 'not available')
}
