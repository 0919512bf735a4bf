import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../api/problem.ts'
import { findCompanies, questionOf, type Suggestion } from '../../api/resolve.ts'
import styles from './company-search.module.css'
import { SuggestionList } from './suggestion-list.tsx'

/** The search for a company by ABN, ACN or name: results as you type, arrows to choose, Enter to open. */
export function CompanySearch({
  large = false,
  autoFocus = false,
  place = '/companies',
  label = 'Company name, ABN or ACN',
  onChoose,
}: {
  readonly large?: boolean
  readonly autoFocus?: boolean
  /** Which page of the chosen company opens. */
  readonly place?: '/companies' | '/workspace'
  readonly label?: string
  /** Takes the chosen company instead of opening its page. */
  readonly onChoose?: (suggestion: Suggestion) => void
}) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [opened, setOpened] = useState(false)
  const [, go] = useLocation()
  const listId = useId()
  const asked = useDeferredValue(text.trim())
  const search = useQuery({
    queryKey: ['resolve', asked],
    queryFn: ({ signal }) => findCompanies(asked, signal),
    enabled: questionOf(asked) !== undefined,
    placeholderData: keepPreviousData,
  })
  const { suggestions: found = [], note } = questionOf(asked) === undefined ? {} : (search.data ?? {})

  const open = (suggestion: Suggestion | undefined): void => {
    if (suggestion === undefined) return
    setText('')
    setOpened(false)
    if (onChoose === undefined) go(`${place}/${suggestion.abn}`)
    else onChoose(suggestion)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0))
    else if (event.key === 'Enter') open(found[chosen])
    else if (event.key === 'Escape') {
      setOpened(false)
      event.currentTarget.blur()
    } else return
    event.preventDefault()
  }
  const shown = opened && asked !== ''
  const nothing = shown && search.isSuccess && !search.isPlaceholderData && found.length === 0

  return (
    <div className={styles['search']} data-large={large}>
      <input
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={shown && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(shown && found.length > 0 ? { 'aria-activedescendant': `${listId}-${chosen}` } : {})}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
          setOpened(true)
        }}
        onFocus={() => setOpened(true)}
        onBlur={() => setOpened(false)}
        onKeyDown={press}
      />
      <SuggestionList id={listId} suggestions={shown ? found : []} chosen={chosen} onChoose={open} />
      <p
        className={
          nothing || note !== undefined || (shown && search.isError) ? styles['note'] : 'visually-hidden'
        }
        role="status"
      >
        {statusOf(shown, search.error, nothing, { found: found.length, note })}
      </p>
    </div>
  )
}

function statusOf(
  shown: boolean,
  error: Error | null,
  nothing: boolean,
  { found, note }: { readonly found: number; readonly note: string | undefined },
): string {
  if (!shown) return ''
  if (error !== null)
    return error instanceof Problem
      ? [error.message, error.hint].filter((part) => part !== undefined).join(' ')
      : 'The service cannot be reached.'
  if (note !== undefined) return note
  if (nothing) return 'Not in the registry. Try fewer words or the ABN.'
  return found === 0 ? '' : `${found} found`
}
