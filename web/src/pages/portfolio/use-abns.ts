import { useSyncExternalStore } from 'react'

// wouter tells of its own navigation by the names of the functions of the history.
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed)
  }
}

/**
 * The ABNs of the address, after its hash: a link shows the same portfolio to everyone who may, however many companies
 * it has, and the service's own log never sees the list.
 */
export function useAbns(): readonly [readonly string[], (abns: readonly string[]) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const listed = new URLSearchParams(hash.slice(1)).get('abn') ?? ''
  const choose = (abns: readonly string[]): void => {
    window.location.hash = abns.length === 0 ? '' : `abn=${abns.join(',')}`
  }
  return [[...new Set(listed.split(',').filter((abn) => abn !== ''))], choose]
}
