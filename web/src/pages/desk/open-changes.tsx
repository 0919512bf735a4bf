import { Link } from 'wouter'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { moment } from '../../format/words.ts'
import styles from './desk.module.css'
import { type ChangeEntry, useDeskChanges } from './use-changes.ts'

const STATES: Readonly<Record<ChangeEntry['state'], string>> = {
  checking: 'Comparing',
  ready: 'Ready for you: no problems found',
  looks_wrong: 'Needs you: looks wrong',
  refused: 'Refused',
  applying: 'Taking effect',
  applied: 'In use',
}

/** Withdrawals and links that someone began and no one ended. */
export function OpenChanges() {
  const { data } = useDeskChanges()
  const open = (data?.pages ?? []).flatMap((page) => page.data).filter(({ state }) => state !== 'applied')
  if (open.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>Withdrawals and links in progress</h2>
      <ScrollTable label="Withdrawals and links in progress" stacked>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">State</th>
            <th scope="col">Asked for</th>
          </tr>
        </thead>
        <tbody>
          {open.map((change) => (
            <tr key={change.id}>
              <th scope="row" className={styles['wide']}>
                <Link href={`/desk/changes/${change.id}`}>{titleOf(change)}</Link>
              </th>
              <td data-label="State">{STATES[change.state]}</td>
              <td data-label="Asked for">
                {moment(change.asked_at)}
                <small>by {change.asked_by}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}

function titleOf({ withdrawal, link }: ChangeEntry): string {
  if (link === null) return `Withdraw ${withdrawal?.release}`
  return `Link ${link.facility}, ${link.reporting_year}, to ${link.company?.name ?? 'no company'}`
}
