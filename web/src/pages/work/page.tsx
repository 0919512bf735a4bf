import { Link } from 'wouter'
import { DueDay } from '../../components/due-day/due-day.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageLayout } from '../../components/page-layout.tsx'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { companyText, date, moment, periodText } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { WorkHeader } from './header.tsx'
import { useWork, type Work } from './use-work.ts'
import styles from './work.module.css'

/** What waits for the reader, what others changed, and what is due. */
export function Page() {
  usePageTitle('Work')
  const work = useWork()
  return (
    <PageLayout>
      <WorkHeader />
      <Loaded query={work}>
        {({ data }) => (
          <>
            <Waiting work={data} />
            <Deadlines work={data} />
            <Changes work={data} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function Waiting({ work: { waiting, waiting_total } }: { readonly work: Work }) {
  return (
    <section className={styles['part']}>
      <h2>Waiting for you</h2>
      {waiting.length === 0 ? <p>Nothing is waiting for you.</p> : null}
      <ul className={styles['list']}>
        {waiting.map(({ kind, title, company, period, due_on, thread, page }) => (
          <li key={`${kind} ${company.abn} ${period} ${thread ?? ''}`}>
            <Link href={page}>{title}</Link>
            <small>
              {companyText(company)}
              {period === '' ? '' : `, ${periodText(period)}`}
              {due_on === null ? null : (
                <>
                  . Lodge by <DueDay day={due_on} />
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
      {waiting_total > waiting.length ? <p>{waiting_total - waiting.length} more.</p> : null}
    </section>
  )
}

function Deadlines({ work: { deadlines } }: { readonly work: Work }) {
  if (deadlines.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>Lodgement dates</h2>
      <ScrollTable label="Lodgement dates" stacked>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Period</th>
            <th scope="col">Lodge by</th>
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ company, period, state, deadline, page }) => (
            <tr key={`${company.abn} ${period}`}>
              <th scope="row">
                <Link href={page}>{companyText(company)}</Link>
              </th>
              <td data-label="Period">{periodText(period)}</td>
              <td data-label="Lodge by">
                {deadline.due_on === null ? 'Not known' : <DueDay day={deadline.due_on} state={state} />}
                <small>{deadline.detail}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

function Changes({ work: { changes, changes_since, all_changes } }: { readonly work: Work }) {
  return (
    <section className={styles['part']}>
      <h2>Changed by others since {date(changes_since)}</h2>
      {changes.length === 0 ? <p>No changes.</p> : null}
      <ul className={styles['list']}>
        {changes.map(({ at, sentence, company, page }) => (
          <li key={`${at} ${sentence}`}>
            <Link href={page}>{sentence}</Link>
            <small>
              {companyText(company)}, {moment(at)}
            </small>
          </li>
        ))}
      </ul>
      {all_changes ? null : <p>Older changes are in the audit log.</p>}
    </section>
  )
}
