import { Link } from 'wouter'
import { abnText, date, periodText } from '../../format/words.ts'
import { useEngagements } from '../../sign-in/use-engagements.ts'
import styles from './home.module.css'

/** The companies and periods that an auditor was invited to; nothing for everyone else. */
export function Engagements() {
  const engagements = useEngagements() ?? []
  if (engagements.length === 0) return null
  return (
    <section className={styles['list']}>
      <h2>Your engagements</h2>
      <ul>
        {engagements.map(({ abn, period, ends_on }) => (
          <li key={`${abn} ${period}`}>
            <Link href={`/workspace/${abn}/review?${new URLSearchParams({ period }).toString()}`}>
              ABN {abnText(abn)}, {periodText(period)}
            </Link>
            <span>access until {date(ends_on)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
