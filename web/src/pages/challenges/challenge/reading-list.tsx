import { useEffect, useRef } from 'react'
import { ShowMore } from '../../../components/show-more.tsx'
import styles from '../challenges.module.css'
import { ReadingItem } from './reading-item.tsx'
import { showWithin } from './show-within.ts'
import type { Reading } from './use-challenge.ts'

/** The numbers that are shown, in the order of the report; the chosen one with all that is known about it. */
export function ReadingList({
  readings,
  number,
  query,
  recordsAt,
  onChoose,
}: {
  readonly readings: readonly Reading[]
  readonly number: number | undefined
  readonly query: Parameters<typeof ShowMore>[0]['query']
  /** Where the records of the company and period are. */
  readonly recordsAt: string
  readonly onChoose: (reading: Reading) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const isLoaded = readings.some((one) => one.number === number)
  useEffect(() => {
    if (isLoaded) showWithin(box.current, box.current?.querySelector(`li[data-number="${number}"]`))
  }, [number, isLoaded])
  return (
    <div ref={box} className={styles['list']} tabIndex={0} role="region" aria-label="List of numbers">
      <ol>
        {readings.map((reading) => (
          <ReadingItem
            key={reading.number}
            reading={reading}
            isChosen={reading.number === number}
            recordsAt={recordsAt}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <ShowMore query={query} />
    </div>
  )
}
