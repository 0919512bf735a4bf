import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import { temporaryDirectory } from './southerly.ts'

// A service of its own: what is loaded here changes the answers for every test.
const app = webAppWith({})

const EXCERPT = new URL('../../src/sources/nga-factors/fixtures/nga-2026-excerpt.txt', import.meta.url)

/** A part of the factors of 2026, with one value a thousand times too large. */
function damagedFile(): string {
  const location = path.join(temporaryDirectory(), 'national-greenhouse-account-factors-2026.txt')
  writeFileSync(location, readFileSync(EXCERPT, 'utf8').replace('Tasmania\t0.23', 'Tasmania\t230'))
  return location
}

describe.skipIf(noBrowser)('the data desk', () => {
  test('leads from a damaged file to a served release, and out of force again', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/data`)
    await page.getByRole('link', { name: 'Data desk' }).click()
    await page.getByText('No file is at the desk.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Files to check').setInputFiles(damagedFile())
    await page.getByRole('heading', { level: 1, name: /^national-greenhouse/ }).waitFor()
    expect(await overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
