import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import type { Server } from './southerly.ts'

const ABN = '10000000226'
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
  readonly by_category: readonly { readonly category: string; readonly t: number; readonly lines: number }[]
}

const totalsOf = async (server: Server): Promise<Totals> =>
  (
    (await (await server.call(`/v1/companies/${ABN}/ledger-totals?period=2025-26`)).json()) as {
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
    expect(await overflows(page)).toBe(false)

    const draft = await server.call(`/v1/companies/${ABN}/disclosure-draft?period=2025-26&format=pdf`)
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: Buffer.from(await draft.arrayBuffer()),
      encoding: 'utf8',
    })
    for (const [scope, t] of [
      ['Scope 1 emissions', '0.491'],
      ['Scope 2 emissions, location-based', '28.8'],
      ['Scope 3 emissions', '10.4'],
    ])
      expect(text).toMatch(new RegExp(`${scope} +${t} +t CO₂-e +Emissions ledger of the year`))
    expect(faults).toEqual([])
  })
})
