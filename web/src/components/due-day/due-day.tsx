import { date } from '../../format/words.ts'
import { daysLeft } from './days-left.ts'
import styles from './due-day.module.css'

/** A day by which a report is due, with the days that are left; in red once it is past, unless the period is locked and so done with. */
export function DueDay({
  day,
  state,
  title,
}: {
  readonly day: string
  readonly state?: string | undefined
  readonly title?: string | undefined
}) {
  const left = daysUntil(day)
  return (
    <span className={styles['day']} data-late={left < 0 && state !== 'locked'} title={title}>
      {date(day)}
      {state === 'locked' ? null : <small>, {daysLeft(left)}</small>}
    </span>
  )
}

/** Whole days from today, by the reader's calendar; negative once the day is past. */
function daysUntil(day: string): number {
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000)
}
