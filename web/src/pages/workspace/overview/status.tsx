import { words } from '../../../format/words.ts'
import styles from '../workspace.module.css'

/** How a status reads at a glance: a mark and a word, never colour alone. */
const MARKS: Readonly<Record<string, string>> = {
  evidenced: '●',
  partially_evidenced: '◐',
  stale: '◔',
  missing: '○',
  conflicting: '!',
  relief_applied: '–',
  not_material: '–',
  not_applicable: '–',
}

/** The rung says what was checked; without one, the status says why. */
export function Status({ status, rung = 'none' }: { readonly status: string; readonly rung?: string }) {
  return (
    <span className={styles['status']} data-status={status}>
      <span aria-hidden="true">{MARKS[status] ?? '○'}</span>{' '}
      {words(rung === 'none' || MARKS[status] === '–' ? status : rung)}
    </span>
  )
}
