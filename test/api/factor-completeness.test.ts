import { beforeAll, describe, expect, it } from 'vitest'
import { fileOnDisk } from '../../src/sources/input-file.ts'
import { ngaFactorsSource } from '../../src/sources/nga-factors/source.ts'
import { readAll, sharedFile } from '../../src/sources/testing/support.ts'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { FACTOR_SOURCES, loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const WORKBOOKS = {
  'edition=2021': 'national-greenhouse-account-factors-2021.xlsx',
  'edition=2023': 'national-greenhouse-account-factors-2023.xlsx',
  'edition=2024': 'national-greenhouse-account-factors-2024.xlsx',
  'edition=2025': 'national-greenhouse-account-factors-2025.xlsx',
  'edition=2026&vintage=2026-09': 'nga-2026-text-of-workbook.txt',
}

interface Cell {
  readonly table: string
  readonly cell: string
  readonly value: number | null
  readonly value_text: string | null
}

describe.skipIf(sharedFile('data/raw/nga') === undefined)('the publisher’s workbooks', () => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine()
    await loadReferenceStarter(database, FACTOR_SOURCES)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  /** Every cell that the lists of an edition show, on all pages. */
  async function servedCells(edition: string): Promise<Map<string, Cell>> {
    const cells = new Map<string, Cell>()
    for (const scope of [1, 2, 3]) {
      let cursor = ''
      do {
        const url = `/v1/emission-factors/scope${scope}?${edition}&limit=200${cursor}`
        const { data, page } = (await test.inject({ url, headers: tenant.headers })).json()
        for (const factor of data) {
          for (const gas of factor.gases) cells.set(`${gas.table}!${gas.cell}`, gas)
          const total = factor.source.cells.at(-1) as string
          if (!cells.has(total)) cells.set(total, factor)
        }
        cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
      } while (cursor !== '')
    }
    return cells
  }

  it.each(Object.entries(WORKBOOKS))('%s: every row of %s is served as its cell', async (edition, file) => {
    const { rows } = await readAll(ngaFactorsSource, await fileOnDisk(sharedFile(`data/raw/nga/${file}`)!))
    const served = await servedCells(edition)
    const wrong = rows.filter((row) => {
      const cell = served.get(row.row_ref)
      return cell === undefined || cell.value !== row.value || cell.value_text !== row.value_text
    })
    expect(wrong.map((row) => [row.row_ref, row.value, served.get(row.row_ref)?.value])).toEqual([])
    expect(rows.length).toBeGreaterThan(490)
  })
})
