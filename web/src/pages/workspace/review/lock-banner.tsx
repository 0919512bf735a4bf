import { moment } from '../../../format/words.ts'
import { MoveButtons } from './move-buttons.tsx'
import styles from './review.module.css'
import { useReview } from './use-review.ts'

/** Says on every part of the workspace that the period is locked, by whom, and how to unlock it. */
export function LockBanner() {
  const review = useReview().data?.data
  const locked = review?.locked
  if (review === undefined || locked === null || locked === undefined) return null
  const { name, at, reason } = locked
  return (
    <aside className={styles['banner']} aria-label="Locked period">
      <p>
        <strong>This period is locked.</strong> {name} locked it on {moment(at)}
        {reason === null ? '' : `: ${reason}`}. Nothing in it can be changed.
        {review.moves.includes('unlock') ? '' : ' An approver can unlock it.'}
      </p>
      <MoveButtons
        moves={review.moves.filter((move) => move === 'unlock')}
        from={review.state}
        subjects={['period']}
        about="the whole period"
      />
    </aside>
  )
}
