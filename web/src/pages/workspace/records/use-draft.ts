import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Members } from '../form/schema.ts'
import type { Place } from './record-api.ts'

/** What a person has entered and not saved, with the version that it began from. */
export interface Draft {
  readonly body: Members
  /** Of the version that it began from; undefined where there was none. */
  readonly etag: string | undefined
}

const PREFIX = 'southerly-draft '
const CHANGED = 'southerly-draft-changed'

const keyOf = ({ abn, kind, period }: Place): string =>
  `${PREFIX}${abn} ${kind.section} ${kind.perPeriod ? period : ''}`

/**
 * A draft that outlives the page: it is kept in the tab's own storage at every change, so that neither a link, nor a reload,
 * nor the sign-in page loses what was typed. Before the tab closes the browser asks.
 */
export function useDraft(place: Place): readonly [Draft | undefined, (draft: Draft | undefined) => void] {
  const key = keyOf(place)
  const [draft, setDraft] = useState(() => ({ key, kept: read(key) }))
  const kept = draft.key === key ? draft.kept : read(key)
  const keep = useCallback(
    (next: Draft | undefined) => {
      if (next === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(next))
      setDraft({ key, kept: next })
      window.dispatchEvent(new Event(CHANGED))
    },
    [key],
  )
  const isUnsaved = kept !== undefined
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return [kept, keep]
}

/** Whether a draft waits at a place; follows changes. */
export const useHasDraft = (place: Place): boolean =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(keyOf(place)) !== null)

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

function read(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  const kept = JSON.parse(text) as { readonly body: Members; readonly etag?: string }
  return { body: kept.body, etag: kept.etag }
}
