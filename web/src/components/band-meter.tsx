import { words } from '../format/words.ts'
import styles from './band-meter.module.css'

const BANDS = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const

/** A risk band as a word and as filled steps, so that it never rests on colour alone. */
export function BandMeter({ band }: { readonly band: string | null | undefined }) {
  if (band === null || band === undefined) return <span className={styles['none']}>Not assessed</span>
  const level = BANDS.findIndex((name) => name === band)
  return (
    <span className={styles['meter']}>
      <span>{words(band)}</span>
      <span className={styles['steps']} aria-hidden="true">
        {BANDS.map((name, index) => (
          <span key={name} data-filled={index <= level} />
        ))}
      </span>
    </span>
  )
}
