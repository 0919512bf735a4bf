import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** By their names: the types of the web app, and what they say of a page, are checked by themselves. */
const load = async <Loaded>(name: string, as: (module: Loaded) => Loaded): Promise<Loaded> =>
  as((await import(name)) as Loaded)
const { DueDay } = await load(
  new URL('../../web/src/components/due-day/due-day.tsx', import.meta.url).href,
  (module: { readonly DueDay: unknown }) => module,
)
const { createElement } = await load(
  'react',
  (module: { readonly createElement: (component: unknown, properties: object) => unknown }) => module,
)
const { renderToStaticMarkup } = await load(
  'react-dom/server',
  (module: { readonly renderToStaticMarkup: (element: unknown) => string }) => module,
)

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
