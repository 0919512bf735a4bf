import { exact, percent } from '../../../format/numbers.ts'
import styles from '../workspace.module.css'

export interface Score {
  readonly value: number | null
  readonly numerator: number
  readonly denominator: number
}

/** "25.5 of 95, 26.8%"; never a percentage without what it is of. */
export const scoreText = ({ value, numerator, denominator }: Score): string =>
  value === null ? 'Not scored' : `${exact(numerator)} of ${exact(denominator)} (${percent(value * 100)})`

/** A score as a bar; its text is beside it. */
export function ScoreBar({ score, label }: { readonly score: Score; readonly label: string }) {
  return (
    <meter
      className={styles['meter']}
      aria-label={`${label}: evidence`}
      aria-valuetext={scoreText(score)}
      min={0}
      max={1}
      value={score.value ?? 0}
    />
  )
}
