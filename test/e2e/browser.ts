import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { findChromium } from '../../scripts/setup-system-tools.mjs'
import { FULL_RUN } from '../support/engines.ts'
import { sharedServer } from './shared-server.ts'
import { type AtEnd, type Server, serve, signInLinks, startedHome, testSettings } from './southerly.ts'

const program = findChromium()
if (program === undefined && process.env['CI'] === 'true') throw new Error('Chromium is missing and CI=true')

export const noBrowser = program === undefined

/** The service that the tests of a worker share, with its app. */
export function webApp(): () => Promise<Server> {
  afterAll(closeBrowser)
  return sharedServer
}

/** A service with settings of its own for the tests of a file, from the first that asks to the last. */
export function webAppWith(settings: Readonly<Record<string, string>>): () => Promise<Server> {
  const endings: Parameters<AtEnd>[0][] = []
  let server: Promise<Server> | undefined
  const start = async (): Promise<Server> => {
    const atEnd: AtEnd = (work) => endings.unshift(work)
    return serve(testSettings(await startedHome(atEnd), settings), undefined, atEnd)
  }
  afterAll(async () => {
    await closeBrowser()
    for (const end of endings) await end()
  })
  return () => (server ??= start())
}

/** As long as `expect.poll` waits; Playwright's own limit of 30 s is too short for a machine that is busy or pauses. */
export const PATIENCE_MILLISECONDS = 120_000

let browser: Promise<Browser> | undefined

const openBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({
    executablePath: program ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    timeout: PATIENCE_MILLISECONDS,
  }))

/** To be called after all tests of a file that opens pages of a service of its own. */
export async function closeBrowser(): Promise<void> {
  const open = await browser
  browser = undefined
  await open?.close()
}

/**
 * How a page is looked at by axe. The tests of what a page does look at it light and wide on their way, so that is looked at
 * once more in the full run alone.
 */
export const LOOKS = [
  ...(FULL_RUN ? [{ colorScheme: 'light', viewport: { width: 1280, height: 860 } } as const] : []),
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/** A page with a profile of its own, and everything that went wrong in it or was asked of another origin. */
export interface WatchedPage {
  readonly page: Page
  /** Errors of scripts, of the console (violations of the page's policy are among them), requests to strangers. */
  readonly faults: string[]
}

type Profile = Awaited<ReturnType<BrowserContext['storageState']>>

/** The profile of somebody who has not signed in. */
export const NOBODY: Profile = { cookies: [], origins: [] }

const profiles = new Map<string, Promise<Profile>>()

/** The profile of a browser that followed the link which the server at this address printed; it works once, so it is kept. */
export function signedIn(url: string): Promise<Profile> {
  const link = signInLinks.get(URL.parse(url)?.origin ?? '')
  if (link === undefined) return Promise.resolve(NOBODY)
  const profile = profiles.get(link) ?? followLink(link)
  profiles.set(link, profile)
  return profile
}

async function followLink(link: string): Promise<Profile> {
  const context = await (await openBrowser()).newContext()
  context.setDefaultTimeout(PATIENCE_MILLISECONDS)
  const page = await context.newPage()
  await page.goto(link)
  await page.waitForURL(`${new URL(link).origin}/`)
  const profile = await context.storageState()
  await context.close()
  return profile
}

/** Opens a page of the app, signed in where the server printed a link. Requests that would leave its origin are refused and noted. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await (await openBrowser()).newContext({
    viewport: { width: 1280, height: 860 },
    storageState: await signedIn(url),
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MILLISECONDS)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    // "Waiting for a button" says nothing of what stood there instead.
    if (task.result?.state === 'fail')
      console.error(`${page.url()} showed:\n${await page.locator('body').innerText()}`)
    await context.close()
  })
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

/**
 * What axe finds against WCAG 2.2 AA in the page, or in a part of it, in words. Without the details of what is in order, and
 * in one page instead of two, it takes a quarter of the time: 4 s instead of 16 s for the list of requirements.
 */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  )
}

/** What is on paper, as one text. */
export async function printed(page: Page): Promise<string> {
  const file = path.join(mkdtempSync(path.join(inject('runDirectory'), 'paper ')), 'page.pdf')
  writeFileSync(file, await page.pdf({ format: 'A4' }))
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
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
