import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { ingest } from '../../src/operations/ingest/ingest.ts'
import { loadSource, sourceSlugs } from '../../src/sources/registry.ts'
import { fieldKinds } from '../../src/sources/row-schema.ts'
import type { Database } from '../../src/store/database.ts'
import { ROW_TABLES } from '../../src/store/load-rows.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

/** Sources whose rows are too many, or too raw, to be stored row by row: they can be read, and feed other tables. */
const READ_ONLY = new Set(['agcd', 'awra-l', 'gnaf-core', 'silo-grid'])

describeOnBothEngines('tables of sources', (open) => {
  let database: Database
  let columns: Map<string, string[]>
  beforeAll(async () => {
    database = await open()
    const found = await database.query<{ table_name: string; columns: string[] }>(
      SQL`select table_name::text, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by 1`,
    )
    columns = new Map(found.map((row) => [row.table_name, row.columns]))
  })

  it.each(sourceSlugs())('%s has a table with the fields of its rows, or is read only', async (slug) => {
    const source = await loadSource(slug)
    if (READ_ONLY.has(slug)) return expect(ROW_TABLES[slug]).toBeUndefined()
    const expected = ['release_id', 'ordinal', ...fieldKinds(source!.row).keys()]
    expect(columns.get(ROW_TABLES[slug] ?? '')?.toSorted()).toEqual(expected.toSorted())
  })

  it.each(sourceSlugs())('%s has a loader, or says that it has none', async (source) => {
    const file = path.join(os.tmpdir(), 'southerly-no-such-file')
    const loading = ingest({ database, clock: systemClock, home: os.tmpdir() }, { source, files: [file] })
    await expect(loading).rejects.toThrow(file)
  })
})
