import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { damaged } from '../support/damage.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { RECORD_EXAMPLES, type RecordExample } from '../support/record-resources.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const COMPANY = 'v1/companies/74115061375'
const PERIOD = '2025-07-01/2026-06-30'

/** One act on one record: write the content that holds the word, or delete. */
interface Act {
  readonly example: RecordExample
  readonly word: string | null
}

const act: fc.Arbitrary<Act> = fc.record({
  example: fc.constantFrom(...RECORD_EXAMPLES),
  word: fc.option(fc.constantFrom('one', 'two', 'three'), { freq: 5 }),
})

interface Version {
  readonly version: number
  readonly body_sha256: string
  readonly deletion_reason: string | null
}

describeOnBothEngines('tenant records, generated', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const read = async ({ headers }: TestTenant, route: string) =>
    test.inject({ url: `/${COMPANY}/${route}`, headers })

  async function perform(author: TestTenant, { example, word }: Act): Promise<number> {
    const standing = await read(author, example.route)
    const ifMatch = standing.statusCode === 200 ? { 'if-match': String(standing.headers['etag']) } : {}
    const query = example.perPeriod ? `&period=${PERIOD}` : ''
    const done = await test.inject({
      headers: { ...author.headers, ...ifMatch },
      ...(word === null
        ? { method: 'DELETE', url: `/${COMPANY}/${example.route}?reason=tried${query}` }
        : { method: 'PUT', url: `/${COMPANY}/${example.route}`, payload: example.variant(word) }),
    })
    return done.statusCode
  }

  /** All that can be read of the records, without who wrote them. */
  async function stateOf(author: TestTenant): Promise<object[]> {
    const states = RECORD_EXAMPLES.map(async ({ route }) => {
      const history = await read(author, `${route}/history`)
      const versions = history.statusCode === 200 ? (history.json().data as readonly Version[]) : []
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => versions.length - at))
      const [newest] = versions
      const standing = await read(author, route)
      const stands = newest !== undefined && newest.deletion_reason === null
      expect(standing.statusCode).toBe(stands ? 200 : 404)
      if (stands) expect(standing.json().data.body_sha256).toBe(newest.body_sha256)
      return versions.map((version) => ({ ...version, authored_by: '' }))
    })
    return await Promise.all(states)
  }

  it('any acts replay to the same records, and the newest version is what was done last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
        const [first, second] = [await newTenant(database, test.clock), await newTenant(database, test.clock)]
        const model = new Map<string, string>()
        for (const one of acts) {
          const exists = model.has(one.example.route)
          const expected = one.word === null && !exists ? 404 : 200
          expect(await perform(first, one)).toBe(expected)
          expect(await perform(second, one)).toBe(expected)
          if (one.word === null) model.delete(one.example.route)
          else model.set(one.example.route, one.word)
        }
        for (const example of RECORD_EXAMPLES) {
          const word = model.get(example.route)
          const { data } = (await read(first, example.route)).json()
          if (word === undefined) expect(data).toBeUndefined()
          else expect(data).toMatchObject(example.variant(word))
        }
        expect(await stateOf(second)).toEqual(await stateOf(first))
      }),
      { numRuns: 8 },
    )
  })

  it.each(RECORD_EXAMPLES)(
    'any damaged $route is refused with the pointer to the fault and changes nothing',
    async (example) => {
      await perform(tenant, { example, word: 'sound' })
      const before = await stateOf(tenant)
      const events = await test.inject({ url: '/v1/audit-events?limit=1', headers: tenant.headers })
      const headers = {
        ...tenant.headers,
        'if-match': String((await read(tenant, example.route)).headers['etag']),
      }
      await fc.assert(
        fc.asyncProperty(damaged(example.body), async ({ body, pointer }) => {
          const refused = await test.inject({
            method: 'PUT',
            url: `/${COMPANY}/${example.route}`,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          })
          expect(refused.statusCode).toBe(422)
          const { errors } = refused.json() as { errors: readonly { pointer: string }[] }
          expect(errors.map((error) => error.pointer)).toContain(pointer)
        }),
        { numRuns: 60 },
      )
      expect(await stateOf(tenant)).toEqual(before)
      const after = await test.inject({ url: '/v1/audit-events?limit=1', headers: tenant.headers })
      expect(after.json().data).toEqual(events.json().data)
    },
  )
})
