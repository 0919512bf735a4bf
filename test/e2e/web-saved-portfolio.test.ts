import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, LOOKS, noBrowser, openPage, overflows, printed, webApp } from './browser.ts'
import { chartLabelFaults } from './chart-labels.ts'
import { openWithKey } from './open-with-key.ts'

const BOOK = [
  'Loan ID,Borrower,ABN/ACN,Facility type,Exposure (A$m),Total equity (A$m),Total debt (A$m),Undrawn (A$m)',
  'L1,AGL Energy Limited,74 115 061 375,Term loan,50,4000,6000,10',
  'L2,BHP,ACN 004 028 077,Term loan,12.5,50000,30000',
  'L3,Origin Energy,,Term loan,1.2,9000,5000',
  'L4,Zxqv Holdings,,Term loan,0.4,9000,5000',
  'L5,Wrong digits,74115061376,Term loan,1,2,3',
  'L6,Qantas Airways Limited,16009661901,Handshake,1,1500,6500',
  'Total,,,,66.1,,',
].join('\n')
const READER = ['companies:read', 'reference:read', 'tenant:read']

const app = webApp()

/** What the browser saved after a press. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync((await (await saving).path()) ?? '')
}

describe.skipIf(noBrowser)('a saved portfolio', () => {
  test('is imported, its names are chosen by a person, and it is read and taken away', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/portfolios`)
    await page.getByRole('link', { name: 'New portfolio' }).click()
    await page.getByLabel('Name of the portfolio').fill('Web lending book')
    await page.getByLabel('Balance date').fill('2025-12-31')
    await page
      .getByLabel('Book to import')
      .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(BOOK) })
    await page.getByText('book.csv: 7 lines read. Not saved yet.').waitFor()
    expect(await page.getByLabel('What Exposure (A$m) is').inputValue()).toBe('outstanding_aud')
    expect(await page.getByLabel('Figures of Exposure (A$m)').inputValue()).toBe('1000000')
    await page.getByLabel('Asset class of “Handshake”').selectOption('Business loan')
    await page.getByRole('button', { name: 'Look again with these columns' }).click()

    await page.getByText(/^7 lines: 3 taken \(A\$63\.5 m\), 2 waiting for a choice/).waitFor()
    await page.getByLabel('Show').selectOption('refused')
    await page.getByText('1 line shown').waitFor()
    await page.getByText(/has wrong check digits/).waitFor()
    const save = page.getByRole('button', { name: 'Save 5 holdings' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Save the others without the 1 refused line').check()
    expect(await page.getByLabel('Company for Origin Energy').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Choose what is offered first for 1 name' }).click()
    expect(await page.getByLabel('Company for Origin Energy').inputValue()).toMatch(/^\d{11}$/)
    expect(await accessibilityFaults(page)).toEqual([])
    await save.click()

    await page.getByRole('heading', { level: 1, name: 'Web lending book' }).waitFor()
    await page.getByText(/^5 holdings on 31 December 2025\. Version 2,/).waitFor()
    const headline = page.getByRole('region', { name: 'Headline figures' })
    // 50 of 10,000 of AGL’s 30.4 Mt, and small parts of BHP, Qantas and Origin.
    await expect.poll(() => headline.innerText()).toMatch(/Financed scope 1\n\d+ kt\nCO₂-e\. Covers 9\d/)
    await page.getByRole('heading', { name: '1 name without a company' }).waitFor()
    await page.getByLabel('Company for Zxqv Holdings').selectOption('Another company')
    await page.getByLabel('ABN or ACN for Zxqv Holdings').fill('004 898 962')
    await page.getByRole('button', { name: 'Save 1 choice' }).click()
    await page.getByText(/^5 holdings on 31 December 2025\. Version 3,/).waitFor()
    await page.getByRole('rowheader', { name: /^Coverage/ }).waitFor()

    const holdings = page.getByRole('region', { name: 'Holdings of the portfolio' })
    await page.getByLabel('Find').fill('agl')
    await page.getByText('1 of 5 shown').waitFor()
    await holdings.getByRole('button', { name: 'AGL ENERGY LIMITED' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByText('30,439,497 t CO₂-e', { exact: false }).first().waitFor()
    await panel.getByText('SHA-256').waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Find').fill('')

    await page.getByRole('region', { name: 'Amounts by hazard, scenario and band' }).waitFor()
    const bands = holdings.getByRole('row').filter({ hasText: 'AGL ENERGY LIMITED' }).getByRole('cell')
    expect((await bands.allTextContents()).filter((text) => text === 'Very high').length).toBeGreaterThan(0)
    const industries = page.getByRole('region', { name: /^Industry \(ANZSIC division\) and asset class/ })
    const energy = industries.getByRole('row').filter({ hasText: 'Electricity, Gas' }).first()
    expect(await energy.innerText()).toMatch(/Business loan\s.*A\$\d+.*A\$10 m.*100\.0%/s)
    await page.getByRole('img', { name: /^By industry \(ANZSIC division\)/ }).waitFor()
    await page.getByLabel('Break down further').selectOption('By Safeguard status')
    await page.getByRole('heading', { name: 'By Safeguard status' }).waitFor()
    expect(await headline.innerText()).toMatch(/Undrawn commitments\nA\$10 m/)
    await page.getByLabel('Your price of a tonne, A$').fill('75')
    await page.getByRole('button', { name: 'Compute the cost' }).click()
    await headline.getByText('At A$75 a tonne.').waitFor()
    await page.getByText('your price of A$75 a tonne, amounts and bands by climate risk').waitFor()
    await page.getByRole('button', { name: 'Show the screening of scope 3' }).click()
    await page.getByRole('rowheader', { name: /^3\. Fuel/ }).waitFor()
    await page.getByText('Categories are never added up.').waitFor()
    const json = JSON.parse((await saved(page, 'Save as JSON')).toString()) as {
      readonly safeguard: object
      readonly risk: object | null
      readonly change: object | null
    }
    expect(JSON.stringify(json)).toContain('74115061375')
    expect(json).toMatchObject({ safeguard: { price_aud_per_t: 75 }, change: { added: 0 } })
    expect(json.risk).not.toBeNull()
    expect((await saved(page, 'Save as CSV')).toString()).toContain('L4')
    expect((await saved(page, 'Save as Signed ZIP')).subarray(0, 2).toString()).toBe('PK')
    expect((await saved(page, 'Save as PDF')).subarray(0, 4).toString()).toBe('%PDF')
    const paper = await printed(page)
    expect(paper).toContain('AGL ENERGY LIMITED')
    expect(paper).not.toContain('Save as PDF')
    expect(await chartLabelFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    const list = await openPage(`${server.url}/portfolios`, LOOKS.at(-1))
    await list.page.getByRole('link', { name: 'Web lending book' }).waitFor()
    await expect.poll(() => list.page.locator('[data-waiting]').count()).toBe(0)
    expect(await accessibilityFaults(list.page)).toEqual([])
    expect(await overflows(list.page)).toBe(false)
    await list.page.getByRole('link', { name: 'Web lending book' }).click()
    await list.page.getByRole('heading', { name: 'Where the emissions are' }).waitFor()
    expect(await overflows(list.page)).toBe(false)
    expect(await chartLabelFaults(list.page)).toEqual([])
    expect(await accessibilityFaults(list.page)).toEqual([])
    expect([...faults, ...list.faults]).toEqual([])

    const reader = await openWithKey(server, READER, '/portfolios/web-lending-book')
    await reader.page.getByRole('heading', { name: 'Where the emissions are' }).waitFor()
    expect(await reader.page.getByRole('link', { name: 'Import a new version' }).count()).toBe(0)
    await reader.page.getByRole('link', { name: 'Saved portfolios' }).click()
    await reader.page.getByRole('link', { name: 'Web lending book' }).waitFor()
    expect(await reader.page.getByRole('link', { name: 'New portfolio' }).count()).toBe(0)
    await reader.page.goto(`${server.url}/portfolio-import`)
    await reader.page.getByText('Only a preparer can import').waitFor()
    expect(reader.faults).toEqual([])
  })

  test('is not replaced by somebody who read an older version', async () => {
    const server = await app()
    const put = (amount: number, headers: Readonly<Record<string, string>> = {}) =>
      server.call('/v1/portfolios/web-overtaken', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          name: 'Web overtaken',
          balance_date: '2025-12-31',
          holdings: [
            { abn: '74115061375', asset_class: 'listed_equity', outstanding_aud: amount, evic_aud: 1e10 },
          ],
        }),
      })
    expect((await put(1e8)).status).toBe(200)
    const { page, faults } = await openPage(`${server.url}/portfolio-import?into=web-overtaken`)
    await page.getByLabel('Balance date').fill('2025-12-31')
    await page.getByText('Paste a table instead').click()
    await page
      .getByLabel('Table with a row of headings')
      .fill(
        'Borrower\tABN\tAsset class\tOutstanding\tEVIC\nAGL\t74115061375\tListed equity\t300000000\t10000000000',
      )
    await page.getByRole('button', { name: 'Read the pasted table' }).click()
    const save = page.getByRole('button', { name: 'Save 1 holding' })
    await save.waitFor()
    expect((await put(2e8, { 'if-match': '*' })).status).toBe(200)
    await save.click()
    await page.getByText('Someone else saved this portfolio').waitFor()
    await page.getByRole('button', { name: 'Read the newest version' }).click()
    await page.getByText(/replaces all holdings of version 2/).waitFor()
    await save.click()
    await page.getByText(/^1 holding on 31 December 2025\. Version 3,/).waitFor()
    const change = page.getByRole('region', { name: 'Change since version 2, by cause' })
    // Half as much again, and all of it by the amount: 304,394.97 t of scope 1 for each A$100 m.
    await expect
      .poll(() => change.getByRole('row').filter({ hasText: 'Amount outstanding' }).innerText())
      .toMatch(/\+307 kt/)
    await page.getByLabel('Compare with').selectOption('1')
    await page.getByRole('region', { name: 'Change since version 1, by cause' }).waitFor()

    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await page.getByRole('link', { name: 'Watched' }).waitFor()

    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Web renamed')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: 'Web renamed' }).waitFor()
    const versions = page.getByRole('region', { name: 'Versions of the portfolio' })
    await expect.poll(() => versions.getByRole('row').count()).toBe(5)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Delete Web renamed?' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Reason').fill('Only a trial')
    await page.getByRole('button', { name: 'Delete version 4' }).click()
    await page.getByRole('heading', { level: 1, name: 'Portfolio', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Web renamed' }).count()).toBe(0)
    expect(faults).toEqual([])
  })
})
