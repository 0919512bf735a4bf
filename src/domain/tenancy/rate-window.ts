/** A fixed window of one minute: cheap, exact, and easy for a client to reason about. */
export interface RateWindow {
  startedAt: number
  used: number
}

export const WINDOW_MS = 60_000

export const newRateWindow = (now: number): RateWindow => ({ startedAt: now, used: 0 })

/** Takes one request out of the window; false when none is left. A window that has passed starts again. */
export function takeRequest(window: RateWindow, limit: number, now: number): boolean {
  if (!hasRequest(window, limit, now)) return false
  window.used += 1
  return true
}

/** Whether a request is left, without taking it. */
export function hasRequest(window: RateWindow, limit: number, now: number): boolean {
  if (now - window.startedAt >= WINDOW_MS || now < window.startedAt) {
    window.startedAt = now
    window.used = 0
  }
  return window.used < limit
}

/** Whole seconds until the window starts again, at least 1. */
export const secondsLeft = (window: RateWindow, now: number): number =>
  Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - now) / 1000))
