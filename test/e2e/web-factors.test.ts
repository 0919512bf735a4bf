import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, LOOKS, layoutShift, noBrowser, openPage, overflows, webApp } from './browser.ts'

const DIESEL = '/factors/stationary.liquid-fuel.diesel-oil'

const app = webApp()

describe.skipIf(noBrowser)('the factors', () => {
  test('are found by words, narrowed, calculated with and cited', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/factors`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByLabel('Search factors').fill('diesel')
    await page.getByText('20 factors').waitFor()
    await page.getByRole('button', { name: 'Stationary combustion' }).click()
    await page.getByText('2 factors').waitFor()
    await page.waitForURL(/\?q=diesel&category=stationary_combustion$/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Diesel oil' }).click()

    await page.getByRole('heading', { level: 1, name: 'Diesel oil' }).waitFor()
    await page.getByLabel('Quantity').fill('10')
    await page.getByLabel('Unit').fill('kL')
    await page.keyboard.press('Enter')
    await page.getByText('10 kL × 38.6 GJ/kL = 386 GJ').waitFor()
    await page.getByText('386 GJ × 70.2 kg CO₂-e/GJ / 1000 = 27.0972 t CO₂-e').waitFor()
    await page.getByRole('button', { name: 'Add to calculation' }).click()
    await page.getByRole('button', { name: 'AR6' }).click()
    await page.getByText(/386 GJ × 70.2124663072776 kg/).waitFor()
    await page.getByRole('cell', { name: '0.106428571428571' }).first().waitFor()
    await page.getByRole('columnheader', { name: /issue 2026-09, superseded/ }).waitFor()

    await page.getByRole('button', { name: 'Copy citation' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Table 8!C14')
    await page.getByLabel('Unit').fill('bananas')
    await page.keyboard.press('Enter')
    await page.getByText(/"bananas" cannot be converted to GJ/).waitFor()

    await page.getByRole('button', { name: 'Add to calculation' }).click()
    await page.getByRole('link', { name: '2 lines in the calculation' }).click()
    await page.getByText('1 line left out of the totals: see the errors above.').waitFor()
    await page.getByLabel('Unit of line 2').fill('GJ')
    await page.getByLabel('Label of line 2').fill('Generator, July')
    await page.getByText('left out of the totals').waitFor({ state: 'detached' })
    expect(await accessibilityFaults(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const table = readFileSync(await (await download).path(), 'utf8')
    expect(table).toContain('27.0972,t CO2-e,1,')
    expect(table).toContain('"Generator, July",Diesel oil')
    expect(faults).toEqual([])
  })

  test('say what is wrong with the rows of a sheet', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/factors?view=sheet`)
    await page
      .getByLabel('Rows of your sheet')
      .fill(
        'id\tdescription\tvalue\tunit\nA7\tvic grid\t0.77\tkg CO2-e/kWh\nA8\tdiesel\t2.71\tkg CO2-e/L\nA9\tgas',
      )
    await page.getByText('2 rows. No value or unit in line 4.').waitFor()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('heading', { name: '1 of 2 rows need checking' }).waitFor()
    await page.getByText(/0.77 is the 2024 edition's/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'electricity.purchased-grid.vic.location' }).click()
    await page.getByText(/From 0.96 in the 2021 edition to 0.74 in 2026/).waitFor()
    expect(faults).toEqual([])
  })

  test.each(LOOKS)('have nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${DIESEL}`, look)
    await page.getByText(/1000 (kWh|GJ) ×/).waitFor()
    await page.getByRole('rowheader', { name: 'All gases' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(faults).toEqual([])
  })
})
