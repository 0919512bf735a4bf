import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnBothEngines } from '../support/engines.ts'

describeOnBothEngines('a database', (open, engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('says which engine it is', () => {
    expect(database.engine).toBe(engine)
  })

  it('answers a query with parameters', async () => {
    expect(await database.query('select $1::int + 1 as next', [41])).toEqual([{ next: 42 }])
  })
})
