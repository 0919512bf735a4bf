import { describe, expect, test } from 'vitest'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'

const AGL = '/companies/74115061375'
const PHONE = { width: 390, height: 844 }

const app = webApp()

describe.skipIf(noBrowser)('the map', () => {
  test('colours the sites of a company by hazard and warming, by keyboard too, and says the same in a table', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}#sites`)
    const sites = page.getByRole('region', { name: 'List of sites' })
    await sites.getByRole('row', { name: /Bayswater Power Station/ }).waitFor()
    const block = page.locator('#sites')
    await block.getByLabel('Hazard').selectOption('warming')
    const slider = block.getByRole('slider', { name: 'Global warming' })
    await slider.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('at 3 °C of global warming')
    await block.getByText(/^Warming at 3 °C of global warming: \d+ of \d+ places are on the map/).waitFor()
    // What nothing projects is not known, with the reason, and never the band of today.
    await block.getByLabel('Hazard').selectOption('tropical_cyclone')
    await block.getByText(/Not known at 3 °C of global warming at \d+ sites: Not projected/).waitFor()
    expect(await accessibilityFaults(page, '#sites')).toEqual([])
    expect(faults).toEqual([])
  })

  test('shows every located facility, keeps the choice in the address and fits a phone', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/map?hazard=extreme_heat&warming=2`, {
      viewport: PHONE,
    })
    await page
      .getByText(/^Extreme heat at 2 °C of global warming: \d+ of \d+ places are on the map/)
      .waitFor()
    await page.getByLabel('Hazard').selectOption('bushfire')
    await page.waitForURL(/hazard=bushfire&warming=2/)
    await page.getByLabel('Facility, owner or state').fill('bayswater')
    await expect.poll(() => page.getByRole('region', { name: 'Facilities' }).getByRole('row').count()).toBe(2)
    expect(await overflows(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])

    // A facility has its page: operator, years against the baseline, hazards and climate where it stands.
    await page.getByRole('link', { name: 'Bayswater Power Station' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bayswater Power Station' }).waitFor()
    await page.getByRole('link', { name: 'AGL ENERGY LIMITED' }).waitFor()
    await page.getByText('15,546,296 MWh').waitFor()
    await page.getByText('0.88 t CO₂-e').waitFor()
    await page
      .getByRole('region', { name: 'Hazards at this facility' })
      .getByRole('row', { name: /^Bushfire/ })
      .waitFor()
    await page
      .getByRole('region', { name: 'Observed climate' })
      .getByRole('row', { name: /°C/ })
      .first()
      .waitFor()
    await page.goto(`${server.url}/facilities/gorgon-operations`)
    await page
      .getByRole('region', { name: 'Safeguard years' })
      .getByRole('row', { name: /^2024-25/ })
      .waitFor()
    expect(await overflows(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
