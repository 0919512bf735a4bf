/** Where each address was scrolled to, the page itself and what scrolls in it, while the tab is open. */
const positions = new Map<string, number>()
let cameBack = false
let pageTop = 0

const PATIENCE_MS = 3000

const keyOf = (part: string): string => `${window.location.pathname}${window.location.search} ${part}`

/** Notes how far a part of the page is scrolled. */
export function rememberScroll(part: string, top: number): void {
  positions.set(keyOf(part), top)
}

/** Whether the reader came with the back or forward button. */
export const isReturning = (): boolean => cameBack

/** Where a reader who came with the back or forward button had left the part; the top for everyone else. */
export const scrollToReturnTo = (part: string): number => (cameBack ? (positions.get(keyOf(part)) ?? 0) : 0)

/** Called once, before anything is drawn. */
export function watchScrolling(): void {
  window.addEventListener('scroll', () => rememberScroll('', window.scrollY), { passive: true })
  window.addEventListener('popstate', () => {
    cameBack = true
    // Taken now: a page that is shorter while it loads is scrolled up by the browser, which would be noted instead.
    pageTop = scrollToReturnTo('')
  })
  // wouter announces each address that is added or replaced, after the address has changed and before the page has.
  let here = keyOf('')
  window.addEventListener('pushState', () => {
    // The event of a scroll comes a frame later: what was scrolled just before is noted here.
    positions.set(here, window.scrollY)
    here = keyOf('')
    cameBack = false
    pageTop = 0
  })
  for (const other of ['replaceState', 'popstate'])
    window.addEventListener(other, () => {
      here = keyOf('')
    })
}

/** Scrolls a page that was just opened to its place, and again as it grows, until it is there or the reader scrolls. */
export function scrollToPlace(): void {
  const wanted = pageTop
  window.scrollTo(0, wanted)
  if (window.scrollY >= wanted - 1) return
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, wanted)
    if (window.scrollY >= wanted - 1) done.abort()
  })
  const done = new AbortController()
  for (const own of ['wheel', 'touchstart', 'keydown', 'pushState', 'popstate'])
    window.addEventListener(own, () => done.abort(), { signal: done.signal, passive: true })
  done.signal.addEventListener('abort', () => growing.disconnect())
  growing.observe(document.body)
  setTimeout(() => done.abort(), PATIENCE_MS)
}
