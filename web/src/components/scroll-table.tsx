import type { ReactNode } from 'react'
import styles from './scroll-table.module.css'

/** A table that scrolls inside its own place, also by keyboard, so that the page never does sideways. */
export function ScrollTable({
  label,
  numeric = false,
  children,
}: {
  readonly label: string
  /** Every column but the first holds numbers. */
  readonly numeric?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles['scroller']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']} data-numeric={numeric}>
        {children}
      </table>
    </div>
  )
}
