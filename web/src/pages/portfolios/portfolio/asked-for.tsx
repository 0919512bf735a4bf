import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../portfolios.module.css'
import { type FinancedData, type SavedPortfolio, useFinanced } from '../use-portfolios.ts'

/** A part that reads more of each company than the figures need, and so is computed when somebody asks for it. */
export function AskedFor({
  portfolio,
  snapshot,
  part,
  title,
  remark,
  ask,
  children,
}: {
  readonly portfolio: SavedPortfolio
  readonly snapshot: string
  readonly part: 'risk' | 'screening'
  readonly title: string
  /** What it is, before it is asked for. */
  readonly remark: string
  readonly ask: string
  readonly children: (data: FinancedData) => ReactNode
}) {
  const [wanted, want] = useState(false)
  const found = useFinanced(portfolio, { [part]: true, holdings: false, snapshot }, wanted)
  return (
    <section className={styles['part']} aria-labelledby={part}>
      <h2 id={part}>{title}</h2>
      {wanted ? (
        <Loaded query={found} skeleton={<Skeleton height={420} />}>
          {({ data }) => children(data)}
        </Loaded>
      ) : (
        <>
          <p className={styles['remark']}>{remark}</p>
          <div className="screen-only">
            <Button variant="default" onClick={() => want(true)}>
              {ask}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
