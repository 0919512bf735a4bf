import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasAbnChecksum } from '../../domain/abn.ts'
import { readCsv } from '../formats/csv/csv.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectDoubt, expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import retailers from './retailers.json' with { type: 'json' }
import { greenPowerSource as source } from './source.ts'

const FIXTURES = ['plans-2026-10-03.json', 'plan-answers.json']
const PLANS = readFileSync(new URL('fixtures/plans-2026-10-03.json', import.meta.url), 'utf8')
const SAMPLES = sharedFile('data/raw/greenpower/greenpower_cdr_samples.json')
const TABLE = sharedFile('data/factors/greenpower_products.csv')

const BASES: Readonly<Record<string, string>> = {
  'per kWh of total use': 'per_kwh_of_use',
  'per kWh of the green share': 'per_kwh_of_green_share',
  'per kWh': 'per_kwh',
}

it.each(FIXTURES)('reads %s as its golden rows', (name) => expectGolden(source, import.meta.url, name))

it('reads one answer as it reads a list of them', async () => {
  const answers = JSON.parse(
    readFileSync(new URL('fixtures/plan-answers.json', import.meta.url), 'utf8'),
  ) as unknown[]
  const one = await readAll(source, fileInMemory('plan.json', JSON.stringify(answers[0])))
  const list = await readAll(source, await fixture(import.meta.url, 'plan-answers.json'))
  expect(one.rows).toEqual(list.rows.slice(0, 1))
})

it('knows only retailers with a sound ABN', () => {
  for (const { abn } of Object.values(retailers)) expect(hasAbnChecksum(abn)).toBe(true)
})

it.each([
  ['a share in percent', '"percentGreen":"0.3"', '"percentGreen":"30"', 'percent_green', 'use'],
  ['a share that is a number', '"percentGreen":"0.3"', '"percentGreen":0.3', 'percentGreen', 'leave_out'],
  ['text in a price', '"amount":"0.0132"', '"amount":"1.32 c"', 'price', 'take'],
  ['a price below zero', '"amount":"0.0132"', '"amount":"-0.0132"', 'price', 'take'],
  ['a missing price', '"amount":"0.0132",', '', 'price', 'take'],
  ['an unknown scheme', '"scheme":"GREENPOWER"', '"scheme":"GREENISH"', 'scheme', 'leave_out'],
  ['an unknown type of charge', 'FIXED_PER_UNIT', 'FIXED_PER_QUARTER', 'type', 'leave_out'],
  [
    'an unknown member',
    '"displayName":"Greenchoice"',
    '"displayName":"Greenchoice","gst":"1"',
    'gst',
    'take',
  ],
  ['a charge without shares', '[{"amount":"1.00","percentGreen":"0.2"}]', '[]', 'tiers', 'leave_out'],
])('doubts %s, and reads the rest', async (_, from, to, column, decision) => {
  const changed = PLANS.replace(from, to)
  expect(changed).not.toBe(PLANS)
  const file = fileInMemory('plans-2026-10-03.json', changed)
  const doubt = await expectDoubt(source, file)
  expect(doubt).toMatchObject({ column, decision })
  expect(doubt.at).toMatch(/^[A-Z0-9]+@EME\/greenPowerCharges\/0/u)
  const [whole, rest] = await Promise.all([
    readAll(source, fileInMemory('plans-2026-10-03.json', PLANS)),
    readAll(source, file),
  ])
  expect(rest.rows.length).toBeGreaterThanOrEqual(whole.rows.length - 3)
})

it('doubts a plan that stands there twice, and a damaged one', async () => {
  const plan = { data: { planId: 'AGL1@EME', brandName: 'AGL', electricityContract: {} } }
  const other = { data: { planId: 'AGL2@EME', brandName: 'AGL', electricityContract: {} } }
  const file = (...plans: unknown[]) => fileInMemory('plans-2026-10-03.json', JSON.stringify(plans))
  expect((await expectDoubt(source, file(plan, plan))).problem).toContain('already stands')
  expect(await expectDoubt(source, file(plan, { data: [] }, other))).toMatchObject({
    at: 'plan 2/data',
    decision: 'leave_out',
  })
})

describe('refusing', () => {
  it.each([
    ['a web page', '<!doctype html><p>blocked</p>', 'is a web page'],
    ['a file that was cut off', PLANS.slice(0, 400), 'not valid JSON'],
    ['another source', '{"organisation":"AGL"}', 'not a list of green power charges'],
    ['a list of plans without their details', '[{"planId":"A"}]', 'is not an object'],
    ['no plans', '{"_note":"2026-10-03"}', 'holds no plans'],
    ['plans of no known day', '{"ABC1@EME":[]}', 'when the plans were collected'],
  ])('refuses %s', async (_, content, problem) => {
    expect((await expectReadError(source, fileInMemory('plans.json', content))).problem).toContain(problem)
  })
})

it.each(FIXTURES)('survives damage to %s', async (name) => {
  await expectToSurviveDamage(source, await fixture(import.meta.url, name))
})

describe.skipIf(SAMPLES === undefined || TABLE === undefined)('plan data as published', () => {
  it('equals the checked table of offers', async () => {
    const { rows, log } = await readAll(source, await fileOnDisk(SAMPLES!))
    expect(log.edition).toEqual({ slot: 'all', edition: '2026-10-03' })
    const [header, ...records] = readCsv('products', readFileSync(TABLE!, 'utf8'))
    const offers = records
      .map(({ cells }) => Object.fromEntries(header!.cells.map((name, index) => [name, cells[index] ?? ''])))
      .filter((offer) => /detail_\w+_at_EME/u.test(offer['source'] ?? ''))
    expect(offers).toHaveLength(5)
    for (const offer of offers) {
      const plan = `${/detail_(\w+)_at_EME/u.exec(offer['source']!)?.[1]}@EME`
      const found = rows.filter((row) => row.plan_id === plan && row.product_name === offer['product_name'])
      expect({
        retailer: found[0]?.retailer,
        abn: found[0]?.retailer_abn,
        shares: found.map((row) => row.percent_green).join(';'),
        prices: found.map((row) => row.price_text).join(';'),
        basis: found[0]?.price_basis,
      }).toEqual({
        retailer: offer['provider'],
        abn: offer['provider_abn'],
        shares: offer['percent_green_options'],
        prices: offer['price_aud'],
        basis: BASES[offer['price_basis']!],
      })
    }
    expect(rows).toHaveLength(7)
  })
})
