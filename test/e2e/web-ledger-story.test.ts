import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import type { Server } from './southerly.ts'

const ABN = '10000000226'
const SECOND = '10000000258'
const CAR_DIESEL = 'transport.cars-and-light-commercial.diesel-oil'
const CAR_PETROL = 'transport.cars-and-light-commercial.petrol'
const PLACE = `/workspace/${ABN}/ledger?period=2025-26`

const FILES = {
  'power.csv': [
    'NMI,Start date,End date,Usage (kWh)',
    '4103035678,1/07/2025,30/09/2025,24000',
    '4103035678,1/10/2025,31/12/2025,21000',
  ],
  'card.csv': [
    'Transaction Date,Rego,Product,Litres,Amount inc GST',
    '3/07/2025,ABC123,Diesel oil,100,190.00',
    '4/08/2025,ABC123,Diesel oil,80.5,152.00',
    '5/09/2025,ABC123,AdBlue,20,30.00',
  ],
  'travel.csv': [
    'Date,Account,Supplier,Total',
    '14/08/2025,Air travel,Qantas,5500',
    '20/09/2025,Hotel accommodation,Rydges,2200',
    '30/09/2025,Wages,Payroll,90000',
  ],
  'depot.csv': [
    'Transaction Date,Rego,Product,Litres,Where',
    '3/07/2025,ABC123,Diesel oil,100,North',
    '4/07/2025,ABC123,Bowser two,40,North',
    '4/07/2025,ABC123,Bowser two,40,North',
    '5/09/2025,ABC123,Diesel oil,1000,North',
  ],
  'waste.csv': ['Collection date,Waste stream,Tonnes', '31/07/2025,Commercial and industrial waste,3.2'],
} as const

/** A person at the page, with every choice and click counted. */
class Person {
  readonly page: Page
  steps = 0

  constructor(page: Page) {
    this.page = page
  }

  async drop(name: keyof typeof FILES): Promise<void> {
    this.steps += 1
    const buffer = Buffer.from(FILES[name].join('\n'))
    await this.page.getByLabel('Ledger file to import').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await this.page.getByText(`${name}: `).waitFor()
  }

  async choose(label: string, value: string): Promise<void> {
    this.steps += 1
    await this.page.getByLabel(label, { exact: true }).selectOption(value)
  }

  async type(label: string, text: string): Promise<void> {
    this.steps += 1
    await this.page.getByLabel(label, { exact: true }).first().fill(text)
  }

