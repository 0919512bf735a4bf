import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api } from '../../../api/client.ts'
import { DueDay } from '../../../components/due-day/due-day.tsx'
import { companyText, periodText, words } from '../../../format/words.ts'
import styles from '../workspace.module.css'

const SHOWN = 10

/** The periods with the nearest lodgement dates. */
export const useNearest = () =>
  useQuery({
    queryKey: ['company-periods', 'start'],
    staleTime: 0,
    queryFn: () =>
      answer(api.GET('/v1/company-periods', { params: { query: { sort: 'due', limit: SHOWN } } })),
  })

/** The disclosures that someone has begun, the nearest lodgement date first. Says nothing while there are none. */
export function InProgress() {
  const periods = useNearest()
  const rows = periods.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <section>
      <h2>In progress</h2>
      <ul className={styles['records']}>
        {rows.map(({ company, period, state, deadline, page }) => (
          <li key={`${company.abn} ${period}`}>
            <span>
              <Link href={page}>{companyText(company)}</Link>
              <small>{periodText(period)}</small>
            </span>
            <span>
              {words(state)}
              {deadline.due_on === null ? null : (
                <>
                  , lodge by <DueDay day={deadline.due_on} state={state} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/periods">All companies and periods</Link>
      </p>
    </section>
  )
}
