import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clockOf } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { type RegisterClientOptions, registerClient } from './client.ts'
import { memoryCache } from './memory-cache.ts'

const ENTITY = readFileSync(new URL('fixtures/entity.xml', import.meta.url), 'utf8')
const ABN = '26008672179'
const NO_RECORD = readFileSync(new URL('fixtures/no-record.xml', import.meta.url), 'utf8')

let server: Server
let origin: string
let asked: { method: string; url: string; action: string | undefined; body: string }[]
let respond: (response: ServerResponse) => void
let now: number

const clock = clockOf(() => now)
const client = (more: Partial<RegisterClientOptions> = {}) =>
  registerClient({
    clock,
    guid: '00000000-0000-0000-0000-000000000000',
    userAgent: 'southerly-test',
    cache: memoryCache(),
    soapUrl: `${origin}/AbrXmlSearch.asmx`,
    jsonUrl: `${origin}/json/AbnDetails.aspx`,
    allowLoopbackHttp: true,
    ...more,
    retry: { wait: async () => undefined, attempts: 2, ...more.retry },
  })

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({
        method: request.method!,
        url: request.url!,
        action: request.headers['soapaction'] as string | undefined,
        body,
      })
      respond(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  now = Date.parse('2026-11-15T00:00:00Z')
  respond = (response) => response.setHeader('content-type', 'text/xml').end(ENTITY)
})

const failure = async (work: Promise<unknown>): Promise<ServiceError> => {
  const outcome = await work.catch((error: unknown) => error)
  if (outcome instanceof ServiceError) return outcome
  throw new Error('expected a ServiceError', { cause: outcome })
}

test('asks by SOAP once and then answers from the cache for a day', async () => {
  const register = client()
  expect(await register.entityByAbn('26 008 672 179')).toMatchObject({
    entity: { name: 'BUNNINGS GROUP LIMITED' },
    retrieved_at: '2026-11-15T00:00:00.000Z',
  })
  await register.entityByAbn(ABN)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    method: 'POST',
    action: '"http://abr.business.gov.au/ABRXMLSearch/SearchByABNv202001"',
    body: expect.stringContaining(
      `<searchString>${ABN}</searchString><includeHistoricalDetails>N</includeHistoricalDetails>`,
    ),
  })
  now += 25 * 60 * 60 * 1000
  await register.entityByAbn(ABN)
  expect(asked).toHaveLength(2)
})

test('asks once for many who ask at the same time', async () => {
  const register = client()
  await Promise.all(Array.from({ length: 10 }, () => register.entityByAbn(ABN)))
  expect(asked).toHaveLength(1)
})

test('forgets an ABN on demand, also where it is only a replaced one', async () => {
  const register = client()
  await register.entityByAbn(ABN)
  await register.purge('11001832391')
  await register.entityByAbn(ABN)
  expect(asked).toHaveLength(2)
})

test('a record that does not exist is null, and that is remembered too', async () => {
  respond = (response) => response.end(NO_RECORD)
  const register = client()
  expect((await register.entityByAbn(ABN)).entity).toBeNull()
  await register.entityByAbn(ABN)
  expect(asked).toHaveLength(1)
})

test('does not ask about what is no ABN', async () => {
  expect((await failure(client().entityByAbn('26008672170'))).code).toBe('abn_checksum_failed')
  expect(asked).toHaveLength(0)
})

test('asks the JSON service by GET', async () => {
  respond = (response) =>
    response.end(
      `callback({"Abn":"${ABN}","AbnStatus":"Active","EntityName":"BUNNINGS GROUP LIMITED","EntityTypeCode":"PUB","BusinessName":[],"Message":""})`,
    )
  expect(await client({ service: 'json' }).entityByAbn(ABN)).toMatchObject({
    entity: { service: 'json', state: null },
  })
  expect(asked[0]).toMatchObject({
    method: 'GET',
    url: `/json/AbnDetails.aspx?abn=${ABN}&callback=callback&guid=00000000-0000-0000-0000-000000000000`,
  })
})

test('lists the ABNs that changed on a day', async () => {
  respond = (response) =>
    response.end(
      ENTITY.replace(
        /<businessEntity202001>[^]*<\/businessEntity202001>/,
        `<abnList><numberOfRecords>1</numberOfRecords><abn>${ABN}</abn></abnList>`,
      ),
    )
  expect(await client().abnsUpdatedOn('2026-11-14', 'VIC', 'PUB')).toEqual([ABN])
  respond = (response) => response.end(NO_RECORD)
  expect(await client().abnsUpdatedOn('2026-11-14', 'VIC', 'PUB')).toEqual([])
})

test('tries again after a fault on the way', async () => {
  respond = (response) => (asked.length === 1 ? response.writeHead(503).end() : response.end(ENTITY))
  expect((await client().entityByAbn(ABN)).entity?.abn).toBe(ABN)
})

test('says that the key is wrong', async () => {
  respond = (response) =>
    response.end(
      NO_RECORD.replace('No records found', 'The GUID entered is not recognised as a Registered Party'),
    )
  const error = await failure(client().entityByAbn(ABN))
  expect([error.code, error.details.hint]).toEqual([
    'upstream_unavailable',
    expect.stringContaining('ABR_GUID'),
  ])
})

test('no error repeats the key, even where the register does', async () => {
  const guid = '00000000-0000-0000-0000-000000000000'
  respond = (response) => response.end(NO_RECORD.replace('No records found', `System problems with ${guid}`))
  expect((await failure(client().entityByAbn(ABN))).message).toContain('System problems with (key)')
  respond = (response) => response.end(`<html>${guid}</html>`)
  const error = await failure(client().entityByAbn(ABN))
  expect(`${error.message} ${String(error.cause)}`).not.toContain(guid)
})

test.each([
  ['hangs', () => undefined],
  ['hangs up', (response: ServerResponse) => response.destroy()],
  ['answers with a web page', (response: ServerResponse) => response.end('<!DOCTYPE html><html></html>')],
  ['answers with half an envelope', (response: ServerResponse) => response.end(ENTITY.slice(0, 800))],
  ['answers with HTTP 500', (response: ServerResponse) => response.writeHead(500).end('oops')],
  [
    'reports system problems',
    (response: ServerResponse) =>
      response.end(
        NO_RECORD.replace('No records found', 'System problems have prevented this request from completing'),
      ),
  ],
])('a register that %s is unavailable, and nothing is kept', async (_, fault) => {
  respond = fault
  const cache = memoryCache()
  expect(
    (await failure(client({ cache, timeoutMs: 200, retry: { attempts: 1 } }).entityByAbn(ABN))).code,
  ).toBe('upstream_unavailable')
  expect(await cache.get(ABN)).toBeUndefined()
})

test('stops asking a register that keeps failing, and tries one request after the pause', async () => {
  respond = (response) => response.writeHead(500).end()
  const register = client({ breaker: new CircuitBreaker(clock, 3, 60_000), retry: { attempts: 1 } })
  for (let turn = 0; turn < 3; turn += 1) await failure(register.entityByAbn(ABN))
  const open = await failure(register.entityByAbn(ABN))
  expect([asked.length, open.details.retryAfterSeconds]).toEqual([3, 60])
  now += 60_000
  respond = (response) => response.end(ENTITY)
  const [first, second] = await Promise.allSettled([
    register.entityByAbn(ABN),
    register.entityByAbn('11001832391'),
  ])
  expect([first.status, second.status, asked.length]).toEqual(['fulfilled', 'rejected', 4])
  await register.entityByAbn('11001832391')
  expect(asked).toHaveLength(5)
})
