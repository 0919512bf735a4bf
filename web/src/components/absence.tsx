import { date, words } from '../format/words.ts'
import styles from './absence.module.css'

/** Why there is no figure, or what is the matter with it. */
export interface Availability {
  readonly status: string
  readonly reason_code: string | null
  readonly detail: string | null
  readonly expected_on: string | null
}

/** Says why something is missing or old: the API's own sentence, and when the next release is due. Its code is for programs. */
export function Absence({ availability }: { readonly availability: Availability }) {
  const { status, detail, expected_on } = availability
  if (status === 'available') return null
  return (
    <p className={styles['absence']}>
      <strong>{words(status)}.</strong> {detail ?? 'No reason given.'}
      {expected_on === null ? '' : ` The next release is expected on ${date(expected_on)}.`}
    </p>
  )
}
