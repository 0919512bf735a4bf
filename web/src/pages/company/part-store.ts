import { useSyncExternalStore } from 'react'

const PLACE = 'southerly-company-parts'

/** Which parts of the company page are open, as the reader left them: the same for every company. Kept in the browser alone. */
let kept: Readonly<Record<string, boolean>> | undefined
const listeners = new Set<() => void>()

const read = (): Readonly<Record<string, boolean>> => (kept ??= parsed(localStorage.getItem(PLACE)))

function parsed(written: string | null): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(written ?? '{}')
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([, isOpen]) => typeof isOpen === 'boolean'))
      : {}
  } catch {
    // What another program or an older version left there is no reason to show no page.
    return {}
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Opens or closes parts, and remembers it. */
export function leaveParts(ids: readonly string[], isOpen: boolean): void {
  kept = { ...read(), ...Object.fromEntries(ids.map((id) => [id, isOpen])) }
  localStorage.setItem(PLACE, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

/** By id, what the reader left open or closed; a part that nobody touched is not in it. */
export const useParts = (): Readonly<Record<string, boolean>> => useSyncExternalStore(subscribe, read)
