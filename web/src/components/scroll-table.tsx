import type { ReactNode } from 'react'
import styles from './scroll-table.module.css'

/** A table that scrolls inside its own place, also by keyboard, so that the page never does sideways. */
export function ScrollTable({
  label,
  numeric = false,
  even = false,
  tall = false,
  stacked = false,
  children,
}: {
  readonly label: string
  /** Every column but the first holds numbers. */
  readonly numeric?: boolean
  /** Columns are equally wide, so that they are under those of the table before. */
  readonly even?: boolean
  /** It is what the page is about: it grows with the page and scrolls sideways alone. */
  readonly tall?: boolean
  /** On a phone every row becomes a card: its cells below each other, each after its `data-label`. */
  readonly stacked?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles['scroller']} data-tall={tall} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']} data-numeric={numeric} data-even={even} data-stacked={stacked}>
        {children}
      </table>
    </div>
  )
}
