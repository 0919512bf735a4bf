import { describe, expect, test } from 'vitest'
import { accessibilityFaults, LOOKS, layoutShift, noBrowser, openPage, overflows, webApp } from './browser.ts'

const app = webApp()

describe.skipIf(noBrowser)('the data pages', () => {
  test('lead from a source to its releases, and from a snapshot to what it changed', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/data`)
    const factors = page.getByRole('row', { name: /Australian National Greenhouse Accounts Factors/ })
    await factors.getByText('2026 (issue of 2026-10)').waitFor()
    await page
      .getByRole('row', { name: /ABN Bulk Extract/ })
      .getByText('Not loaded')
      .waitFor()
    await factors.getByRole('link', { name: /Accounts Factors/ }).click()
    await page.getByRole('rowheader', { name: /issue of 2026-09/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Data' }).first().click()
    await page.getByRole('link', { name: 'Snapshots' }).click()
    await page.getByRole('link', { name: 'Since 10 September 2026' }).click()
    await page.waitForURL(/\/data\/changes\?from=snap_[0-9a-f]{16}&to=snap_[0-9a-f]{16}$/)
    await expect
      .poll(() => page.getByLabel('To', { exact: true }).locator('option:checked').textContent())
      .toBe('30 September 2026')
    await page.getByText(/parts of the data differ/).waitFor()
    await page.getByText('greenpower', { exact: true }).click()
    await page.getByText('First loaded as').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('narrow the requirements by pillar and by words, in the address', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/data/requirements`)
    await page.getByText('12 requirements, public data for 2').waitFor()
    await page.locator('dt', { hasText: 'Company record' }).waitFor()
    expect(await page.getByRole('rowheader').count()).toBe(0)
    await page.getByLabel('Pillar').selectOption('Governance')
    await page.getByLabel('Search requirements').fill('board')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?pillar=governance&q=board$/)
    await page.getByRole('rowheader', { name: '6(a)(iv)' }).waitFor()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(3)
    await page.getByText("The company's own documents, linked from a statement").first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test.each(LOOKS)('have nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/data`, look)
    await page.getByText(/sources have data loaded/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(faults).toEqual([])
  })
})
