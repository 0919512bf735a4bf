import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/store/open.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from '../api/support.ts'
import { type CountingLine, openCountingLine, type Sent } from '../support/counting-line.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, july, statement } from '../support/disclosure-records.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { dropPostgresDatabase } from '../support/postgres-databases.ts'

const AGL = '74115061375'

describe.skipIf(inject('postgresUrl') === undefined)('what a request sends to PostgreSQL', () => {
  let line: CountingLine
  let app: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    const url = await newPostgresUrl({ holding: 'starter' })
    line = await openCountingLine(url)
    const database = await openDatabase({ databaseUrl: line.url, pool: 1 })
    app = await testApp(database)
    tenant = await newTenant(database, app.clock)
    for (const year of [2024, 2025]) {
      const period = july(year)
      await putRecord(app, tenant, AGL, 'organisational_boundary', boundary({ period }))
      await putRecord(app, tenant, AGL, 's2_statements', { period, statements: [statement('6(a)')] })
    }
    return async () => {
      await app.app.close()
      await database.close()
      await line.close()
      await dropPostgresDatabase(url)
    }
  })

  /**
   * The least of several times: the first one prepares statements and fills caches, and usage may be written meanwhile, which
   * happens once a second and is none of the request's.
   */
  const sentBy = async (path: string): Promise<Sent> => {
    const all: Sent[] = []
    for (let time = 0; time < 5; time += 1)
      all.push(
        await line.during(async () => {
          const { statusCode, body } = await app.inject({
            url: `/v1/companies/${AGL}/${path}`,
            headers: tenant.headers,
          })
          expect({ statusCode, body }).toMatchObject({ statusCode: 200 })
        }),
      )
    return all.reduce((least, sent) => (sent.statements < least.statements ? sent : least))
  }

  it.each([
    // The role and the tenant, and the read.
    ['organisational-boundary', { statements: 2, roundTrips: 1 }],
    ['organisational-boundary?period=2025-26', { statements: 2, roundTrips: 1 }],
    // The role and the tenant; since when approvals count, moves, comments; records with their files, earlier statements. Then the ledger.
    ['filing-readiness?period=2025-26', { statements: 8, roundTrips: 2 }],
    // The period is chosen first.
    ['filing-readiness', { statements: 10, roundTrips: 3 }],
  ])('%s', async (path, expected) => {
    expect(await sentBy(path)).toEqual(expected)
  })
})
