import { describe, expect, it } from 'vitest'
import { newRateWindow, secondsLeft, takeRequest, WINDOW_MS } from './rate-window.ts'

describe('rate window', () => {
  it('lets the limit through and no more, until it starts anew', () => {
    const window = newRateWindow(1000)
    expect([1, 2, 3].map(() => takeRequest(window, 2, 1000))).toEqual([true, true, false])
    expect(takeRequest(window, 2, 1000 + WINDOW_MS - 1)).toBe(false)
    expect(secondsLeft(window, 1000 + WINDOW_MS - 1)).toBe(1)
    expect(takeRequest(window, 2, 1000 + WINDOW_MS)).toBe(true)
    expect(secondsLeft(window, 1000 + WINDOW_MS)).toBe(60)
  })

  it('starts anew when the clock was set back, instead of blocking for hours', () => {
    const window = newRateWindow(10 * WINDOW_MS)
    takeRequest(window, 1, 10 * WINDOW_MS)
    expect(takeRequest(window, 1, WINDOW_MS)).toBe(true)
  })
})
