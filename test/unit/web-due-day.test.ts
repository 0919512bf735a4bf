import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** By its address: the types of the web app are checked by themselves. */
const { href } = new URL('../../web/src/components/due-day/due-day.tsx', import.meta.url)
const { DueDay } = (await import(href)) as {
  readonly DueDay: FunctionComponent<{ readonly day: string; readonly state?: string }>
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = (day: string, state?: string): string =>
  renderToStaticMarkup(createElement(DueDay, { day, ...(state === undefined ? {} : { state }) }))

test('a day that is past is red and says by how many days', () => {
  expect(shown('2026-09-30')).toMatch(/data-late="true".*30 September 2026.*49 days overdue/)
})

test('a day to come says how far it is, and is not red', () => {
  expect(shown('2026-11-30')).toMatch(/data-late="false".*in 12 days/)
  expect(shown('2026-11-18')).toMatch(/data-late="false".*today/)
})

test('a locked period is done with: its day is neither red nor counted', () => {
  expect(shown('2026-09-30', 'locked')).toMatch(/data-late="false"/)
  expect(shown('2026-09-30', 'locked')).not.toContain('overdue')
  expect(shown('2026-09-30', 'approved')).toContain('49 days overdue')
})