  async press(name: string): Promise<void> {
    this.steps += 1
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async load(count: string, name: string): Promise<void> {
    await this.press(`Add ${count}`)
    await this.page.getByRole('heading', { name: `${count} added from ${name}` }).waitFor()
  }
}

interface Totals {
  readonly totals: Record<'scope1_t' | 'scope2_location_t' | 'scope3_t', number>
  readonly estimated: { readonly t: number }
  readonly by_category: readonly { readonly category: string; readonly t: number; readonly lines: number }[]
}

const totalsOf = async (server: Server, abn = ABN): Promise<Totals> =>
  (
    (await (await server.call(`/v1/companies/${abn}/ledger-totals?period=2025-26`)).json()) as {
      readonly data: Totals
    }
  ).data

const app = webApp()

// With `--full` alone: web-ledger.test.ts takes each step of the page in each run.
describe.skipIf(noBrowser || !FULL_RUN)('a person with four files', () => {
  test('goes from bills, fuel card, travel spend and waste to the figures of the disclosure', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${PLACE}`)
    const person = new Person(page)

    await person.drop('power.csv')
    await page
      .getByText(/has a factor for each region/)
      .first()
      .waitFor()
    await person.type('Region', 'NSW')
    await person.press('Remember this and look again')
    await person.load('2 lines', 'power.csv')

    await person.drop('card.csv')
    await person.choose('Factor for AdBlue, transport', 'left out')
    await person.press('Remember the answer and look again')
    await person.load('2 lines', 'card.csv')

    await person.drop('travel.csv')
    await person.choose('Amounts are', 'included')
    await person.press('Remember this and look again')
    await person.choose('Factor for Air travel', 'another')
    await person.type('Id of the factor for Air travel', 'io:4901')
    await person.choose('Category of Air travel', 'category_6')
    await person.choose('Factor for Hotel accommodation', 'io:4401')
    await person.choose('Category of Hotel accommodation', 'category_6')
    await person.choose('Factor for Wages', 'left out')
    await person.press('Remember the answers and look again')
    await page.getByText('2 lines of 3 lines would be added.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await person.load('2 lines', 'travel.csv')

    await person.drop('waste.csv')
    await person.load('1 line', 'waste.csv')
    expect(person.steps).toBeLessThanOrEqual(30)

    const { totals, by_category } = await totalsOf(server)
    // 45,000 kWh of NSW at 0.64 kg; 180.5 L of diesel; 3.2 t of waste at 1.3 t.
    expect(totals.scope2_location_t).toBeCloseTo(28.8, 9)
    expect(totals.scope1_t).toBeCloseTo(0.1805 * 38.6 * 0.0704, 2)
    const lines = Object.fromEntries(by_category.map((one) => [one.category, one.lines]))
    expect(lines).toMatchObject({ electricity: 2, transport: 2, category_5: 1, category_6: 2 })
    expect(by_category.find(({ category }) => category === 'category_5')?.t).toBeCloseTo(4.16, 9)
    await page.getByText('28.8 t CO₂-e').first().waitFor()
    await page.getByText(/of the year is covered: /).waitFor()
    await page.getByText('Factors and where they are printed').click()
    await page.getByRole('link', { name: 'electricity.purchased-grid.nsw-act.location' }).waitFor()
    await page.getByText('Steps and sources').first().click()
    await page
      .getByText(/kg CO2-e per .* \/ 1000 = /)
      .first()
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflows(page)).toBe(false)

    const draft = await server.call(`/v1/companies/${ABN}/disclosure-draft?period=2025-26&format=pdf`)
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: Buffer.from(await draft.arrayBuffer()),
      encoding: 'utf8',
    })
    for (const [scope, t] of [
      ['Scope 1', '0.491'],
      ['Scope 2, location-based', '28.8'],
      ['Scope 3', '10.4'],
    ])
      expect(text).toMatch(new RegExp(`${scope} +${t}`))
    expect(text.match(/From the ledger/g)).toHaveLength(3)
    expect(faults).toEqual([])
  })

  test('corrects a mapping, finds a duplicate, fills a gap, corrects a line and sees why the year changed', async () => {
    const server = await app()
    const ledger = `/workspace/${SECOND}/ledger?period=2025-26`
    const year = {
      period: { start: '2024-07-01', end: '2025-06-30' },
      lines: [
        {
          activity: 'diesel oil',
          use: 'transport',
          from: '2024-07-01',
          to: '2024-09-30',
          quantity: 300,
          unit: 'L',
          factor_id: CAR_DIESEL,
        },
      ],
    }
    const before = await server.call(`/v1/companies/${SECOND}/ledger-lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(year),
    })
    expect(before.status).toBe(200)
    const { page, faults } = await openPage(`${server.url}${ledger}`)
    page.setDefaultTimeout(30_000)
    const person = new Person(page)

    // The card says bowser two and means petrol of cars; Site is a column of depots.
    await person.drop('depot.csv')
    await page.getByText(/^Columns: /).click()
    await person.choose('What Where is', 'facility')
    await person.press('Remember this and look again')
    await page
      .getByText(/nothing for "Bowser two/)
      .first()
      .waitFor()
    await person.choose('Factor for Bowser two, transport', 'another')
    await person.type('Id of the factor for Bowser two, transport', CAR_PETROL)
    await person.press('Remember the answer and look again')
    await person.load('4 lines', 'depot.csv')

    // The same fill twice: one of them is asked about, and taken out.
    await page.getByLabel('Only lines with an open question').check()
    const doubled = page.getByRole('row').filter({ hasText: 'The same activity, days, quantity and place' })
    await doubled.getByRole('button', { name: 'Leave it out' }).click()
    await doubled.waitFor({ state: 'detached' })
    await page.getByLabel('Only lines with an open question').uncheck()

    // A typing slip of the card company: 1,000 L was 100 L.
    const row = page.getByRole('row').filter({ hasText: '1,000 L' })
    await row.getByRole('button', { name: 'Correct' }).click()
    const form = page.getByRole('form', { name: 'Save the correction' })
    await form.getByLabel('Quantity').fill('100')
    await page.keyboard.press('Enter')
    await page.getByRole('row').filter({ hasText: 'Replaced by' }).first().waitFor()
    // August has no diesel: the mean of July and September stands in, marked as an estimate.
    await person.press('Fill 1 by average of neighbours')
    await page.getByText(/1 estimated/).waitFor()
    await page
      .getByText(/Estimated/)
      .first()
      .waitFor()

    expect(person.steps).toBeLessThanOrEqual(20)

    const { totals, by_category, estimated } = await totalsOf(server, SECOND)
    const car = (litres: number, gj: number, kg: number) => (litres / 1000) * gj * (kg / 1000)
    // Diesel of July 100, September 100 after the correction, August as their mean; petrol 40 L once.
    expect(totals.scope1_t).toBeCloseTo(car(300, 38.6, 70.41) + car(40, 34.2, 67.62), 2)
    expect(by_category).toMatchObject([{ category: 'transport' }, { category: 'category_3' }])
    expect(estimated.t).toBeGreaterThan(0)

    // As much diesel as the year before, and petrol beside it: the parts add up to the change.
    const change = page.locator('section', {
      has: page.getByRole('heading', { name: 'Change since the year before' }),
    })
    await change.getByRole('row').filter({ hasText: 'Transport combustion' }).waitFor()
    const analysis = (await (
      await server.call(`/v1/companies/${SECOND}/ledger-analysis?period=2025-26`)
    ).json()) as { readonly data: { readonly change: Record<string, number> } }
    const parts = ['activity_t', 'factor_t', 'method_t', 'boundary_t'].map(
      (name) => analysis.data.change[name]!,
    )
    expect(parts.reduce((a, b) => a + b)).toBeCloseTo(analysis.data.change['change_t']!, 12)
    expect(analysis.data.change['activity_t']).toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })
})
