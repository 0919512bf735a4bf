import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ClimateProfile } from '../../clients/typescript/src/index.ts'
import { presentOutcome } from '../../src/api/present/block.ts'
import { sampleWater } from '../support/sample-water.ts'
import { accessibilityFaults, LOOKS, layoutShift, noBrowser, openPage, overflows, webApp } from './browser.ts'

const AGL = '/companies/74115061375'
const JELLINBAH = '/companies/54010754793'
const STANWELL = '/companies/37078848674'
const WESFARMERS = '/companies/28008984049'
const BHP = '/companies/49004028077'
const PHONE = { width: 390, height: 844 }

const app = webApp()

describe.skipIf(noBrowser)('the web app', () => {
  test('finds a company by keyboard, shows it, and says where a number comes from', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/`)
    await page
      .getByText(/, published \d/)
      .first()
      .waitFor()
    await page.keyboard.type('agl ener')
    await page.getByRole('option', { name: /AGL Energy Limited/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /^AGL Energy Limited$/ }).waitFor()
    await page.getByText('registered as AGL ENERGY LIMITED', { exact: true }).waitFor()
    // One screen says how much, which way, how risky and why, and what changed.
    const headline = page.getByRole('region', { name: 'Headline figures' })
    await headline.getByText('Worst of').waitFor()
    const answer = (await headline.innerText()).replaceAll(/\s+/g, ' ')
    for (const words of [
      'On the year before −7.5%',
      'Transition risk Very high Scope 1 of 2,376 t for each A$ million of income.',
      'What changed since 2023-24 Emissions fell by 7.5% to 30.7 Mt: scope 1 fell by 2.47 Mt, scope 2 fell by 16.8 kt.',
    ])
      expect(answer).toContain(words)
    expect((await headline.boundingBox())?.height).toBeLessThan(560)
    await page.getByRole('button', { name: /30.7 Mt, Scope 1 and 2/ }).click()

    const panel = page.getByRole('dialog')
    await panel.getByText('30,439,497', { exact: true }).waitFor()
    await panel.getByText('scope1_t + scope2_t').waitFor()
    await panel.getByText('line 2', { exact: true }).first().waitFor()
    await panel.getByText(/^[0-9a-f]{64}$/).waitFor()
    expect(await panel.getByRole('link', { name: /Creative Commons/ }).getAttribute('href')).toContain(
      'by/4.0',
    )
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })

    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Company name' })
    await expect.poll(() => search.evaluate((box) => box.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    expect(faults).toEqual([])
  })

  test('shows what the transition scenarios come to, with the figures of the API, on a phone too', async () => {
    const server = await app()
    const asked = await fetch(`${server.url}/v1${AGL}/climate-profile?include=transition_scenarios`, {
      headers: { authorization: `Bearer ${readFileSync(server.keyFile ?? '', 'utf8').trim()}` },
    })
    const { data } = (await asked.json()) as ClimateProfile
    const { scenarios = [], closures, targets = [] } = data.transition_scenarios ?? {}
    const { page, faults } = await openPage(`${server.url}${AGL}#transition-scenarios`, { viewport: PHONE })
    const block = page.locator('#transition-scenarios')
    await block.getByRole('heading', { name: 'In an economy that changes' }).waitFor()
    const shown = (await block.innerText()).replaceAll(/\s+/g, ' ')
    expect(scenarios).toHaveLength(3)
    for (const { name, warming_2100_c, scope2 } of scenarios) {
      expect(shown).toContain(`${name}, ${warming_2100_c} °C`)
      const last = scope2.years.find(({ reporting_year }) => reporting_year === '2049-50')!
      expect(shown).toContain(Math.round(last.scope2_t).toLocaleString('en-AU'))
    }
    expect(closures?.facilities.length).toBeGreaterThan(0)
    for (const { facility } of closures?.facilities ?? []) expect(shown).toContain(facility)
    expect(shown).toContain('One set of closure years for all scenarios.')
    expect(targets.length).toBeGreaterThan(0)
    for (const { cell } of targets) expect(shown).toContain(cell)
    expect(shown).toContain('Not covered: Emissions outside electricity generation')
    expect(await overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })

  test('places both scenarios of the law side by side in the workspace, on every look', async () => {
    const server = await app()
    for (const look of LOOKS) {
      const { page, faults } = await openPage(`${server.url}/workspace/74115061375/scenarios`, {
        ...look,
        viewport: PHONE,
      })
      const table = page.getByRole('region', { name: 'Both scenarios, physical and transition' })
      await table.waitFor()
      const shown = (await table.innerText()).replaceAll(/\s+/g, ' ')
      for (const text of ['1.5 °C of global warming', '3 °C of global warming', 'Scenario used'])
        expect(shown).toContain(text)
      expect(shown).toMatch(/Grid intensity of NSW in 2049-50, t CO₂-e per MWh/)
      expect(shown).toMatch(/Scope 1 of power stations still running in 2034-35/)
      await page.getByRole('heading', { name: 'What paragraph 22 asks the company to state' }).waitFor()
      await page.getByText('22(b)(ii)(5)').waitFor()
      expect(await overflows(page)).toBe(false)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(faults).toEqual([])
      await page.close()
    }
  })

  test('shows the steps of the formula behind a figure, on a phone too', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}`, { viewport: PHONE })
    await page.getByRole('button', { name: /2,395 t CO₂-e/ }).click()
    const panel = page.getByRole('dialog')
    const income = panel.getByRole('listitem').filter({ hasText: 'total_income_aud' }).first()
    expect(await income.innerText()).toMatch(/12,813,402,479 A\$\s+.*Income tax details!A126/)
    const last = panel.getByRole('listitem').filter({ hasText: 'per A$ million' })
    expect(await last.innerText()).toMatch(
      /2,394.93 t CO₂-e.*\s+= \(emissions × million\) \/ total_income_aud/,
    )
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })

  test('says what a company reports beside its own row, who shares a baseline, both classes where they differ, and a grid without an index', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${JELLINBAH}`)
    await page.getByText('Not included above: 319 kt of scope 1').waitFor()
    await page.goto(`${server.url}${STANWELL}#safeguard`)
    await page.getByText('they share one baseline for the whole sector').waitFor()
    await page.goto(`${server.url}${WESFARMERS}#grid`)
    await page.getByText('Fertiliser and Pesticide Manufacturing (by emissions)').waitFor()
    await page.getByText('Department Stores (declared)').waitFor()
    await page.getByText(/from the national factors for 2026. No daily index is published/).waitFor()
    expect(faults).toEqual([])
  })

  test('explains a band, names peers, keeps the day in the address and remembers the company', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}`)
    await page.getByText('Why very high? What would change it?').click()
    await page
      .getByText(/from the next band \(high\)/)
      .first()
      .waitFor()
    await page.getByText('Why very high at Glenbawn Hydro? What would change it?').click()
    await page.getByText(/An average year now was rare then/).waitFor()
    await page.locator('#sector').getByText('Show the numbers').click()
    await page.getByRole('rowheader', { name: 'Origin Energy Limited' }).waitFor()

    // A part opens, and stays open when the page is loaded again; a closed one stays closed.
    await page.getByRole('heading', { name: 'The climate so far' }).click()
    await page.getByRole('heading', { name: 'Emissions', exact: true }).click()
    const warmth = page.locator('figure').filter({ hasText: 'Mean temperature' })
    await warmth.getByText('Show the numbers').click()
    await warmth.getByRole('rowheader', { name: '1981' }).waitFor()

    await page.getByLabel('As it was on').selectOption({ index: 5 })
    await page.waitForURL(/as_of=\d{4}-\d{2}-\d{2}/)
    const chosen = new URL(page.url()).searchParams.get('as_of')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('#climate').getAttribute('open')).toBe('')
    expect(await page.locator('#emissions').getAttribute('open')).toBeNull()
    await expect.poll(() => page.getByLabel('As it was on').inputValue()).toBe(chosen)

    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
    expect(faults).toEqual([])
  })

  test('says why a rate is not known instead of a dash', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/companies/40169037236`)
    await page.getByText('Not every covered facility is listed in 2022-23').waitFor()
    await page.goto(`${server.url}/companies/16009661901`)
    await page.getByText('the level after the Safeguard decline rate').waitFor()
    expect(await page.getByText('—%').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('shows the water balance where one is loaded, and says why not where none is', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${AGL}`)
    await page.getByText('Water stress: No water-balance series with enough years is loaded').waitFor()
    const link = page.getByRole('navigation', { name: 'On this page' }).getByText('Water')
    expect(await link.count()).toBe(0)
    await page.route('**/climate-profile*', async (route) => {
      const response = await route.fetch()
      const { data, meta } = (await response.json()) as ClimateProfile
      const water_stress = presentOutcome(sampleWater(), 'not')
      await route.fulfill({
        response,
        json: { data: { ...data, water_stress }, meta: { ...meta, omitted_blocks: [] } },
      })
    })
    await page.reload()
    await link.click()
    const balance = page.getByRole('row', { name: 'Root zone soil moisture' })
    expect(await balance.innerText()).toMatch(/2024-10 to 2025-09\s+8th percentile\s+Very dry/)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('says from which year a line is drawn, and the value of a year that is pointed at', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/companies/54100686226`)
    await page
      .getByText(/compound, 2020-21 to 2024-25\. .*pandemic year\. Spans a structural break\./)
      .waitFor()
    await page.getByText(/The trend line for 2022-23 to 2024-25 reaches/).waitFor()
    await page.goto(`${server.url}/companies/16009661901`)
    const emissions = page.locator('figure').filter({ hasText: 'The trend line for 2022-23 to 2024-25' })
    await emissions.locator('svg').hover({ position: { x: 62, y: 160 } })
    await emissions.getByText('2012-13: 4.91 Mt', { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Grid').click()
    await page.waitForURL(/#grid$/)
    expect(faults).toEqual([])
  })

  test('saves each chart with who published its figures', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/companies/74115061375`)
    await page.getByRole('button', { name: 'Open all' }).click()
    for (const [chart, publisher] of [
      ['Scope 1 and 2, t CO₂-e', 'Clean Energy Regulator'],
      ['Per income, t CO₂-e per A$ million', 'Australian Taxation Office'],
      [/^Save Emissions intensity of .* as CSV$/, 'Australian Energy Market Operator'],
      [/^Save Grid intensity of .* as CSV$/, '2026 ISP'],
    ] as const) {
      const name = typeof chart === 'string' ? `Save ${chart} as CSV` : chart
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const text = (await (await (await saving).createReadStream()).toArray()).join('')
      expect(text).toMatch(new RegExp(`Source: .*${publisher}.* Compiled by Southerly from data of .*snap_`))
    }
    expect(faults).toEqual([])
  })

  test.each(LOOKS)('has nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${BHP}`, look)
    await page
      .getByRole('region', { name: 'Headline figures' })
      .getByText(/^Worst of/)
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await page.getByRole('button', { name: 'Open all' }).click()
    await page
      .getByText(/places are on the map/)
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
