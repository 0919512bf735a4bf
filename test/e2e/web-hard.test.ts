import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import {
  accessibilityFaults,
  layoutShift,
  noBrowser,
  openPage,
  overflows,
  printed,
  webApp,
} from './browser.ts'

const app = webApp()

const TABLE = { name: /^Companies of the registry in/ }

/** How far the first element that fits is scrolled; 0 without one. */
const scrolledIn = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.scrollTop ?? 0`)

describe.skipIf(noBrowser)('the web app under hard circumstances', () => {
  test.runIf(FULL_RUN)(
    'on a slow line shows its heading and where the data will stand, and nothing jumps when it comes',
    async () => {
      const server = await app()
      const { page, faults } = await openPage(`${server.url}/healthz`)
      const line = await page.context().newCDPSession(page)
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })
      await page.goto(`${server.url}/explore`, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()
      expect(await page.locator('[data-waiting]').count()).toBeGreaterThan(0)
      expect(await page.getByRole('table').count()).toBe(0)
      await page.getByRole('link', { name: 'AGL ENERGY LIMITED' }).waitFor()
      expect(await page.locator('[data-waiting]').count()).toBe(0)
      expect(await layoutShift(page)).toBeLessThan(0.02)
      expect(faults).toEqual([])
    },
  )

  test('goes back to the row and the line that the reader left', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/explore?sector=D`)
    const table = page.getByRole('region', TABLE)
    await table.evaluate((box) => box.scrollTo(0, 1230))
    await table.getByRole('row').nth(20).getByRole('link').click()
    await page.getByRole('heading', { name: 'Emissions', exact: true }).waitFor()
    await page.evaluate('window.scrollTo(0, 900)')
    // Pressed where it is: a pointer would have to scroll up to it.
    await page.getByRole('link', { name: 'Explore', exact: true }).dispatchEvent('click', { button: 0 })
    await table.waitFor()
    // A link is a new visit: it begins at the top.
    expect([await scrolledIn(page, 'html'), await table.evaluate((box) => box.scrollTop)]).toEqual([0, 0])
    await page.goBack()
    await expect.poll(() => scrolledIn(page, 'html')).toBe(900)
    await page.goBack()
    await page.waitForURL(/sector=D$/)
    await expect.poll(() => table.evaluate((box) => box.scrollTop)).toBe(1230)
    expect(faults).toEqual([])
  })

  test('offline says what is out of reach, and two tabs show the same comparison', async () => {
    const server = await app()
    const { page } = await openPage(`${server.url}/explore?q=agl`)
    const tick = page.getByRole('checkbox', { name: 'Compare AGL ENERGY LIMITED' })
    await tick.waitFor()
    const other = await page.context().newPage()
    await other.goto(`${server.url}/data`)
    await tick.check()
    await other
      .getByRole('complementary', { name: 'Companies to compare' })
      .getByText('AGL ENERGY LIMITED')
      .waitFor()
    await other.close()
    // A page whose script was never loaded: the app stays, says so, and goes on when the line is back.
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Factors' }).click()
    await page.getByRole('heading', { name: 'The service cannot be reached' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: /factors/i }).waitFor()
  })

  test('keeps a very long name and one from right to left in their places, also on a phone', async () => {
    const server = await app()
    const name = `שלום Co ${'Unbroken'.repeat(8)} Ltd`
    const place = '/v1/watchlists/hard-names'
    const put = await server.call(place, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, companies: [] }),
    })
    expect(put.status).toBe(200)
    // Another file expects no watchlist.
    onTestFinished(async () => {
      const headers = { 'if-match': put.headers.get('etag') ?? '' }
      expect((await server.call(place, { method: 'DELETE', headers })).status).toBe(200)
    })
    const { page, faults } = await openPage(`${server.url}/monitoring/watchlists`, {
      viewport: { width: 320, height: 700 },
    })
    const cell = page.getByRole('rowheader', { name })
    await cell.waitFor()
    expect(await overflows(page)).toBe(false)
    // Read from the right: the first word stands to the right of the second, but at the left edge as every name.
    const [first = 0, second = 0] = await page.evaluate<readonly number[]>(`(() => {
      const cell = document.querySelector('tbody th')
      return [[0, 4], [5, 7]].map(([from, to]) => {
        const range = document.createRange()
        range.setStart(cell.firstChild, from)
        range.setEnd(cell.firstChild, to)
        return range.getBoundingClientRect().left
      })
    })()`)
    expect(first).toBeGreaterThan(second)
    expect(await page.evaluate('getComputedStyle(document.querySelector("tbody th")).textAlign')).toBe('left')
    expect(faults).toEqual([])
  })

  test('prints every row of a long table, and nothing that can only be pressed', async () => {
    const server = await app()
    const { page } = await openPage(`${server.url}/explore?sector=D`)
    const table = page.getByRole('table')
    await table.waitFor()
    const rows = Number(await table.getAttribute('aria-rowcount')) - 1
    expect(rows).toBeGreaterThan(30)
    // A row that is not drawn on the screen at first.
    await page.getByRole('region', TABLE).evaluate((box) => box.scrollTo(0, 1e6))
    const last = table.getByRole('row').and(table.locator(`[aria-rowindex="${rows + 1}"]`))
    const [word = ''] = (await last.getByRole('link').innerText()).split(' ')
    await page.getByRole('region', TABLE).evaluate((box) => box.scrollTo(0, 0))
    await last.waitFor({ state: 'detached' })
    const paper = await printed(page)
    expect(paper).toContain(word)
    expect(paper).toContain(`End of the table: ${rows} rows`)
    expect(paper.match(/\b(Yes|No|Formerly|Sector)\s*$/gm)?.length ?? 0).toBeGreaterThan(rows * 0.9)
    expect(paper).not.toContain('Save as CSV')
  })
})
