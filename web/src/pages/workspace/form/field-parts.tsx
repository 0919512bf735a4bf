import { date } from '../../../format/words.ts'
import styles from './form.module.css'
import type { Value } from './schema.ts'

/** A warning is under its field and refuses nothing. */
export const Warning = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles['warning']}>
      <strong>Please check.</strong> {text}
    </p>
  )

/** The name of a group of controls, marked like that of a single one. */
export const Legend = ({ label, isRequired }: { readonly label: string; readonly isRequired: boolean }) => (
  <legend>
    {label}
    {isRequired ? (
      <span className={styles['asterisk']} aria-hidden="true">
        {' '}
        *
      </span>
    ) : null}
  </legend>
)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days as Australians write them: the browser's own box may have the month first. */
export function DayInWords({ days }: { readonly days: readonly (Value | undefined)[] }) {
  const known = days.flatMap((day) => (typeof day === 'string' && DAY.test(day) ? [date(day)] : []))
  return known.length < days.length ? null : <p className={styles['description']}>{known.join(' to ')}</p>
}
