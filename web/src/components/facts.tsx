import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A name and what is said of it; null: nothing, so the fact is left out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Names and values in two columns; on a phone each value is below its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
