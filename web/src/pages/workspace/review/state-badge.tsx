import { words } from '../../../format/words.ts'
import styles from './review.module.css'

/** A state reads by its mark and its word, never by colour alone. */
const MARKS: Readonly<Record<string, string>> = {
  draft: '○',
  in_review: '◔',
  changes_asked: '!',
  reviewed: '◑',
  approved: '●',
  locked: '■',
}

export function StateBadge({ state }: { readonly state: string }) {
  return (
    <span className={styles['badge']} data-state={state}>
      <span aria-hidden="true">{MARKS[state]}</span> {words(state)}
    </span>
  )
}
