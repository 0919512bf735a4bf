import { beforeAll, expect, it } from 'vitest'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import type { Database } from '../../src/store/database.ts'
import { boundary } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'

import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const WRITERS = 200
/** How often each writer looks and tries again; together far more tries than there can be versions. */
const TRIES = 3
const URL = '/v1/companies/74115061375/organisational-boundary'

/** A machine that is busy may also send writers away before they wait for seconds: nothing was written then. */
const LATE = { first: new Set([428, 503]), later: new Set([412, 503]) }

describeOnOneEngine('200 writers of one record at once', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    database = await open({ pool: 8 })
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const write = async (rationale: string, ifMatch?: string) => {
    const answer = await test.inject({
      method: 'PUT',
      url: URL,
      headers: { ...tenant.headers, ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
      payload: boundary({ rationale }),
    })
    return { status: answer.statusCode, version: answer.json().data?.version as number | undefined }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => writer)
  const tagNow = async (): Promise<string> => {
    const { etag } = (await test.inject({ url: URL, headers: tenant.headers })).headers
    return etag ?? (await tagNow())
  }

  /** The writer of each version, the oldest first. */
  async function authors(): Promise<string[]> {
    const rationales: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { data, page } = (
        await test.inject({ url: `${URL}/history?limit=200${next}`, headers: tenant.headers })
      ).json()
      rationales.push(...data.map(({ rationale }: { rationale: string }) => rationale))
      cursor = page.next_cursor
    }
    return rationales.toReversed()
  }

  it('one writes the first version, the others are told that it exists', async () => {
    const answers = await Promise.all(writers.map((writer) => write(`First by ${writer}`)))
    expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(1)
    expect(answers.filter(({ status }) => LATE.first.has(status))).toHaveLength(WRITERS - 1)
  })

  it('one wins each version, the others are told that they came late, and no win is lost', async () => {
    const won: { readonly version: number; readonly writer: number }[] = []
    const compete = async (writer: number): Promise<void> => {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const { status, version } = await write(`Later by ${writer}`, await tagNow())
        if (status !== 200) {
          expect(LATE.later).toContain(status)
          continue
        }
        won.push({ version: version!, writer })
        return
      }
    }
    await Promise.all(writers.map(compete))
    expect(won.length).toBeGreaterThan(1)
    const versions = won.toSorted((a, b) => a.version - b.version)
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 2))
    const [, ...later] = await authors()
    expect(later).toEqual(versions.map(({ writer }) => `Later by ${writer}`))
    expect((await verifyAuditChain(database, tenant.id))[0]?.broken).toBeUndefined()
  })
})
