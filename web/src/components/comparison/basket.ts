import { useSyncExternalStore } from 'react'

/** A company that somebody wants to compare. */
export interface Compared {
  readonly abn: string
  readonly name: string
}

const PLACE = 'southerly-compare'
/** More lines than this cannot be told apart. */
export const MOST_COMPARED = 6

/** As written in the browser, so that every open tab shows the same; read again only when it changed. */
let text: string | null = null
let kept: readonly Compared[] = []
const listeners = new Set<() => void>()

function read(): readonly Compared[] {
  const now = localStorage.getItem(PLACE)
  if (now !== text) {
    text = now
    kept = parsed(now)
  }
  return kept
}

function parsed(written: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MOST_COMPARED) : []
  } catch {
    // What another program or an older version left there is no reason to show no page.
    return []
  }
}

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  'abn' in value &&
  typeof value.abn === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

function write(companies: readonly Compared[]): void {
  localStorage.setItem(PLACE, JSON.stringify(companies.map(({ abn, name }) => ({ abn, name }))))
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** The companies to compare, and the ways to change them. */
export function useBasket() {
  const companies = useSyncExternalStore(subscribe, read)
  const has = (abn: string): boolean => companies.some((one) => one.abn === abn)
  return {
    companies,
    has,
    isFull: companies.length >= MOST_COMPARED,
    toggle: (company: Compared): void =>
      write(has(company.abn) ? companies.filter(({ abn }) => abn !== company.abn) : [...companies, company]),
    clear: (): void => write([]),
  }
}

/** The address that compares them. */
export const compareAddress = (abns: readonly string[]): string =>
  `/compare?${abns.map((abn) => `abn=${abn}`).join('&')}`
