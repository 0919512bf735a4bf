import type { Suggestion } from '../../api/resolve.ts'
import { abnText } from '../../format/words.ts'
import styles from './company-search.module.css'

/** The results under the search box. The focus stays in the box, which names the chosen one. */
export function SuggestionList({
  id,
  suggestions,
  chosen,
  onChoose,
}: {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly chosen: number
  readonly onChoose: (suggestion: Suggestion) => void
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Companies"
      className={styles['list']}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.abn}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={styles['option']}
          // Before the box loses its focus, which would close the list under the pointer.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(suggestion)
          }}
        >
          <span className={styles['name']}>{suggestion.name}</span>
          <span className={styles['detail']}>
            {abnText(suggestion.abn)}
            {suggestion.detail === '' ? '' : ` · ${suggestion.detail}`}
          </span>
        </div>
      ))}
    </div>
  )
}
