import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, percent, signed } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../workspace.module.css'
import { type Bundle, compareBundles, FOR_GOOD } from './use-bundles.ts'

type Compared = Schema<'DisclosureComparison'>['data']

/** Two bundles number by number, as the service compares them: what differs, and why. */
export function Comparison({ older, newer }: { readonly older: Bundle; readonly newer: Bundle }) {
  const comparison = useQuery({
    ...FOR_GOOD,
    queryKey: ['comparison', older.artifact_id, newer.artifact_id],
    queryFn: ({ signal }) => compareBundles(older, newer, signal),
  })
  return (
    <section aria-labelledby="comparison-title" className={styles['block']}>
      <h2 id="comparison-title">
        From version {older.version} to version {newer.version}
      </h2>
      <Loaded query={comparison} skeleton={<Skeleton height={200} />}>
        {({ data }) => (
          <>
            <p className={styles['remark']} role="status">
              {summaryOf(data.metrics)}
            </p>
            {data.changes.length === 0 ? null : (
              <Numbers changes={data.changes} versions={[older.version, newer.version]} />
            )}
            {data.requirements.length === 0 ? null : (
              <>
                <p className={styles['remark']}>
                  Requirements with different evidence: {data.requirements.length}.
                </p>
                <Requirements rows={data.requirements} versions={[older.version, newer.version]} />
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

type Versions = readonly [older: number, newer: number]

function Numbers({
  changes,
  versions: [older, newer],
}: {
  readonly changes: Compared['changes']
  readonly versions: Versions
}) {
  return (
    <ScrollTable label="Numbers that differ">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Version {older}</th>
          <th scope="col">Version {newer}</th>
          <th scope="col">Cause</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ metric_id, label, unit, from, to, change_percent, causes }) => (
          <tr key={metric_id}>
            <th scope="row">
              {label}
              <small>{unit}</small>
            </th>
            <td>{figureText(from)}</td>
            <td>
              {figureText(to)}
              {change_percent === null ? null : <small>{signed(change_percent, percent)}</small>}
            </td>
            <td>
              {causes.map(({ cause, detail }) => (
                <div key={`${cause} ${detail}`}>
                  {words(cause)}
                  <small>{detail}</small>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Requirements({
  rows,
  versions: [older, newer],
}: {
  readonly rows: Compared['requirements']
  readonly versions: Versions
}) {
  return (
    <ScrollTable label="Requirements whose evidence differs">
      <thead>
        <tr>
          <th scope="col">Requirement</th>
          <th scope="col">Evidence in version {older}</th>
          <th scope="col">Evidence in version {newer}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ requirement_id, from, to }) => (
          <tr key={requirement_id}>
            <th scope="row">{requirement_id}</th>
            <td>{words(from ?? 'not included')}</td>
            <td>{words(to ?? 'not included')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function summaryOf({ compared, changed }: Compared['metrics']): string {
  if (changed === 0) return `No differences in ${compared} numbers.`
  return `${changed} of ${compared} numbers ${changed === 1 ? 'differs' : 'differ'}.`
}

const figureText = (value: Compared['changes'][number]['from']): string =>
  typeof value === 'number' ? exact(value) : words(value ?? 'not available')
