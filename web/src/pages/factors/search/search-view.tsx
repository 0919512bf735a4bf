import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../factors.module.css'
import { useFactorSearch, useSearch } from '../use-factors.ts'
import { Facets } from './facets.tsx'
import { Results } from './results.tsx'
import { Suggestions } from './suggestions.tsx'

const TYPING_PAUSE_MS = 150

/** The search by everyday words, what narrows it, and what it finds. */
export function SearchView() {
  const { parameters, change } = useSearch()
  const asked = parameters.get('q') ?? ''
  const [text, setText] = useState(asked)
  const search = useFactorSearch(parameters)
  useEffect(() => {
    if (text.trim() === asked) return undefined
    const timer = setTimeout(() => change('q', text.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const first = search.data?.pages[0]
  return (
    <>
      <TextInput
        className={styles['box'] ?? ''}
        type="search"
        size="md"
        label="Search factors"
        placeholder="vic grid, diesel, landfill, refrigerant"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {asked === '' ? (
        <Suggestions onChoose={setText} />
      ) : search.error !== null ? (
        <ProblemMessage error={search.error} retry={() => void search.refetch()} />
      ) : first === undefined ? (
        <Skeleton height={420} />
      ) : (
        <div className={styles['found']} aria-busy={search.isPlaceholderData}>
          <Facets facets={first.facets} edition={first.meta.edition} />
          <Results search={search} total={first.meta.total} />
        </div>
      )}
    </>
  )
}
