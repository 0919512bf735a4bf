import styles from '../factors.module.css'

const SUGGESTIONS: readonly (readonly [words: string, what: string])[] = [
  ['vic grid', 'electricity bought in Victoria'],
  ['diesel', 'burnt in engines and generators'],
  ['natural gas', 'from the pipeline'],
  ['residual mix', 'electricity, market-based'],
  ['landfill', 'waste by type'],
  ['refrigerant', 'leaks from cooling equipment'],
]

/** What an empty search offers. */
export function Suggestions({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <section className={styles['suggestions']}>
      <h2>Try</h2>
      <ul>
        {SUGGESTIONS.map(([words, what]) => (
          <li key={words}>
            <button type="button" onClick={() => onChoose(words)}>
              {words}
            </button>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
