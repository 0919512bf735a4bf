import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { readAll, sharedFile, sharedTable } from '../testing/support.ts'
import editions from './editions.json' with { type: 'json' }
import type { NgerCorporateRow } from './row.ts'
import { ngerCorporateSource } from './source.ts'

const raw = sharedFile('data/raw/cer-corporate')
const NOT_PRINTED = new Set(['abn_checksum_ok', 'source_file'])
const expected = ['nger_corporate_history', 'nger_corporate'].flatMap((name) =>
  sharedTable(`data/registry/${name}.csv`).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([field]) => !NOT_PRINTED.has(field))
        .map(([field, text]) => [field, oneSpace(text)]),
    ),
  ),
)

describe.skipIf(raw === undefined || expected.length === 0)("the publisher's files of thirteen years", () => {
  const files = raw === undefined ? [] : readdirSync(raw)

  test('are all at hand', () => {
    expect(files.length).toBe(editions.length)
  })

  test.each(files)('%s equals the comparison table in every value of every row', async (name) => {
    const { rows, log } = await readAll(ngerCorporateSource, await fileOnDisk(path.join(raw ?? '', name)))
    const year = log.edition?.slot
    expect(rows.map(comparable)).toEqual(expected.filter((row) => row['reporting_year'] === year))
    expect(log.notes.filter(({ code }) => code.endsWith('_differs'))).toEqual([])
    expect(log.findings.all).toEqual([])
    expect(editions.find((entry) => entry.edition === year)?.rows).toBe(rows.length)
  })
})

/** The table was built with single spaces in some names and notes; nothing else differs. */
function oneSpace(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}
const digits = (value: number | null): string => (value === null ? '' : String(value))

const comparable = (row: NgerCorporateRow): Record<string, string> => ({
  reporting_year: row.reporting_year,
  organisation: oneSpace(row.organisation),
  abn: row.abn ?? '',
  identifier_type: row.identifier_type === 'address' ? 'other' : row.identifier_type,
  identifier_raw: oneSpace(row.identifier_text),
  abn_derived_from_acn: row.flags.includes('abn_derived_from_acn') ? 'True' : 'False',
  scope1_t: digits(row.scope1_t),
  scope2_t: digits(row.scope2_t),
  net_energy_gj: digits(row.net_energy_gj),
  notes: oneSpace(row.notes),
})
