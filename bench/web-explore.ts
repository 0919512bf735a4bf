import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/setup-system-tools.mjs'
import type { Bench, Figure } from './figure.ts'
import { startServer } from './server.ts'

const TRIES = 5
const FRAMES = 180

/** The page of all reporters in a real browser, with the starter data. */
export const webExplore: Bench = {
  name: 'web-explore',
  what: `explore in Chromium: every reporter and year, from the answer to drawn; scrolling; median of ${TRIES}`,
  baseline: 'the limits that we promise',
  run: async () => {
    const program = findChromium()
    if (program === undefined) throw new Error('the web bench needs Chromium; npm test says how to get it')
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(home)
    const browser = await chromium.launch({ executablePath: program, args: ['--headless', '--no-sandbox'] })
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
      const page = await context.newPage()
      await page.goto(server.signInUrl)
      await page.waitForURL(`${server.url}/`)
      await page.addInitScript(WATCH)
      const began = performance.now()
      const key = { authorization: `Bearer ${server.key}` }
      const answer = await fetch(`${server.url}/v1/registry/reporters`, { headers: key })
      const bytes = (await answer.arrayBuffer()).byteLength
      const computed = performance.now() - began
      const drawn: number[] = []
      for (let attempt = 0; attempt < TRIES; attempt += 1) drawn.push(await drawing(page, server.url))
      const frames = await scrolled(page)
      return [
        figure('explore, from its data to drawn', median(drawn), 'ms', 500),
        figure('longest frame while the table scrolls', frames.longest, 'ms', 50),
        figure(`frames dropped of ${FRAMES} while the table scrolls`, frames.dropped, '', 9),
        figure('all reporters, the first answer of a snapshot', computed, 'ms', 10_000),
        figure('all reporters, before compression', bytes / 1024, 'kB', 1500),
      ]
    } finally {
      await browser.close()
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    }
  },
}

/** Notes when something was last drawn, on the clock of the page. */
const WATCH = `
  window.drawnAt = 0
  new MutationObserver(() => requestAnimationFrame(() => { window.drawnAt = performance.now() }))
    .observe(document, { childList: true, subtree: true })`

async function drawing(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/explore`)
  await page.locator('table[aria-rowcount]').waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(`window.drawnAt - performance.getEntriesByType('resource')
    .find(({ name }) => name.endsWith('/v1/registry/reporters')).responseEnd`)
}

/** Scrolls through all rows at the rate of the screen. A frame is dropped where the next one comes after more than one and a half. */
const scrolled = (page: Page): Promise<{ readonly longest: number; readonly dropped: number }> =>
  page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('table[aria-rowcount]').parentElement
    const step = box.scrollHeight / ${FRAMES}
    let [frames, longest, dropped, before] = [0, 0, 0, performance.now()]
    const next = (now) => {
      longest = Math.max(longest, now - before)
      if (now - before > 25) dropped += Math.round((now - before) / (1000 / 60)) - 1
      before = now
      box.scrollTop += step
      frames += 1
      if (frames === ${FRAMES}) resolve({ longest, dropped })
      else requestAnimationFrame(next)
    }
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(next) })
  })`)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value,
  unit,
  against: { name: 'limit', value: limit, unit },
  better: 'less',
})
