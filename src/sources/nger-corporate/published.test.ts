import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../formats/csv.ts'
import { fileOnDisk } from '../input-file.ts'
import { readAll, sharedFile } from '../testing.ts'
import editions from './editions.json' with { type: 'json' }
import type { NgerCorporateRow } from './row.ts'
import { ngerCorporateSource } from './source.ts'

const raw = sharedFile('data/raw/cer-corporate')
const tables = ['nger_corporate_history', 'nger_corporate'].map((name) =>
  sharedFile(`data/registry/${name}.csv`),
)

describe.skipIf(raw === undefined || tables.includes(undefined))(
  "the publisher's files of thirteen years",
  () => {
    const expected = tables.flatMap((location) => comparisonRows(location ?? ''))
    const files = raw === undefined ? [] : readdirSync(raw)

    test('are all at hand', () => {
      expect(files.length).toBe(editions.length)
    })

    test.each(files)('%s equals the comparison table in every value of every row', async (name) => {
      const { rows, log } = await readAll(ngerCorporateSource, await fileOnDisk(path.join(raw ?? '', name)))
      const year = log.edition?.slot
      expect(rows.map(comparable)).toEqual(expected.filter((row) => row['reporting_year'] === year))
      expect(log.notes.filter(({ code }) => code.endsWith('_differs'))).toEqual([])
      expect(editions.find((entry) => entry.edition === year)?.rows).toBe(rows.length)
    })
  },
)

/** The table was built with single spaces in some names and notes; nothing else differs. */
const oneSpace = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
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

function comparisonRows(location: string): Record<string, string>[] {
  const [header, ...records] = readCsv(path.basename(location), readFileSync(location, 'utf8'))
  const leftOut = new Set(['abn_checksum_ok', 'source_file'])
  return records.map(({ cells }) =>
    Object.fromEntries(
      (header?.cells ?? [])
        .map((name, index): [string, string] => [name, oneSpace(cells[index] ?? '')])
        .filter(([name]) => !leftOut.has(name)),
    ),
  )
}
