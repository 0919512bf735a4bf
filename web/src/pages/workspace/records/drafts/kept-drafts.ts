import { useSyncExternalStore } from 'react'
import type { FormPlace } from '../record-api.ts'
import type { KeptDraft } from './draft.ts'

const PREFIX = 'southerly-draft '
const CHANGED = 'southerly-draft-changed'

const keyOf = ({ abn, kind, period }: FormPlace): string =>
  `${PREFIX}${abn} ${kind.section} ${kind.perPeriod ? period : ''}`

/** The draft that this tab keeps at a place. It outlives a reload and the sign-in page, and ends with the tab. */
export function readKept(place: FormPlace): KeptDraft | undefined {
  const text = sessionStorage.getItem(keyOf(place))
  if (text === null) return undefined
  const kept = JSON.parse(text) as Partial<KeptDraft> & Pick<KeptDraft, 'body'>
  return {
    body: kept.body,
    etag: kept.etag,
    by: kept.by,
    draftEtag: kept.draftEtag,
    isSent: kept.isSent ?? false,
  }
}

export function writeKept(place: FormPlace, draft: KeptDraft | undefined): void {
  if (draft === undefined) sessionStorage.removeItem(keyOf(place))
  else sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
  window.dispatchEvent(new Event(CHANGED))
}

/** Whether this tab keeps a draft at a place; follows changes. */
export const useIsKept = (place: FormPlace): boolean =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(keyOf(place)) !== null)

/** Drops the drafts of this tab when someone signs out: the next person must not see them. Those sent stay with the service. */
export function dropKept(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
