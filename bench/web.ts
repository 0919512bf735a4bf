import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/setup-system-tools.mjs'
import { abnOfAcn } from '../src/domain/abn.ts'
import type { Bench, Figure } from './figure.ts'
import { type BenchServer, startServer } from './server.ts'

const COMPANY = '/companies/74115061375'
const PAGES = [
  '/',
  COMPANY,
  '/workspace/74115061375',
  '/portfolio#abn=74115061375,49004028077',
  '/factors?q=diesel',
  '/data',
  '/settings',
]
const TRIES = 5
const ROWS = 5000
const EVENTS = 5000
const FRAMES = 180

/** The web app in a real browser on the same machine; every try has an empty cache. */
export const web: Bench = {
  name: 'web',
  what: `the web app in Chromium: first page, company page, layout shift, ${ROWS} rows, ${EVENTS} events; median of ${TRIES}`,
  baseline: 'the limits that we promise',
  run: async () => {
    const program = findChromium()
    if (program === undefined) throw new Error('the web bench needs Chromium; npm test says how to get it')
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(home)
    const browser = await chromium.launch({ executablePath: program, args: ['--headless', '--no-sandbox'] })
    try {
      const reader = await signIn(browser, server.signInUrl)
      await measure(reader, `${server.url}${COMPANY}`, drawing)
      const first = await repeat(reader, `${server.url}/`, interactive)
      const company = await repeat(reader, `${server.url}${COMPANY}`, drawing)
      const shifts: number[] = []
      for (const place of PAGES) shifts.push(await measure(reader, `${server.url}${place}`, layoutShift))
      const rows = `${server.url}/portfolio#abn=${unknownAbns(ROWS).join()}`
      await makeEvents(server)
      return [
        figure('first page, until the search takes keys', median(first), 'ms', 1000),
        figure('company page, from the last answer to drawn', median(company), 'ms', 300),
        figure(`largest layout shift of ${PAGES.length} pages`, Math.max(...shifts), '', 0.02),
        figure('first page as it is sent', await measure(reader, `${server.url}/`, sentBytes), 'kB', 350),
        figure(
          `longest frame while ${ROWS} rows scroll`,
          await measure(reader, rows, longestFrame),
          'ms',
          50,
        ),
        figure(
          `finding an event among ${EVENTS}, none of them loaded`,
          await measure(reader, `${server.url}/settings/audit`, findEvent),
          'ms',
          5000,
        ),
        figure(
          `longest frame while ${EVENTS} events scroll`,
          await measure(reader, `${server.url}/settings/audit`, longestFrameOfEvents),
          'ms',
          50,
        ),
      ]
    } finally {
      await browser.close()
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    }
  },
}

/** A browser, and the profile of who signed in by the link that the server printed. */
interface Reader {
  readonly browser: Browser
  readonly profile: Awaited<ReturnType<BrowserContext['storageState']>>
}

async function signIn(browser: Browser, link: string): Promise<Reader> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.waitForURL(`${new URL(link).origin}/`)
  const profile = await context.storageState()
  await context.close()
  return { browser, profile }
}

type Measurement = (page: Page) => Promise<number>

async function measure(reader: Reader, url: string, measurement: Measurement): Promise<number> {
  const context = await reader.browser.newContext({
    viewport: { width: 1280, height: 860 },
    storageState: reader.profile,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    await page.goto(url)
    return await measurement(page)
  } finally {
    await context.close()
  }
}

async function repeat(reader: Reader, url: string, measurement: Measurement): Promise<number[]> {
  const taken: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt += 1) taken.push(await measure(reader, url, measurement))
  return taken
}

/** Notes when the search was there and when something was last drawn, both on the clock of the page. */
const WATCH = `
  window.watched = { searchAt: undefined, drawnAt: 0, shift: 0 }
  new MutationObserver(() => {
    if (watched.searchAt === undefined && document.querySelector('input[role="combobox"]'))
      watched.searchAt = performance.now()
    requestAnimationFrame(() => { watched.drawnAt = performance.now() })
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

async function interactive(page: Page): Promise<number> {
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('agl')
  await page.getByRole('option').first().waitFor()
  return page.evaluate('watched.searchAt')
}

async function drawing(page: Page): Promise<number> {
  await page
    .getByText(/(sites|places) are on the map/)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(`watched.drawnAt - Math.max(...performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/v1/')).map(({ responseEnd }) => responseEnd))`)
}

async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate('watched.shift')
}

async function sentBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(`[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => !name.includes('/v1/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024`)
}

/** Scrolls through all rows at the rate of the screen, and answers the longest time between two frames. */
async function longestFrame(page: Page): Promise<number> {
  await page.locator(`table[aria-rowcount="${ROWS + 1}"]`).waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  return scrollThrough(page)
}

const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('table[aria-rowcount]').parentElement
    const step = box.scrollHeight / ${FRAMES}
    let [frames, longest, before] = [0, 0, performance.now()]
    const next = (now) => {
      longest = Math.max(longest, now - before)
      before = now
      box.scrollTop += step
      frames += 1
      if (frames === ${FRAMES}) resolve(longest)
      else requestAnimationFrame(next)
    }
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(next) })
  })`)

/** The oldest event holds these words, and the log is searched from the newest. */
async function findEvent(page: Page): Promise<number> {
  await page.getByText(/the newest \d+ events/).waitFor()
  const before = performance.now()
  await page.getByLabel('Find').fill('tenant.created')
  await page.getByRole('row', { name: /tenant\.created/ }).waitFor()
  await page.getByText(/^1 of 5,\d{3} events$/).waitFor()
  return performance.now() - before
}

async function longestFrameOfEvents(page: Page): Promise<number> {
  await findEvent(page)
  await page.getByLabel('Find').fill('')
  await page.getByText(/^5,\d{3} events$/).waitFor()
  return scrollThrough(page)
}

/** Keys are the quickest events to make through the API. */
async function makeEvents({ url, key }: BenchServer): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  let made = 0
  const maker = async (): Promise<void> => {
    while (made < EVENTS) {
      made += 1
      const body = JSON.stringify({ name: `event ${made}`, scopes: ['companies:read'] })
      const answer = await fetch(`${url}/v1/keys`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`a key was refused: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, maker))
}

/** Numbers whose check digits fit, in a range that was never given out. */
const unknownAbns = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => abnOfAcn(String(900_000_000 + index)))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value,
  unit,
  against: { name: 'limit', value: limit, unit },
  better: 'less',
})
