import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import {
  expectReadError,
  fixture,
  golden,
  readAll,
  sharedFile,
  sharedTable,
  textFile,
} from '../testing/support.ts'
import { ngerMarketBasedSource as source } from './source.ts'

const FIXTURES = ['market-based-scope-2_2023-24.csv', 'market-based-scope-2_2024-25.csv']
const HEADINGS =
  'Organisation name,Identifying details,Were market-based scope 2 emissions reported for all eligible facilities?,Total market-based scope 2 emissions (t CO2-e)'
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,No (93% of facilities),"249,493"'
const file = (...lines: string[]) => textFile('market-based-scope-2_2025-26.csv', [HEADINGS, ...lines])

describe('a year as published', () => {
  test.each(FIXTURES)('%s gives its golden rows', async (name) => {
    const { rows, log } = await readAll(source, await fixture(import.meta.url, name))
    const check = rowCheck(source.row)
    expect(rows.map(check).filter((fault) => fault !== undefined)).toEqual([])
    expect({ edition: log.edition, rows, skipped: log.skipped, corrections: log.corrections }).toEqual(
      golden(import.meta.url, name.replace('.csv', '.golden.json')),
    )
  })

  test('keeps a zero as a zero', async () => {
    const { rows } = await readAll(source, await fixture(import.meta.url, 'market-based-scope-2_2024-25.csv'))
    expect(rows[2]).toMatchObject({
      scope2_market_based_t: 0,
      covers_all_facilities: false,
      facility_coverage_pct: 94,
    })
  })
})

describe('a damaged row', () => {
  test.each([
    ['an answer that is none', 'X LTD,54 078 848 745,Perhaps,1', 'row_not_understood', 'Perhaps'],
    [
      'more than all facilities',
      'X LTD,54 078 848 745,No (101% of facilities),1',
      'row_not_understood',
      'No (101% of facilities)',
    ],
    ['no amount', 'X LTD,54 078 848 745,Yes,-', 'row_not_understood', '-'],
    ['an organisation twice', AGL, 'row_twice', '74115061375'],
  ])('with %s is left out with a finding', async (_, line, rule, value) => {
    const { rows, log } = await readAll(source, file(AGL, line))
    expect(rows).toHaveLength(1)
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, value }])
  })

  test('with a bad ABN is taken without it', async () => {
    const { rows, log } = await readAll(source, file(AGL, 'X LTD,54 078 848 746,Yes,1'))
    expect(rows[1]).toMatchObject({ abn: null, identifier_text: '54 078 848 746' })
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'identifier_not_valid' }])
  })
})

describe('a wrong file', () => {
  test('with a question of another meaning is refused', async () => {
    const other = HEADINGS.replace(
      'Were market-based scope 2 emissions reported for all eligible facilities?',
      'Was it audited?',
    )
    expect(await expectReadError(source, textFile('x-2025-26.csv', [other, AGL]))).toMatchObject({
      expected: expect.stringContaining('Was it audited?'),
    })
  })

  testRefusals(source, 'market-based-scope-2_2025-26.csv')
})

test.each(FIXTURES)('damage to %s is survived', async (name) => {
  await expectToSurviveDamage(source, await fixture(import.meta.url, name))
})

const raw = sharedFile('data/raw/cer-corporate-extra')
const expected = sharedTable('data/registry/nger_market_based_scope2.csv')

test.skipIf(raw === undefined || expected.length === 0).each(FIXTURES)(
  'the whole of %s equals the comparison table',
  async (name) => {
    const { rows, log } = await readAll(source, await fileOnDisk(path.join(raw ?? '', name)))
    const comparable = rows.map((row) => ({
      organisation: row.organisation,
      abn: row.abn,
      covers_all_facilities: row.covers_all_facilities ? 'True' : 'False',
      facility_coverage_pct: String(row.facility_coverage_pct),
      coverage_raw: row.coverage_text,
      scope2_market_based_t: String(row.scope2_market_based_t),
    }))
    const table = expected.filter((row) => row['reporting_year'] === log.edition?.slot)
    expect(comparable.length).toBe(table.length)
    expect(table).toMatchObject(comparable)
    expect(log.notes).toEqual([])
  },
)
