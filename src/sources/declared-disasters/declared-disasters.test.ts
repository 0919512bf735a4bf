import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { fixture, readAll, sharedFile } from '../testing/support.ts'
import { declaredDisastersSource } from './source.ts'

const changed = async (name: string, from: string, to: string) => {
  const { text } = await decodeText(await fixture(import.meta.url, name))
  expect(text).toContain(from)
  return fileInMemory(name, text.replace(from, to))
}

test('counts a disaster once for an area, however many payments it has', async () => {
  const { rows, log } = await readAll(declaredDisastersSource, await fixture(import.meta.url, 'payments.csv'))
  expect(log.edition).toEqual({ slot: 'all', edition: '2023-01-19' })
  expect(log.notes).toMatchObject([{ code: 'not_an_area', message: expect.stringContaining('2 rows') }])
  expect(rows.map(({ row_ref, lga, agrn }) => [row_ref, lga, agrn])).toEqual([
    ['line 2', 'Invented Bay', '9001'],
    ['line 4', 'Invented Bay', '9000'],
    ['line 5', 'Inland Shire', '9001'],
  ])
})

test('reads the same disasters from a summary', async () => {
  const { rows, log } = await readAll(declaredDisastersSource, await fixture(import.meta.url, 'summary.csv'))
  expect(log.edition).toEqual({ slot: 'all', edition: '2022' })
  expect(rows).toHaveLength(3)
  expect(rows[1]).toEqual({
    row_ref: 'line 2',
    lga_code: '19901',
    lga: 'Invented Bay',
    state: 'NSW',
    event: 'Invented Bushfires: Commencing 18 July 2019 onwards',
    agrn: null,
  })
})

describe('a damaged row is left out with a finding', () => {
  test.each([
    ['summary.csv', 'Wales,2,', 'Wales,3,', 'n_declared_events', 1],
    ['summary.csv', '19902', '1990', 'lga_code', 2],
    ['payments.csv', '2022-05-18', '18 May 2022', 'Date of Data', 2],
    [
      'payments.csv',
      '19902,Inland Shire,LGA,New South Wales',
      '19902,Inland Shire,LGA,Nowhere',
      'State Name',
      2,
    ],
  ])('of %s: %s to %s', async (name, from, to, column, kept) => {
    const { rows, log } = await readAll(declaredDisastersSource, await changed(name, from, to))
    expect(rows).toHaveLength(kept)
    expect(log.findings.all).toMatchObject([
      { rule: 'row_not_understood', column, proposal: { decision: 'leave_out' } },
    ])
  })
})

test('refuses a table with other headings and names those it expects', async () => {
  await expect(
    readAll(declaredDisastersSource, await changed('payments.csv', 'Location ID', 'Place')),
  ).rejects.toThrow(/Location ID/u)
})

test('answers damage with rows or a ReadError', async () => {
  for (const name of ['payments.csv', 'summary.csv'])
    await expectToSurviveDamage(declaredDisastersSource, await fixture(import.meta.url, name), {}, 40)
})

const location = sharedFile('data/climate/hazards/nema_disasters_by_lga_2019_2026.csv')
test.skipIf(location === undefined)('the shared summary is whole', async () => {
  const { rows, log } = await readAll(declaredDisastersSource, await fileOnDisk(location ?? ''))
  expect(log.findings.all).toEqual([])
  expect(log.edition).toEqual({ slot: 'all', edition: '2026' })
  expect(new Set(rows.map(({ lga_code }) => lga_code)).size).toBe(339)
  expect(new Set(rows.map(({ event }) => event)).size).toBe(44)
})
