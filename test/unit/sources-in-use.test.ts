import { expect, test } from 'vitest'
import { loadSource } from '../../src/sources/registry.ts'
import { ROW_TABLES } from '../../src/store/load-rows.ts'
import { filesUnder, read } from './tree.ts'

/** Every file that asks the database something; load-rows.ts only writes. */
const queries = filesUnder('src/store')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('/load-rows.ts'))
  .map(read)
  .join('\n')

test.each(Object.entries(ROW_TABLES))(
  '%s is read by a query, or says what it waits for',
  async (slug, table) => {
    const source = await loadSource(slug)
    const isRead = new RegExp(`\\b${table}\\b`).test(queries)
    expect(source?.waits_for === undefined).toBe(isRead)
  },
)
