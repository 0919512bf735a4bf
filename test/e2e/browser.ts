import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from '../../scripts/setup-system-tools.mjs'

const program = findChromium()
if (program === undefined && process.env['CI'] === 'true') throw new Error('Chromium is missing and CI=true')

export const noBrowser = program === undefined

/** A page in a browser of its own, and everything that went wrong in it or was asked of another origin. */
export interface WatchedPage {
  readonly page: Page
  /** Errors of scripts, of the console (violations of the page's policy are among them), requests to strangers. */
  readonly faults: string[]
}

/** Opens a page of the app. Requests that would leave its origin are refused and noted. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const browser = await chromium.launch({
    executablePath: program ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  await page.route('**/*', (route) => {
    const address = route.request().url()
    // The browser's own viewer of PDF is made of chrome: resources.
    if (address.startsWith(new URL(url).origin) || /^(data|blob|chrome|chrome-extension):/.test(address))
      return route.continue()
    faults.push(`asked ${address}`)
    return route.abort()
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // The browser's own line about a refused request; the page says what it means.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  await page.goto(url)
  return { page, faults }
}

/** What axe finds against WCAG 2.2 AA in the page, or in a part of it, in words. */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}

/** Whether the page is wider than the screen, which nobody should have to scroll. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

/** How much of the page moved by itself since it was opened, as browsers score it: 0 is nothing. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)),
    ).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 500)
  })`)
