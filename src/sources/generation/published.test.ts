import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { readAll, sharedFile, sharedTable } from '../testing/support.ts'
import editions from './editions.json' with { type: 'json' }
import type { GenerationRow } from './row.ts'
import { generationSource } from './source.ts'

const raw = sharedFile('data/raw/cer-generation')
const expected = sharedTable('data/registry/generation_facilities.csv')

const FIELDS = [
  'reporting_year',
  'reporting_entity',
  'facility_name',
  'type',
  'state',
  'electricity_gj',
  'electricity_mwh',
  'scope1_t',
  'scope2_t',
  'total_t',
  'intensity_t_per_mwh',
  'grid_connected',
  'grid',
  'primary_fuel',
  'notes',
] as const satisfies readonly (keyof GenerationRow)[]

/** The table has single spaces in names and notes, and some whole numbers with a decimal. */
const plainText = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\d+)\.0$/, '$1')
    .trim()
const comparable = (row: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(FIELDS.map((field) => [field, plainText(row[field])]))
const inOrder = (rows: readonly Record<string, string>[]): Record<string, string>[] =>
  rows.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1))

describe.skipIf(raw === undefined || expected.length === 0)("the publisher's files", () => {
  test.each(raw === undefined ? [] : readdirSync(raw))(
    '%s equals the comparison table in every printed value of every row',
    async (name) => {
      const { rows, log } = await readAll(generationSource, await fileOnDisk(path.join(raw ?? '', name)))
      const year = log.edition?.slot
      const table = expected.filter((row) => row['reporting_year'] === year)
      expect(inOrder(rows.map(comparable))).toEqual(inOrder(table.map(comparable)))
      expect(rows.filter((row) => row.flags.includes('mwh_from_gj')).length).toBe(
        table.filter((row) => row['mwh_derived'] === 'True').length,
      )
      expect(log.notes.filter(({ code }) => code.endsWith('_differs'))).toEqual([])
      expect(log.findings.all).toEqual([])
      expect(editions.find((entry) => entry.edition === year)?.rows).toBe(rows.length)
    },
  )
})
