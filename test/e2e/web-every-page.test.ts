import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressesOf } from '../../scripts/screenshots/addresses.ts'
import { prepare } from '../../scripts/screenshots/prepare.ts'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import { chartLabelFaults } from './chart-labels.ts'

/** A service of its own: its records and its file at the desk would be in the way of other tests. */
const app = webAppWith({})
let prepared: ReturnType<typeof prepare> | undefined

// Three minutes: the files about single pages look at most of them in the usual run.
describe.skipIf(noBrowser || !FULL_RUN)('every page', () => {
  test.each([
    { colorScheme: 'light' as const, viewport: { width: 1280, height: 860 } },
    { colorScheme: 'dark' as const, viewport: { width: 320, height: 700 } },
  ])('in a $colorScheme scheme, $viewport.width px wide, fits and breaks no rule', async (screen) => {
    const server = await app()
    prepared ??= prepare({ url: server.url, key: readFileSync(server.keyFile ?? '', 'utf8').trim() })
    const addresses = addressesOf(await prepared)
    expect(addresses.length).toBeGreaterThan(50)
    const { page, faults } = await openPage(`${server.url}/healthz`, screen)
    for (const address of addresses) {
      await page.goto(`${server.url}${address}`)
      await page.waitForLoadState('networkidle')
      // What a reader may have left closed.
      for (const button of await page.getByRole('button', { name: 'Open all' }).all()) await button.click()
      await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0)
      expect({ address, found: await accessibilityFaults(page) }).toEqual({ address, found: [] })
      expect({ address, isWide: await overflows(page) }).toEqual({ address, isWide: false })
      expect({ address, labels: await chartLabelFaults(page) }).toEqual({ address, labels: [] })
      expect({ address, faults }).toEqual({ address, faults: [] })
    }
  })
})
