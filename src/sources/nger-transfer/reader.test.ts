import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { ngerCorporateSource } from '../nger-corporate/source.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, sharedFile, textFile } from '../testing/support.ts'
import { ngerTransferSource as source } from './source.ts'

const NAME = 'reporting-transfer-certificate-holder_2024-25.csv'
const HEADINGS =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ)'
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,487,"2,778","136,731"'

test('the year as published gives its golden rows', async () => {
  const { rows, log } = await readAll(source, await fixture(import.meta.url, NAME))
  const check = rowCheck(source.row)
  expect(rows.map(check).filter((fault) => fault !== undefined)).toEqual([])
  expect({ edition: log.edition, rows, skipped: log.skipped, corrections: log.corrections }).toEqual(
    golden(import.meta.url, NAME.replace('.csv', '.golden.json')),
  )
})

describe('a damaged row', () => {
  const read = (line: string) =>
    readAll(source, textFile('reporting-transfer-certificate-holder_2025-26.csv', [HEADINGS, AGL, line]))

  test.each([
    ['an amount missing', 'X LTD,54 078 848 745,1,-,3', 'row_not_understood', '-'],
    ['a holder twice', AGL, 'row_twice', '74115061375'],
  ])('with %s is left out with a finding', async (_, line, rule, value) => {
    const { rows, log } = await read(line)
    expect(rows).toHaveLength(1)
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, value }])
  })

  test('with a bad ABN is taken without it', async () => {
    const { rows, log } = await read('X LTD,54 078 848 746,1,2,3')
    expect(rows[1]).toMatchObject({ abn: null, identifier_text: '54 078 848 746' })
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'identifier_not_valid' }])
  })
})

describe('a wrong file', () => {
  test('of the corporate registry is not taken for this one, nor this one for it', async () => {
    const corporate = textFile('nger-2024-25.csv', [`${HEADINGS},Important notes`, `${AGL},-`])
    expect(await expectReadError(source, corporate)).toMatchObject({ value: 'Important notes' })
    const own = await fixture(import.meta.url, NAME)
    expect((await expectReadError(ngerCorporateSource, own)).problem).toContain('Important notes')
  })

  testRefusals(source, NAME)
})

test('damage is survived', async () => {
  await expectToSurviveDamage(source, await fixture(import.meta.url, NAME))
})

const published = sharedFile(`data/raw/cer-corporate-extra/${NAME}`)

test.skipIf(published === undefined)("the publisher's file adds up to what is known", async () => {
  const { rows, log } = await readAll(source, await fileOnDisk(published ?? ''))
  expect(rows.map((row) => row.scope1_t)).toEqual([318955, 82826, 26179, 487])
  expect(log.notes).toEqual([])
})
