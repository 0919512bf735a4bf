import { beforeAll, expect, it } from 'vitest'
import { keyedRoute } from '../../src/api/platform/route.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

/** The engine says what it says when a file cannot grow; test/store/full-disk.test.ts fills a real disk. */
const FULL = SQL`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`

const writing = keyedRoute({
  method: 'POST',
  path: '/test/full',
  operationId: 'testFull',
  summary: 'A test',
  tag: 'Test',
  since: '0.1.0',
  scope: 'companies:read',
  handler: async ({ services }) => {
    await services.database.transaction(async (sql) => sql.exec(FULL))
    return { body: {} }
  },
})

describeOnBothEngines('a full disk', (open) => {
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    const database = await open()
    test = await testApp(database, { extraRoutes: [writing] })
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  it('is told by a code of its own, and the cause to the operator alone', async () => {
    const answer = await test.inject({ method: 'POST', url: '/test/full', headers: tenant.headers })
    expect(answer.json()).toMatchObject({ code: 'storage_full', status: 507, retryable: true })
    expect(answer.body).not.toContain('extend file')
    expect(test.logLines.join('')).toContain('could not extend file')
  })
})
