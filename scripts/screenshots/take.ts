import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { BenchServer } from '../../bench/server.ts'

/** A page as one screen showed it. */
export interface Shot {
  readonly address: string
  /** Such as `1280-dark`. */
  readonly view: string
  readonly file: string
  readonly faults: readonly string[]
}

/** Each scheme is checked once with axe, on one of the screens: what it finds on both is mostly the same. */
const SCREENS = [
  { width: 390, height: 844, checkedIn: 'dark' },
  { width: 1280, height: 860, checkedIn: 'light' },
] as const
const SCHEMES = ['light', 'dark'] as const

/** Pages that are for people who have not signed in. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(['/sign-in', '/sign-in/callback', '/join'])

const PATIENCE_MILLISECONDS = 60_000

export async function takeAll(
  browser: Browser,
  { url, signInUrl }: BenchServer,
  addresses: readonly string[],
  { folder, isChecked }: { readonly folder: string; readonly isChecked: boolean },
): Promise<readonly Shot[]> {
  const profile = await signedIn(browser, signInUrl, url)
  const shots: Shot[] = []
  for (const { checkedIn, ...viewport } of SCREENS) {
    const inside = await browser.newContext({ viewport, storageState: profile })
    const outside = await browser.newContext({ viewport })
    for (const [place, address] of addresses.entries()) {
      const context = WITHOUT_SESSION.has(address) ? outside : inside
      const { page, errors } = await openedPage(context, `${url}${address}`)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const view = `${viewport.width}-${colorScheme}`
        const file = path.join(folder, `${nameOf(place, address)}.${view}.png`)
        await page.screenshot({ path: file, fullPage: true })
        const found = [
          ...((await isTooWide(page)) ? ['wider than the screen'] : []),
          ...(isChecked && colorScheme === checkedIn ? await brokenRules(page) : []),
        ]
        shots.push({ address, view, file, faults: [...errors, ...found] })
      }
      await page.close()
    }
    await inside.close()
    await outside.close()
  }
  return shots
}

async function signedIn(browser: Browser, link: string, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.waitForURL(`${url}/`)
  const profile = await context.storageState()
  await context.close()
  return profile
}

/** The page, once nothing is asked for and no grey place waits for its content. */
async function openedPage(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // The browser's own line about a refused request; the page says what it means.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text())
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const until = Date.now() + PATIENCE_MILLISECONDS
  while ((await page.locator('[data-waiting]').count()) > 0 && Date.now() < until) await pause(100)
  if (Date.now() >= until) errors.push(`still waiting for content after ${PATIENCE_MILLISECONDS / 1000} s`)
  return { page, errors }
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

async function brokenRules(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

function nameOf(place: number, address: string): string {
  const words = address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')
  return `${String(place).padStart(2, '0')}-${words.slice(0, 60) || 'home'}`
}
