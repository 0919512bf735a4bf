import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import type { Server } from './southerly.ts'

const ABN = '10000000226'
const CAR_DIESEL = 'transport.cars-and-light-commercial.diesel-oil'
const CAR_PETROL = 'transport.cars-and-light-commercial.petrol'
const PLACE = `/workspace/${ABN}/ledger?period=2025-26`
/** With which a person gets from the files to the figures, corrections included. */
const MOST_STEPS = 30

const BILL = 'NMI,Start date,End date,Usage (kWh)'
const FILES = {
  'card.csv': [
    'Transaction Date,Rego,Product,Litres',
    '3/07/2025,ABC123,Diesel oil,100',
    '4/07/2025,ABC123,Bowser two,40',
    '4/07/2025,ABC123,Bowser two,40',
    '5/09/2025,ABC123,Diesel oil,1000',
  ],
  'bill 1.csv': [BILL, '4103035678,1/07/2025,30/09/2025,24000'],
  'bill 2.csv': [BILL, '4103035678,1/10/2025,31/12/2025,21000'],
  'refrigerant.csv': ['Date,Equipment,Refrigerant,Kg added', '12/11/2025,Cool room,R410A,3.5'],
  'spend.csv': [
    'Date,Account,Supplier,Total',
    '14/08/2025,Air travel,Qantas,5500',
    '30/09/2025,Wages,Payroll,90000',
  ],
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

const totalsOf = async (server: Server): Promise<Totals> =>
  (
    (await (await server.call(`/v1/companies/${ABN}/ledger-totals?period=2025-26`)).json()) as {
      readonly data: Totals
    }
  ).data

const app = webApp()

/** The year before: 300 L of the same diesel. */
async function enterYearBefore(server: Server): Promise<void> {
  const line = { activity: 'diesel oil', use: 'transport', quantity: 300, unit: 'L', factor_id: CAR_DIESEL }
  const answer = await server.call(`/v1/companies/${ABN}/ledger-lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      period: { start: '2024-07-01', end: '2025-06-30' },
      lines: [{ ...line, from: '2024-07-01', to: '2024-09-30' }],
    }),
  })
  expect(answer.status).toBe(200)
}

// With `--full` alone: web-ledger.test.ts takes each step of the page in each run.
describe.skipIf(noBrowser || !FULL_RUN)(
  'a person with a fuel card, two bills, a refrigerant log and a spend export',
  () => {
    test('goes from files to the figures of the disclosure, and sees why the year changed', async () => {
      const server = await app()
      await enterYearBefore(server)
      const { page, faults } = await openPage(`${server.url}${PLACE}`)
      page.setDefaultTimeout(120_000)
      const person = new Person(page)

      // The card says bowser two and means petrol of cars: no factor is found, and the mapping is put right.
      await person.drop('card.csv')
      await page
        .getByText(/nothing for "Bowser two/)
        .first()
        .waitFor()
      await person.choose('Factor for Bowser two, transport', 'another')
      await person.type('Id of the factor for Bowser two, transport', CAR_PETROL)
      await person.press('Remember the answer and look again')
      await person.load('4 lines', 'card.csv')

      await person.drop('bill 1.csv')
      await page
        .getByText(/has a factor for each region/)
        .first()
        .waitFor()
      await person.type('Region', 'NSW')
      await person.press('Remember this and look again')
      await person.load('1 line', 'bill 1.csv')
      // The region was said once.
      await person.drop('bill 2.csv')
      await person.load('1 line', 'bill 2.csv')

      await person.drop('refrigerant.csv')
      await person.load('1 line', 'refrigerant.csv')

      await person.drop('spend.csv')
      await person.choose('Amounts are', 'included')
      await person.press('Remember this and look again')
      await person.choose('Factor for Air travel', 'another')
      await person.type('Id of the factor for Air travel', 'io:4901')
      await person.choose('Category of Air travel', 'category_6')
      await person.choose('Factor for Wages', 'left out')
      await person.press('Remember the answers and look again')
      await page.getByText('1 line of 2 lines would be added.').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await person.load('1 line', 'spend.csv')

      // The same fill twice: one of them is asked about, and taken out.
      const doubled = page.getByRole('row').filter({ hasText: 'The same activity, days, quantity and place' })
      person.steps += 1
      await doubled.getByRole('button', { name: 'Leave it out' }).click()
      await doubled.getByText('Replaced by').waitFor()

      // A typing slip of the card company: 1,000 L was 100 L.
      const row = page.getByRole('row').filter({ hasText: '1,000 L' })
      await row.getByRole('button', { name: 'Correct' }).click()
      const form = page.getByRole('form', { name: 'Save the correction' })
      await form.getByLabel('Quantity').fill('100')
      await page.keyboard.press('Enter')
      person.steps += 3
      await page.getByRole('row').filter({ hasText: '1,000 L' }).getByText('Replaced by').waitFor()
      // August has no diesel: the mean of July and September stands in, marked as an estimate.
      await person.press('Fill 1 by average of neighbours')
      await page.getByText(/1 estimated/).waitFor()
      // Shown with each run: the figure that the issue asks for.
      process.stdout.write(`${person.steps} interactions\n`)
      expect(person.steps).toBeLessThanOrEqual(MOST_STEPS)

      const { totals, by_category, estimated } = await totalsOf(server)
      const car = (litres: number, gj: number, kg: number) => (litres / 1000) * gj * (kg / 1000)
      // Diesel of July 100 L, September 100 L after the correction, August as their mean; petrol 40 L once; 3.5 kg of R410A.
      expect(totals.scope1_t).toBeCloseTo(car(300, 38.6, 70.41) + car(40, 34.2, 67.62) + 3.5 * 1.924, 2)
      // 45,000 kWh of NSW at 0.64 kg.
      expect(totals.scope2_location_t).toBeCloseTo(28.8, 9)
      expect(estimated.t).toBeGreaterThan(0)
      const lines = Object.fromEntries(by_category.map((one) => [one.category, one.lines]))
      expect(lines).toMatchObject({ electricity: 2, transport: 4, refrigerant_leakage: 1, category_6: 1 })

      const change = page.locator('section', {
        has: page.getByRole('heading', { name: 'Change since the year before' }),
      })
      await change.getByRole('row').filter({ hasText: 'Transport combustion' }).waitFor()
      const analysis = (await (
        await server.call(`/v1/companies/${ABN}/ledger-analysis?period=2025-26`)
      ).json()) as { readonly data: { readonly change: Record<string, number> } }
      const parts = ['activity_t', 'factor_t', 'method_t', 'boundary_t'].map(
        (name) => analysis.data.change[name]!,
      )
      expect(parts.reduce((a, b) => a + b)).toBeCloseTo(analysis.data.change['change_t']!, 12)
      expect(analysis.data.change['activity_t']).toBeGreaterThan(0)

      await page.getByText('Factors and where they are printed').click()
      await page.getByRole('link', { name: 'electricity.purchased-grid.nsw-act.location' }).waitFor()
      await page.getByText('By gas, by entity, and on AR6').click()
      await page.getByRole('row').filter({ hasText: 'F-gases' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await lookedAt(page, 'desktop')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => overflows(page)).toBe(false)
      await lookedAt(page, 'phone')

      const draft = await server.call(`/v1/companies/${ABN}/disclosure-draft?period=2025-26&format=html`)
      const text = (await draft.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
      for (const [scope, t] of [
        ['Scope 1', totals.scope1_t],
        ['Scope 2, location-based', totals.scope2_location_t],
        ['Scope 3', totals.scope3_t],
      ] as const)
        expect(text).toMatch(new RegExp(`${scope} +${t.toPrecision(3)}`))
      expect(text.match(/From the ledger/g)).toHaveLength(3)
      expect(faults).toEqual([])
    })
  },
)

/** A picture of the whole page where somebody wants to look at it: SOUTHERLY_PICTURES names the folder. */
async function lookedAt(page: Page, name: string): Promise<void> {
  const folder = process.env['SOUTHERLY_PICTURES']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/ledger-${name}.png`, fullPage: true })
}
