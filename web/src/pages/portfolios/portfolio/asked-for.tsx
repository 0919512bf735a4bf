import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../portfolios.module.css'
import type { Financed, FinancedData } from '../use-portfolios.ts'

/** A part of the answer that the page asks for when somebody wants it. */
export interface Asking {
  readonly wanted: boolean
  readonly want: () => void
  readonly query: UseQueryResult<Financed>
}

/** A part that reads more of each company than the figures need, and so is computed when somebody asks for it. */
export function AskedFor({
  asking: { wanted, want, query },
  part,
  title,
  remark,
  ask,
  children,
}: {
  readonly asking: Asking
  readonly part: 'risk' | 'screening'
  readonly title: string
  /** What it is, before it is asked for. */
  readonly remark: string
  readonly ask: string
  readonly children: (data: FinancedData) => ReactNode
}) {
  return (
    <section className={styles['part']} aria-labelledby={part}>
      <h2 id={part}>{title}</h2>
      {wanted ? (
        <Loaded query={query} skeleton={<Skeleton height={420} />}>
          {({ data }) => children(data)}
        </Loaded>
      ) : (
        <>
          <p className={styles['remark']}>{remark}</p>
          <div className="screen-only">
            <Button variant="default" onClick={want}>
              {ask}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
