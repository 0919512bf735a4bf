import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date, moment, sentence } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../desk.module.css'
import { DeskHeader } from '../header.tsx'
import { type DeskUpdates, useDeskUpdates } from '../use-desk.ts'

type DueSource = DeskUpdates['due'][number]
type LookedAt = DeskUpdates['files'][number]

/** What is due, where to get it, and what the last updates left for a person. */
export function Page() {
  usePageTitle('What is due')
  const updates = useDeskUpdates()
  return (
    <PageLayout>
      <DeskHeader lead="When to expect the next edition of each source, and where to get it. Updates fetch some automatically; download the others from the publisher and drop them at the desk." />
      <Loaded query={updates} page skeleton={<Skeleton height={700} />}>
        {({ data }) => (
          <>
            {waitingText(data.files) === null ? null : (
              <p>
                <Link href="/desk">{waitingText(data.files)} for a decision at the desk</Link>
              </p>
            )}
            <Failed files={data.files} />
            <DueTable due={data.due} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

/** Files that the newest update could not get. Those that wait are at the desk. */
function Failed({ files }: { readonly files: readonly LookedAt[] }) {
  const failed = files.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>Could not be fetched</h2>
      {failed.map(({ source, name, url, messages, checked_at }) => (
        <article key={`${source} ${name}`} className={styles['finding']}>
          <h3>
            {name} <small>({source})</small>
          </h3>
          <p>
            Requested from {url}, {moment(checked_at)}.
          </p>
          <p className={styles['lines']}>{messages.map(sentence).join('\n')}</p>
        </article>
      ))}
    </section>
  )
}

function waitingText(files: readonly LookedAt[]): string | null {
  const count = files.filter(({ is_waiting }) => is_waiting).length
  if (count === 0) return null
  return count === 1 ? 'One file from an update is waiting' : `${count} files from updates are waiting`
}

function DueTable({ due }: { readonly due: readonly DueSource[] }) {
  return (
    <section className={styles['part']}>
      <h2>Next editions</h2>
      <ScrollTable label="Next editions" tall stacked>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Held</th>
            <th scope="col">Next</th>
            <th scope="col">Expected</th>
            <th scope="col">How to get it</th>
          </tr>
        </thead>
        <tbody>
          {due.map((row) => (
            <tr key={row.source} data-quiet={row.state === 'no_fixed_day'}>
              <th scope="row" className={styles['wide']}>
                {row.title}
                <small>
                  {row.publisher}, <code>{row.source}</code>
                </small>
              </th>
              <td data-label="Held">{row.newest_held ?? 'Nothing'}</td>
              <td data-label="Next">{row.next_edition ?? ''}</td>
              <td data-label="Expected">
                {expectedText(row)}
                <small>{row.said_by}</small>
              </td>
              <td data-label="How to get it">
                {row.obtained === 'by_update' ? 'Automatic (southerly update)' : 'Manual download'}
                <small>
                  <a href={row.page} target="_blank" rel="noreferrer">
                    The publisher’s page
                  </a>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

function expectedText({ state, expected_by }: DueSource): string {
  if (state === 'not_held') return 'Not loaded'
  if (state === 'no_fixed_day' || expected_by === null) return 'No fixed date'
  return state === 'due' ? `Due since ${date(expected_by)}` : `By ${date(expected_by)}`
}
