import { useSyncExternalStore } from 'react'
import { type Line, linesOf } from './line.ts'

const PLACE = 'southerly-calculation'

const listeners = new Set<() => void>()
let cache: { readonly kept: string | null; readonly lines: readonly Line[] } = { kept: null, lines: [] }

/** The same array while nothing changed, as React asks of a store. */
function snapshot(): readonly Line[] {
  const kept = localStorage.getItem(PLACE)
  if (kept !== cache.kept) cache = { kept, lines: linesOf(kept) }
  return cache.lines
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab wrote it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The lines of the calculation, and a way to replace them. Kept in this browser alone. */
export function useLines(): readonly [readonly Line[], (lines: readonly Line[]) => void] {
  const write = (lines: readonly Line[]): void => {
    localStorage.setItem(PLACE, JSON.stringify(lines))
    for (const listener of listeners) listener()
  }
  return [useSyncExternalStore(subscribe, snapshot), write]
}
