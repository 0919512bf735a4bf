import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { closeBrowser, noBrowser, openPage } from './browser.ts'
import { run, serve, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const engines = [
  ['embedded', async () => ({})],
  ['postgres', async () => ({ DATABASE_URL: await newPostgresUrl({ holding: 'starter' }) })],
] as const

afterAll(closeBrowser)

/** "3.25 of 101 points (3.22%)" as 3.25. */
const numerator = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .locator('span')
        .filter({ hasText: /^[\d.]+ of \d+ points \(/ })
        .first()
        .textContent()
    )?.split(' ')[0],
  )

async function setTarget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a target' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half by 2034-35')
  await page.getByLabel('Status').last().selectOption('active')
  await page.getByLabel('Objective').fill('Half of the emissions of 2024-25')
  await page.getByLabel('Recalculation policy').fill('When the boundary moves the base by more than 5 %')
  await page.getByLabel('Target year, first day').fill('2034-07-01')
  await page.getByLabel('Target year, last day').fill('2035-06-30')
  await page.getByLabel('Reduction (optional)').fill('50')
  await page.getByLabel('Owner').fill('Chief operating officer')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved as version 1').waitFor()
}

// With `--full` alone: each step is taken by the tests of its page in each run.
describe.skipIf(noBrowser || !FULL_RUN).each(engines)('the whole story on %s', (engine, settingsOf) => {
  test.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)(
    'finds AGL, understands its risk, sets a target, comes nearer, makes a bundle, takes it away and verifies it',
    async () => {
      const environment = testSettings(await startedHome(), await settingsOf())
      const server = await serve(environment)
      const { page, faults } = await openPage(`${server.url}${engine === 'postgres' ? '/sign-in' : '/'}`)
      if (engine === 'postgres') await signIn(page, environment)
      await page
        .getByText(/, published \d/)
        .first()
        .waitFor()
      await page.keyboard.type('agl ener')
      await page.getByRole('option', { name: /AGL Energy Limited/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('Why very high? What would change it?').click()
      await page
        .getByText(/from the next band \(high\)/)
        .first()
        .waitFor()

      await page.getByRole('link', { name: 'Prepare a disclosure' }).click()
      await page.getByRole('heading', { name: 'Not started' }).waitFor()
      const before = await numerator(page)
      await page.getByRole('link', { name: 'Targets', exact: true }).click()
      await setTarget(page)
      await page.getByText(/From 30.7 Mt in 2025 to 15.3 Mt in 2035/).waitFor()
      await page.getByRole('link', { name: 'Readiness' }).click()
      await page.getByRole('heading', { name: 'Blocked' }).waitFor()
      expect(await numerator(page)).toBeGreaterThan(before)

      await page.getByRole('link', { name: 'Bundles' }).click()
      await page.getByRole('button', { name: 'Create a bundle' }).click()
      await page.getByRole('progressbar').waitFor()
      await page.getByRole('heading', { name: 'Inside version 1' }).waitFor({ timeout: 180_000 })
      await page.locator('iframe[title="report.pdf of the bundle"]').waitFor()
      await page.getByRole('button', { name: 'summary.md' }).click()
      await page
        .getByText(/AGL ENERGY LIMITED/)
        .last()
        .waitFor()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download version 1' }).click()
      const bundle = path.join(temporaryDirectory(), (await download).suggestedFilename())
      await (await download).saveAs(bundle)
      expect(path.basename(bundle)).toBe('disclosure-74115061375-2025-07-01-2026-06-30-v1.zip')

      const verified = await run(['verify', bundle, '--json'], environment)
      expect(verified.stderr).toBe('')
      expect(JSON.parse(verified.stdout)).toMatchObject({ valid: true, findings: [] })
      expect(readFileSync(bundle).length).toBeGreaterThan(100_000)
      expect(faults).toEqual([])
    },
  )
})

async function signIn(page: Page, environment: Parameters<typeof run>[1]): Promise<void> {
  await run(['tenant', 'create', 'Story', '--plan', 'professional'], environment)
  const made = await run(['key', 'create', '--name', 'story', '--json'], environment)
  await page.getByLabel('API key').fill((JSON.parse(made.stdout) as { key: string }).key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
