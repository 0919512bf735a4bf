import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import { type Server, temporaryDirectory } from './southerly.ts'

/** No other test makes bundles of it. */
const WOOLWORTHS = '88000014675'

const app = webApp()

/** Has it made, or finds the one that stands. */
async function requestBundle(server: Server): Promise<void> {
  const answer = await server.call(`/v1/companies/${WOOLWORTHS}/disclosure-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ period: '2024-25' }),
  })
  expect(answer.ok).toBe(true)
}

/** What is on paper, as one text. */
async function printed(page: Page): Promise<string> {
  const file = path.join(temporaryDirectory(), 'page.pdf')
  writeFileSync(file, await page.pdf({ format: 'A4' }))
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
}

describe.skipIf(noBrowser)('a bundle in the browser', () => {
  test('shows every number, each with the file and row that it was read from', async () => {
    const server = await app()
    await requestBundle(server)
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/bundles?period=2024-25`, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    await page.getByRole('button', { name: 'Every number' }).click()
    await page.getByLabel('Find').fill('emissions.scope1_and_2')
    await page.getByText(/^1 of \d+ numbers/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await page.getByRole('button', { name: /Scope 1 and 2 emissions: where it comes from/ }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Scope 1 and 2 emissions' })
    const emissions = await server.call(`/v1/entities/${WOOLWORTHS}/emissions?from=2024-25`)
    const { years, provenance } = ((await emissions.json()) as { data: Emissions }).data
    const [year] = years
    for (const figure of [year?.scope1_t, year?.scope2_t])
      await panel.getByRole('row', { name: `2024-25 ${year?.source.ref} ${figure?.value_text}` }).waitFor()
    await panel.getByText(provenance[0]?.file_sha256 ?? 'none').waitFor()
    expect(await panel.getByRole('article').count()).toBe(1)
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    expect(faults).toEqual([])
  })

  test('is on paper as the list of bundles and the way to check them, without what can only be pressed', async () => {
    const server = await app()
    await requestBundle(server)
    const { page } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/bundles?period=2024-25`)
    await page.getByRole('heading', { name: 'Inside version 1' }).waitFor()
    const files = await printed(page)
    expect(files).toContain('Bundles of this period')
    expect(files).toContain('southerly verify disclosure-')
    for (const pressed of ['Make a bundle', 'Copy the command', 'Look into it', 'Compare', 'Inside version'])
      expect(files).not.toContain(pressed)

    await page.getByRole('button', { name: 'Every number' }).click()
    await page.getByRole('region', { name: 'Numbers of the bundle' }).waitFor()
    expect(await printed(page)).toContain('emissions.scope1_and_2')
  })
})

interface Emissions {
  readonly years: readonly {
    readonly scope1_t: { readonly value_text: string }
    readonly scope2_t: { readonly value_text: string }
    readonly source: { readonly ref: string }
  }[]
  readonly provenance: readonly { readonly file_sha256: string }[]
}
