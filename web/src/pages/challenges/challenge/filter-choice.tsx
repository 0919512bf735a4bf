import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../challenges.module.css'
import { type Filter, VERDICTS } from '../verdicts.ts'
import type { Result } from './summary.tsx'

/** Which numbers the list shows, by verdict. Verdicts that no number has are left out. */
export function FilterChoice({
  filter,
  result: { numbers, contradicting, counts },
  onChange,
}: {
  readonly filter: Filter
  readonly result: Result
  readonly onChange: (filter: Filter) => void
}) {
  const choices: readonly { readonly value: Filter; readonly label: string; readonly count: number }[] = [
    { value: 'all', label: 'All', count: numbers },
    { value: 'contradicting', label: 'Contradicting', count: contradicting },
    ...VERDICTS.map(({ verdict }) => ({
      value: verdict,
      label: words(verdict),
      count: counts[verdict] ?? 0,
    })).filter(({ count }) => count > 0),
  ]
  return (
    <fieldset className={`${styles['filters']} screen-only`}>
      <legend className="visually-hidden">Numbers to show</legend>
      {choices.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === filter}
          disabled={count === 0}
          onClick={() => onChange(value)}
        >
          {label} {exact(count)}
        </button>
      ))}
    </fieldset>
  )
}
