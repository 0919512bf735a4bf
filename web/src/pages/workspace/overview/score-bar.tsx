import { exact, percent } from '../../../format/numbers.ts'
import styles from '../workspace.module.css'

export interface Score {
  readonly value: number | null
  readonly numerator: number
  readonly denominator: number
}

/** "25.5 of 95 points (26.8%)"; never a percentage without what it is of. */
export const scoreText = ({ value, numerator, denominator }: Score): string =>
  value === null
    ? 'Not scored'
    : `${exact(numerator)} of ${exact(denominator)} points (${percent(value * 100)})`

/** A score line in its two halves: how many requirements are supported, and where the rest are. */
export function halvesOf(scoreLine: string): { readonly supported: string; readonly rest: string } {
  const [supported = '', ...rest] = scoreLine.split(', ')
  return { supported, rest: rest.join(', ') }
}

/** How far the evidence is: what is supported first, the rest below, the points last. */
export function ScoreCount({
  score,
  scoreLine,
  label,
}: {
  readonly score: Score
  readonly scoreLine: string
  readonly label: string
}) {
  const { supported, rest } = halvesOf(scoreLine)
  return (
    <>
      <strong>{score.value === null ? 'Nothing counts' : supported}</strong>
      <meter
        className={styles['meter']}
        aria-label={`${label}: evidence`}
        aria-valuetext={scoreLine}
        min={0}
        max={1}
        value={score.value ?? 0}
      />
      {rest === '' ? null : <span>{rest}</span>}
      <span>{scoreText(score)}</span>
    </>
  )
}
