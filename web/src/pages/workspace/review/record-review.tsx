import type { RecordKind } from '../records/kinds.ts'
import { CommentsButton } from './comments-button.tsx'
import styles from './review.module.css'
import { StateBadge } from './state-badge.tsx'
import { useReview } from './use-review.ts'

/** How far a record is in review, and the comments on it. */
export function RecordReview({ kind }: { readonly kind: RecordKind }) {
  const review = useReview().data?.data
  const subject = `record:${kind.name}`
  const own = review?.subjects.find((one) => one.subject === subject)
  return (
    <div className={styles['moves']}>
      {own === undefined ? null : <StateBadge state={own.state} />}
      <CommentsButton
        subject={subject}
        about={kind.title.toLowerCase()}
        open={review?.open_comments.filter((one) => one.subject === subject).length ?? 0}
      />
    </div>
  )
}
