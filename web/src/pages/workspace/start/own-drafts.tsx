import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { companyText, moment, periodText } from '../../../format/words.ts'
import { readRecent } from '../../../recent.ts'
import { listDrafts } from '../records/drafts/draft-api.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useRight } from '../review/use-right.ts'
import styles from '../workspace.module.css'
import { useNearest } from './in-progress.tsx'

/** Forms that the reader has begun and not saved, to go on from any machine. Says nothing while there are none. */
export function OwnDrafts() {
  const mayWrite = useRight('tenant:write')
  const drafts = useQuery({
    queryKey: ['record-drafts'],
    staleTime: 0,
    enabled: mayWrite,
    queryFn: ({ signal }) => listDrafts(undefined, signal),
  })
  const nearest = useNearest()
  const rows = drafts.data ?? []
  if (rows.length === 0) return null
  const names = new Map([
    ...readRecent().map(({ abn, name }) => [abn, name] as const),
    ...(nearest.data?.data ?? []).map(({ company }) => [company.abn, company.name] as const),
  ])
  return (
    <section>
      <h2>Your drafts</h2>
      <ul className={styles['records']}>
        {rows.flatMap(({ abn, kind: name, period, saved_at, etag }) => {
          const kind = Object.values(RECORD_KINDS).find((one) => one.name === name)
          if (kind === undefined) return []
          const days = period === null ? undefined : `${period.start}/${period.end}`
          const place = `/workspace/${abn}/${kind.section}${days === undefined ? '' : `?period=${encodeURIComponent(days)}`}`
          return (
            <li key={`${abn} ${name} ${days} ${etag}`}>
              <span>
                <Link href={place}>
                  {kind.title}, {companyText({ abn, name: names.get(abn) ?? null })}
                </Link>
                {days === undefined ? null : <small>{periodText(days)}</small>}
              </span>
              <span>Not saved yet, draft of {moment(saved_at)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
