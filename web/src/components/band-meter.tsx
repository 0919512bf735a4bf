import { words } from '../format/words.ts'
import styles from './band-meter.module.css'

const BANDS = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const

/**
 * A risk band as a word, as filled steps and in the colour that maps give it, so that it never rests on colour alone. There are as
 * many steps as the method has bands: the highest band of a method fills them all.
 */
export function BandMeter({
  band,
  steps = 5,
  isBadge = false,
}: {
  readonly band: string | null | undefined
  readonly steps?: 4 | 5
  /** The word stands on the colour: for the one band that a part of the page is about. */
  readonly isBadge?: boolean
}) {
  if (band === null || band === undefined) return <span className={styles['none']}>Not assessed</span>
  const level = BANDS.findIndex((name) => name === band)
  // A place where one side of the risk is not known has no level: empty steps would look like less than low.
  if (level < 0) return <span className={styles['none']}>{words(band)}</span>
  return (
    <span className={styles['meter']} data-band={band}>
      <span className={isBadge ? styles['badge'] : undefined}>{words(band)}</span>
      <span className={styles['steps']} aria-hidden="true">
        {BANDS.slice(0, Math.max(steps, level + 1)).map((name, index) => (
          <span key={name} data-filled={index <= level} />
        ))}
      </span>
    </span>
  )
}
