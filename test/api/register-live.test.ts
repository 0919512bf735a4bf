import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { purgeRegister } from '../../src/operations/register/purge.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import {
  exception,
  NO_RECORD,
  REGISTERED,
  type RegisterServer,
  recordOf,
  registerServer,
} from '../support/register-server.ts'
import type { Answered } from '../support/starter-app.ts'
import { newTenant, type TestApp, type TestClock, type TestTenant, testApp, testClock } from './support.ts'

const GUID = '8f2a1c3e-5b7d-4e9f-a0b1-c2d3e4f5a6b7'
const WOODSIDE = { abn: '55004898962', name: 'WOODSIDE ENERGY GROUP LTD' }
const DAY_MS = 24 * 60 * 60 * 1000

describeOnOneEngine('answers that ask the business register', (open) => {
  let database: Database
  let server: RegisterServer
  let tenant: TestTenant
  let started: TestApp

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    server = await registerServer()
    started = await start()
    tenant = await newTenant(database, started.clock)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.asked.length = 0
    await database.as({ kind: 'operator' }, (sql) => sql.query(SQL`delete from register_observation`))
    started = await start()
  })

  /** A slow machine must not look like a slow register: only tests of slowness have a short limit. */
  const start = (limitMs = 10_000, clock: TestClock = testClock(), guid = GUID): Promise<TestApp> =>
    testApp(database, {
      clock,
      environment: { ABR_GUID: guid, SOUTHERLY_REGISTER_TIMEOUT_MS: String(limitMs) },
      registerTransport: server.transport,
    })
  const get = async (url: string, status = 200, from = started): Promise<Answered> => {
    const response = await from.inject({ method: 'GET', url, headers: tenant.headers })
    expect([url, response.statusCode, response.body.includes(GUID)]).toEqual([url, status, false])
    return response.json<Answered>()
  }
  const resolve = (abn: string, status?: number) => get(`/v1/entities/resolve?abn=${abn}`, status)
  const checkOf = ({ data }: Answered): unknown =>
    (data['resolution'] as { readonly register_check: unknown }).register_check
  const answerWith = (text: string): void => {
    server.respond = (response) => response.setHeader('content-type', 'text/xml').end(text)
  }
  const copies = () =>
    database.query<{ abn: string; content_sha256: string }>(
      SQL`select abn, content_sha256 from register_observation`,
    )

  it('a company outside the registry has its blocks from the register, and its evidence is the observation', async () => {
    answerWith(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED'))
    const answer = await resolve(REGISTERED)
    const [kept] = await copies()
    expect(answer.data).toMatchObject({
      name: 'BUNNINGS GROUP LIMITED',
      state: 'VIC',
      postcode: '3121',
      resolution: {
        status: 'register_only',
        register_check: { status: 'confirmed', answered_on: '2026-11-15' },
      },
      provenance: [
        { dataset: 'au_abr_register', release: 'observation', file_sha256: kept!['content_sha256'] },
      ],
    })
    expect(answer.meta['licences']).toMatchObject([{ dataset: 'au_abr_register' }])
    const blocks = ['entity', 'grid_intensity', 'climate_context', 'scenario_context']
    const { data: profile } = await get(`/v1/companies/${REGISTERED}/climate-profile`)
    expect(profile).toMatchObject({
      entity: { resolution: { register_check: { status: 'confirmed' } } },
      grid_intensity: { region_decision: { grid_region: 'VIC1' } },
      emissions: { availability: { reason_code: 'not_in_registry' } },
    })
    for (const block of blocks)
      expect([block, profile[block]]).toMatchObject([
        block,
        { availability: { status: expect.stringMatching(/^(available|stale)$/) } },
      ])
    await get(`/v1/companies/${REGISTERED}/filing-readiness`)
    expect(server.asked).toHaveLength(1)
  })

  it('the same snapshot and observation give the same bytes, in a process that asks nobody too', async () => {
    answerWith(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED'))
    const url = `/v1/companies/${REGISTERED}/climate-profile`
    const first = await get(url)
    expect(await get(url)).toEqual(first)
    expect(await get(url, 200, await start())).toEqual(first)
    expect(server.asked).toHaveLength(1)
  })

  it('says whether name and status agree, with both names', async () => {
    answerWith(recordOf(WOODSIDE.abn, WOODSIDE.name))
    expect(checkOf(await resolve(WOODSIDE.abn))).toMatchObject({ status: 'confirmed' })
    started.clock.forward(31 * DAY_MS)
    answerWith(recordOf(WOODSIDE.abn, 'ZINC HOLDINGS LIMITED'))
    expect(checkOf(await resolve(WOODSIDE.abn))).toMatchObject({
      status: 'differs',
      answered_on: '2026-12-16',
      name_here: expect.stringMatching(/woodside/i),
      name_in_register: 'ZINC HOLDINGS LIMITED',
    })
    expect(server.asked).toHaveLength(2)
  })

  it('asks nobody without a key, of an invented company, or for a chosen snapshot', async () => {
    const silent = await start(1, testClock(), '')
    const { abn } = WOODSIDE
    expect(checkOf(await get(`/v1/entities/resolve?abn=${abn}`, 200, silent))).toMatchObject({
      status: 'not_asked',
      name_here: null,
    })
    await resolve('10000000064')
    const { meta } = await get(`/v1/entities/${abn}/emissions`)
    await get(`/v1/entities/resolve?abn=${abn}&snapshot=${String(meta['snapshot'])}`)
    await get(`/v1/entities/resolve?abn=${abn}&as_of=2026-11-01`)
    expect(server.asked).toHaveLength(0)
  })

  it.each([
    ['hangs', () => undefined, 100],
    ['hangs up', (response: ServerResponse) => response.destroy()],
    ['fails', (response: ServerResponse) => response.writeHead(500).end('oops')],
    ['sends a web page', (response: ServerResponse) => response.end(`<!DOCTYPE html><html>${GUID}</html>`)],
    [
      'reports system problems',
      (response: ServerResponse) =>
        response.end(exception(`System problems have prevented this request from completing ${GUID}`)),
    ],
    [
      'does not know the key',
      (response: ServerResponse) =>
        response.end(exception('The GUID entered is not recognised as a Registered Party')),
    ],
  ] as const)('answers without a register that %s, and says so', async (_, fault, limitMs?: number) => {
    server.respond = fault
    started = await start(limitMs)
    expect(checkOf(await resolve(WOODSIDE.abn))).toMatchObject({ status: 'unavailable', answered_on: null })
    for (const url of [`/v1/entities/resolve?abn=${REGISTERED}`, `/v1/companies/${REGISTERED}/climate-risk`])
      expect(await get(url, 502)).toMatchObject({
        code: 'upstream_unavailable',
        retryable: true,
        detail: expect.stringContaining('so whether it knows the company is open'),
      })
    expect(await copies()).toEqual([])
    expect(started.logLines.join()).not.toContain(GUID)
  })

  it('keeps the last answer of a register that is down, and an answer that came too late for the next', async () => {
    answerWith(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED'))
    await resolve(REGISTERED)
    started.clock.forward(31 * DAY_MS)
    server.respond = (response) => response.writeHead(503).end()
    expect(checkOf(await resolve(REGISTERED))).toMatchObject({
      status: 'unavailable',
      answered_on: '2026-11-15',
      name_in_register: 'BUNNINGS GROUP LIMITED',
    })
    started = await start(100, started.clock)
    server.respond = (response) =>
      void setTimeout(() => response.end(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED')), 400)
    expect(checkOf(await resolve(REGISTERED))).toMatchObject({ status: 'unavailable' })
    await expect
      .poll(async () => checkOf(await resolve(REGISTERED)))
      .toMatchObject({ status: 'confirmed', answered_on: '2026-12-16' })
  })

  it('deletes what the register has withdrawn, by itself or by command, and writes it down', async () => {
    answerWith(recordOf(REGISTERED, 'BUNNINGS GROUP LIMITED'))
    await resolve(REGISTERED)
    const reason = 'asked by the Registrar'
    expect(
      await purgeRegister({ database, clock: started.clock }, '11001832391', { actor: 'operator', reason }),
    ).toMatchObject({ copies: 1 })
    expect(await copies()).toEqual([])
    await resolve(REGISTERED)
    started.clock.forward(31 * DAY_MS)
    answerWith(NO_RECORD)
    expect(await resolve(REGISTERED, 404)).toMatchObject({ detail: expect.stringContaining('has no record') })
    expect(await copies()).toEqual([])
    expect(
      await database.query(SQL`select abn, actor, copies from register_purge order by purged_at`),
    ).toEqual([
      { abn: '11001832391', actor: 'operator', copies: 1 },
      { abn: REGISTERED, actor: 'system', copies: 1 },
    ])
  })

  it('keeps nothing of a person', async () => {
    const person = '51824753556'
    answerWith(
      recordOf(person, 'X').replace(
        /<mainName>[^]*<\/mainName>/,
        '<legalName><givenName>JANE</givenName><familyName>CITIZEN</familyName></legalName>',
      ),
    )
    await resolve(person, 404)
    await resolve(person, 404)
    // An answer about another company that came too late for its test may still be kept now.
    expect(server.asked.filter((body) => body.includes(person))).toHaveLength(1)
    expect((await copies()).filter(({ abn }) => abn === person)).toEqual([])
  })
})
