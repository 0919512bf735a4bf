import { useSyncExternalStore } from 'react'

/** A company that someone wants to compare. */
export interface Compared {
  readonly abn: string
  readonly name: string
}

const PLACE = 'southerly-compare'
/** More lines than this cannot be told apart. */
export const MOST_COMPARED = 6

/** Kept in the browser, so that every open tab shows the same; read once, and again when another tab writes. */
let kept: readonly Compared[] | undefined
const listeners = new Set<() => void>()

/** Every row of a long table asks on every scroll, so it must cost nothing. */
const read = (): readonly Compared[] => (kept ??= parsed(localStorage.getItem(PLACE)))

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
  kept = companies.map(({ abn, name }) => ({ abn, name }))
  localStorage.setItem(PLACE, JSON.stringify(kept))
  for (const tell of listeners) tell()
}

function readAgain(): void {
  kept = undefined
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
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
