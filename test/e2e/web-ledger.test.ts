import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { MARKET_BASED_EVIDENCE_EXAMPLE } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import { openWithKey } from './open-with-key.ts'

const LEDGER = '/workspace/10000000145/ledger?period=2025-26'
const FILES = '/workspace/10000000177/ledger?period=2025-26'

const PASTED = '/workspace/10000000258/ledger?period=2025-26'
const NO_PERCENTAGE = '10000000096'
const RARE = '/workspace/10000000064/ledger?period=2025-26'

const app = webApp()

const READING = ['companies:read', 'reference:read', 'tenant:read']

describe.skipIf(noBrowser)('the ledger in the workspace', () => {
  test('keeps a refused line as it was typed, empties what was emptied, and takes the last change back', async () => {
    const { page, faults } = await openWithKey(await app(), [...READING, 'disclosure:write'], LEDGER)
    const form = page.getByRole('form', { name: 'Add the line' })
    await form.getByLabel('What').fill('diesel oil')
    await form.getByLabel('For', { exact: true }).fill('stationary')
    await form.getByLabel('Quantity').fill('1000')
    await form.getByLabel('Unit').fill('furlong')
    await form.getByLabel('Facility').fill('Works')
    await page.keyboard.press('Enter')
    await form.getByText(/"furlong" cannot be converted to GJ/).waitFor()
    const unit = form.getByLabel('Unit')
    expect(await unit.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.evaluate('document.activeElement.name'), { timeout: 10_000 }).toBe('unit')
    expect(await form.getByLabel('What').inputValue()).toBe('diesel oil')
    expect(await form.getByLabel('Quantity').inputValue()).toBe('1000')
    expect(await accessibilityFaults(page)).toEqual([])

    await unit.fill('L')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'diesel oil' }).first()
    await row.getByText('Works').waitFor()
    await expect.poll(() => form.getByLabel('What').inputValue()).toBe('')

    await row.getByRole('button', { name: 'Correct' }).click()
    const correction = page.getByRole('form', { name: 'Save the correction' })
    await correction.getByLabel('Facility').fill('')
    await correction.getByLabel('Quantity').fill('900')
    await page.keyboard.press('Enter')
    const corrected = page.getByRole('row').filter({ hasText: '900 L' })
    await corrected.getByText('Counts').waitFor()
    expect(await corrected.innerText()).not.toContain('Works')

    await page.getByRole('button', { name: 'Undo the correction' }).click()
    await page.getByRole('row').filter({ hasText: 'Works' }).nth(1).getByText('Counts').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    // Charts follow the width of the page a moment later.
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })

  test('reads a file whose columns and products are settled by a person, and asks about its doubles', async () => {
    const { page, faults } = await openWithKey(await app(), [...READING, 'disclosure:write'], FILES)
    const file = [
      'When,Rego,Stuff,Litres',
      '3/07/2025,ABC123,Diesel oil,100',
      '4/07/2025,ABC123,Diesel oil,50',
      '4/07/2025,ABC123,Diesel oil,50',
      '5/07/2025,ABC123,AdBlue,20',
    ].join('\n')
    await page.getByLabel('Ledger file to import').setInputFiles({
      name: 'card.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
    await page.getByText('No row can be read yet').waitFor()
    await page.getByLabel('What When is').selectOption('date')
    await page.getByLabel('What Stuff is').selectOption('activity')
    await page.getByRole('button', { name: 'Remember this and look again' }).click()
    await page.getByText('3 lines of 4 lines would be added.').waitFor()
    await page.getByText(/^1 line skipped \(line 5\): The 2025 edition .* has nothing for "AdBlue/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Factor for AdBlue').selectOption('Leave it out')
    await page.getByRole('button', { name: 'Remember the answer and look again' }).click()
    await page.getByText(/^1 line left out \(line 5\)/).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)

    await page.getByRole('button', { name: 'Add 3 lines' }).click()
    await page.getByRole('heading', { name: '3 lines added from card.csv' }).waitFor()
    await page.getByLabel('Only lines with an open question').check()
    await page.getByRole('button', { name: 'Count it' }).click()
    await page.getByRole('row').filter({ hasText: 'likely' }).waitFor({ state: 'detached' })
    const scope1 = page.getByRole('row').filter({ hasText: 'Transport combustion' })
    // 200 L of 38.6 GJ/kL and 70.41 kg of CO2-e, of the 2025 factors for cars.
    await expect.poll(() => scope1.innerText()).toMatch(/0\.54\d t/)
    expect(faults).toEqual([])
  })

  test('reads a pasted table, takes it back with the effect shown, and forgets what was remembered', async () => {
    const { page, faults } = await openWithKey(await app(), [...READING, 'disclosure:write'], PASTED)
    await page.getByText('Paste a table instead').click()
    const table =
      'When\tRego\tProduct\tLitres\n3/07/2025\tABC123\tDiesel oil\t1000\n4/07/2025\tABC123\tAdBlue\t20'
    await page.getByLabel('Table with a row of headings').fill(table)
    await page.getByRole('button', { name: 'Read the pasted table' }).click()
    await page.getByLabel('What When is').selectOption('date')
    await page.getByRole('button', { name: 'Remember this and look again' }).click()
    await page.getByLabel('Factor for AdBlue').selectOption('Leave it out')
    await page.getByRole('button', { name: 'Remember the answer and look again' }).click()
    await page.getByRole('button', { name: 'Add 1 line' }).click()
    await page.getByRole('heading', { name: '1 line added from Pasted table.txt' }).waitFor()

    const files = page.getByRole('region', { name: 'Imported files' })
    await files.getByRole('button', { name: 'Take back Pasted table.txt' }).click()
    await files.getByText('1 line of Pasted table.txt would leave the ledger.').waitFor()
    expect(await files.getByRole('row').filter({ hasText: 'Scope 1' }).innerText()).toMatch(/2\.72 t\s+—/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)
    await files.getByRole('button', { name: 'Take 1 line back' }).click()
    await files.getByText('1 line of Pasted table.txt left the ledger.').waitFor()
    await files.getByText(/^Taken back /).waitFor()
    expect(await page.getByRole('row').filter({ hasText: '1,000 L' }).count()).toBe(0)

    await page.getByText('Remembered words and columns').click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Forget adblue' }).click()
    await page.getByText('No words are remembered.').waitFor()
    // Other tests of this tenant have columns of their own.
    const columns = page.getByRole('row', { name: 'When, Rego, Product, Litres' })
    await columns.getByRole('button', { name: 'Forget When …' }).click()
    await columns.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('enters the document, category and note of a line, and divides by a denominator of one’s own', async () => {
    const { page, faults } = await openWithKey(await app(), [...READING, 'disclosure:write'], RARE)
    const form = page.getByRole('form', { name: 'Add the line' })
    await form.getByLabel('What').fill('diesel oil')
    await form.getByLabel('For', { exact: true }).fill('stationary')
    await form.getByLabel('Quantity').fill('1000')
    await form.getByLabel('Unit').fill('L')
    await form.getByText('Document, category, entity and more').click()
    await form.getByLabel('Document', { exact: true }).fill('bill.pdf')
    await form.getByLabel('SHA-256 of the document', { exact: true }).fill('not a hash')
    await form.getByLabel('Page or place in it').fill('page 2')
    await form.getByLabel('Category').selectOption('category_4')
    await form.getByLabel('Note').fill('contractor')
    await page.keyboard.press('Enter')
    await form.getByText('The line was not taken.').waitFor()
    await form.getByLabel('SHA-256 of the document', { exact: true }).fill('a'.repeat(64))
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'diesel oil' }).first()
    await row.getByText('Counts').waitFor()
    await page.getByRole('row').filter({ hasText: 'Upstream transport' }).first().waitFor()
    // A correction begins with all that was said.
    await row.getByRole('button', { name: 'Correct' }).click()
    const correction = page.getByRole('form', { name: 'Save the correction' })
    expect(await correction.getByLabel('Page or place in it').inputValue()).toBe('page 2')
    expect(await correction.getByLabel('Category').inputValue()).toBe('category_4')
    await correction.getByRole('button', { name: 'Leave it' }).click()

    const own = page.getByRole('form', { name: 'Own denominator' })
    await own.getByLabel('Own denominator').fill('t of steel')
    await own.getByLabel('How much of it').fill('10')
    await own.getByRole('button', { name: 'Divide by it' }).click()
    await page.getByRole('row').filter({ hasText: 't of steel' }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })

  test('opens the field for the percentage that market-based scope 2 lacks', async () => {
    const server = await app()
    const saved = await server.call(`/v1/companies/${NO_PERCENTAGE}/market-based-scope2/evidence`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-none-match': '*' },
      body: JSON.stringify(MARKET_BASED_EVIDENCE_EXAMPLE),
    })
    expect(saved.status).toBeLessThan(300)
    const { page, faults } = await openPage(
      `${server.url}/workspace/${NO_PERCENTAGE}/electricity?period=2025-26`,
    )
    await page.getByText('Which renewable power percentage applies?').first().waitFor()
    await page.getByRole('link', { name: 'Enter it with where it is published' }).first().click()
    const year = page.getByLabel(/^Year/)
    await year.waitFor()
    expect(await year.inputValue()).toBe('2025')
    await page.locator('details:focus-within').getByLabel(/^Year/).waitFor()
    expect(faults).toEqual([])
  })

  test('asks for the region of a meter beside its file, and enters its readings', async () => {
    const { page, faults } = await openWithKey(
      await app(),
      [...READING, 'disclosure:write', 'tenant:write'],
      '/workspace/10000000339/ledger?period=2025-26',
    )
    await page
      .getByLabel('Ledger file to import')
      .setInputFiles(
        path.join(import.meta.dirname, '../../src/sources/imports/fixtures/nem12-solar-site.csv'),
      )
    await page.getByRole('heading', { name: 'Meters and their regions' }).waitFor()
    expect(await page.getByText(/has a factor for each region/).count()).toBeGreaterThan(0)
    await page.getByLabel('Region of 4103035678').selectOption('NSW')
    await page.getByRole('button', { name: 'Remember the region and look again' }).click()
    await page.getByRole('button', { name: /^Add \d+ lines?$/ }).click()
    await page.getByRole('heading', { name: /added from nem12-solar-site.csv/ }).waitFor()
    await page.getByRole('row').filter({ hasText: '4103035678' }).first().getByText('Counts').waitFor()
    expect(faults).toEqual([])
  })

  test('asks for the right that the service asks for', async () => {
    const { page } = await openWithKey(await app(), [...READING, 'tenant:write'], LEDGER)
    await page.getByText('You can read this, but only a preparer can change it.').waitFor()
    expect(await page.getByRole('form', { name: 'Add the line' }).count()).toBe(0)
  })
})
