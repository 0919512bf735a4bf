import { beforeAll, expect, it } from 'vitest'
import { loadSource, sourceSlugs } from '../../src/sources/registry.ts'
import { fieldKinds } from '../../src/sources/row-schema.ts'
import type { Database } from '../../src/store/database.ts'
import { ROW_TABLES } from '../../src/store/load-rows.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

/** Sources whose rows are too many, or too raw, to be stored row by row: they can be read, and feed other tables. */
const READ_ONLY = new Set(['agcd', 'awra-l', 'gnaf-core', 'silo-grid', 'silo-point'])

describeOnBothEngines('tables of sources', (open) => {
  let columns: Map<string, string[]>
  beforeAll(async () => {
    const database: Database = await open()
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
})
