import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { FACTOR_SOURCES, loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const PAGE = readFileSync(new URL('../../docs/tutorials/scope-2-of-an-office.md', import.meta.url), 'utf8')

/** Each `curl` of the page with the answer that stands below it. */
const steps = [...PAGE.matchAll(/```sh\n(curl[\s\S]*?)```\n```json\n([\s\S]*?)```/g)].map(
  ([, command, answer]) => ({
    address: /"http:\/\/127\.0\.0\.1:8080(\/[^"]+)"/.exec(command ?? '')?.[1] ?? '',
    body: /-d '([^']+)'/.exec(command ?? '')?.[1],
    answer: JSON.parse(answer ?? '') as object,
  }),
)

describe('the tutorial on scope 2 of an office', () => {
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

  it('has its three steps', () => {
    expect(steps).toHaveLength(3)
  })

  it.each(steps)('$address answers as the page says', async ({ address, body, answer }) => {
    const given = await test.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: address,
      headers: { ...tenant.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    })
    expect(given.statusCode).toBe(200)
    expect(given.json()).toMatchObject(answer)
  })
})
