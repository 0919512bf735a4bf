import type { ReactNode } from 'react'
import { words } from '../../format/words.ts'
import styles from './by-pillar.module.css'
import { pillarsOf } from './pillars-of.ts'

/** Requirements under a line for each pillar, which is opened by hand, all at once by `isOpen`, and by printing. */
export function ByPillar<Row extends { readonly pillar: string }>({
  rows,
  isOpen,
  about,
  children,
}: {
  readonly rows: readonly Row[]
  readonly isOpen: boolean
  /** What a pillar's line says of its rows, beside its name. */
  readonly about: (rows: readonly Row[]) => string
  /** Draws the rows of a pillar in a table of that label. */
  readonly children: (rows: readonly Row[], label: string) => ReactNode
}) {
  return (
    <div>
      {pillarsOf(rows).map((pillar) => {
        const own = rows.filter((row) => row.pillar === pillar)
        return (
          <details key={pillar} className={styles['pillar']} open={isOpen}>
            <summary>
              <h3>{words(pillar)}</h3>
              <span>{about(own)}</span>
            </summary>
            {children(own, `Requirements: ${words(pillar)}`)}
          </details>
        )
      })}
    </div>
  )
}
