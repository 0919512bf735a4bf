import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { placeOf, useMetadata, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

const sectionOf = (record: string): string =>
  Object.values(RECORD_KINDS).find(({ name }) => name === record)?.section ?? ''

/** What the company has written for the period. */
export function Records() {
  const { abn, asked, period } = useWorkspace()
  const metadata = useMetadata(abn, period)
  return (
    <section aria-labelledby="records-title" className={styles['block']}>
      <h2 id="records-title">Records</h2>
      <Loaded query={metadata} skeleton={<Skeleton height={150} />}>
        {({ data }) => (
          <>
            <p className={styles['remark']}>
              {data.completeness.present} of {data.completeness.expected} entered. This counts records, not
              their quality.
            </p>
            <ul className={styles['records']}>
              {data.records.map(({ record, title, status, version, authored_at }) => (
                <li key={record}>
                  <Link href={placeOf(abn, sectionOf(record), asked)}>{title}</Link>
                  <span>
                    {status === 'present'
                      ? `version ${version}, ${authored_at === null ? '' : date(authored_at)}`
                      : status === 'missing'
                        ? 'missing'
                        : 'entered for another period only'}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}
