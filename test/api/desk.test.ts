import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDesk } from '../../src/jobs/desk.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { sweepDesk } from '../../src/operations/desk/files.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const YEAR = 'registered-corporation-2024-25.csv'
const FIXTURE = new URL(`../../src/sources/nger-corporate/fixtures/${YEAR}`, import.meta.url)
const BYTES = readFileSync(FIXTURE)
/** The publisher's next issue of the year: one company is gone, another has more emissions. */
const REVISED = Buffer.from(
  BYTES.toString('latin1')
    .split('\n')
    .filter((line) => !line.startsWith('JADESTONE'))
    .join('\n')
    .replace('30,439,497', '30,439,498'),
  'latin1',
)

interface Shown {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly release: string | null
  readonly identity: { readonly source: string } | null
  readonly problem: { readonly message: string } | null
  readonly reading: { readonly rows: number; readonly first_rows: readonly object[] } | null
  readonly effects: { readonly looks_wrong: readonly object[]; readonly changed: readonly object[] } | null
  readonly candidates: readonly { readonly source: string }[]
}

describeOnOneEngine('the data desk', (open) => {
  let database: Database
  let test: TestApp
  let operator: TestTenant
  let queue: Queue
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly desk '))
  const faults: string[] = []

  beforeAll(async () => {
    database = await open()
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home, SOUTHERLY_DESK_FILE_MB: '1' } })
    operator = await newTenant(database, test.clock, { scopes: ['admin', 'data:operate'] })
    const onError = (error: Error, what: string): void => void faults.push(`${what}: ${error.message}`)
    queue = openQueue({ database, onError })
    startDesk(queue, { database, clock: test.clock, home, memoryMb: 512, licensedSources: [], onError })
  })
  afterAll(async () => {
    await queue.stop(0)
    await test.app.close()
    await rm(home, { recursive: true })
  })

  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = operator) =>
    await test.inject({ method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) })
  const send = async (query: string, payload: Buffer | Readable, type = 'application/octet-stream') =>
    await test.inject({
      method: 'POST',
      url: `/v1/desk/files?${query}`,
      headers: { ...operator.headers, 'content-type': type },
      payload,
    })
  const look = async (id: string): Promise<Shown> => (await ask('GET', `/v1/desk/files/${id}`)).json().data
  const settled = async (id: string): Promise<Shown> => {
    await expect.poll(async () => (await look(id)).state).not.toMatch(/^(checking|loading)$/)
    return await look(id)
  }
  const bring = async (query: string, payload: Buffer): Promise<Shown> => {
    const answer = await send(query, payload)
    expect(answer.statusCode).toBe(202)
    return await settled(answer.json().data.id)
  }
  /** Waits until a withdrawal that was asked for is in force. */
  const applied = async (answer: Awaited<ReturnType<typeof ask>>): Promise<string> => {
    expect([answer.statusCode, answer.json().detail]).toEqual([202, undefined])
    const { id } = answer.json().data
    await expect
      .poll(async () => (await ask('GET', `/v1/desk/changes/${id}`)).json().data.state)
      .toBe('applied')
    return id
  }
  const releases = async () => (await ask('GET', '/v1/desk/releases')).json().data as readonly object[]

  it('asks what a file is, reads and compares it, and loads it when told to', async () => {
    const unknown = await bring('name=notes.csv', Buffer.from('a,b\n1,2\n'))
    expect(unknown.state).toBe('source_needed')
    expect(unknown.problem?.message).not.toBe('')
    expect(unknown.candidates.map(({ source }) => source)).toContain('nger-corporate')
    const early = await ask('POST', `/v1/desk/files/${unknown.id}/load`, { version: unknown.version })
    expect([early.statusCode, early.json().detail]).toEqual([409, 'The file’s source is not known yet.'])
    const found = await bring(`name=${YEAR}`, BYTES)
    expect(found).toMatchObject({ state: 'ready', version: 1, identity: { source: 'nger-corporate' } })
    await ask('POST', `/v1/desk/files/${found.id}/check`, { published_on: '2026-02-27' })
    const ready = await settled(found.id)
    expect(ready).toMatchObject({
      state: 'ready',
      version: 2,
      reading: { rows: 6, periods: ['2024-25'] },
      problem: null,
    })
    expect(await releases()).toEqual([])
    const load = await ask('POST', `/v1/desk/files/${ready.id}/load`, { version: 2 })
    expect(load.statusCode).toBe(202)
    const loaded = await settled(ready.id)
    expect(loaded).toMatchObject({
      state: 'loaded',
      release: expect.stringMatching(/^nger-corporate-2024-25-/),
    })
    expect(await releases()).toMatchObject([{ release: loaded.release, published_on: '2026-02-27' }])
    const again = await ask('POST', `/v1/desk/files/${ready.id}/load`, { version: 2 })
    expect([again.statusCode, again.json().data.state]).toEqual([202, 'loaded'])
    expect((await ask('DELETE', `/v1/desk/files/${unknown.id}`)).statusCode).toBe(204)
    expect(readdirSync(path.join(home, 'desk'))).toEqual([])
    expect(await bring(`name=${YEAR}&source=nger-corporate`, BYTES)).toMatchObject({
      state: 'unchanged',
      release: loaded.release,
    })
  })

  it('loads what looks wrong only with a reason, which the release keeps', async () => {
    const file = await bring(`name=${YEAR}&source=nger-corporate&published_on=2026-03-31`, REVISED)
    expect(file.state).toBe('looks_wrong')
    expect(file.effects?.looks_wrong).not.toEqual([])
    const load = (body: object) => ask('POST', `/v1/desk/files/${file.id}/load`, body)
    const bare = await load({ version: file.version })
    expect([bare.statusCode, bare.json().errors[0].pointer]).toEqual([422, '/accept_reason'])
    const stale = await load({ version: 7, accept_reason: 'it left' })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_conflict'])
    await load({ version: file.version, accept_reason: 'It left the scheme.' })
    const loaded = await settled(file.id)
    expect(loaded.state).toBe('loaded')
    const [newest] = await releases()
    expect(newest).toMatchObject({
      release: loaded.release,
      accepted: { reason: 'It left the scheme.', accepted_by: `key:${operator.keyId}` },
    })
    const withdraw = (reason: string) =>
      ask('POST', `/v1/desk/releases/${loaded.release}/withdraw`, { reason })
    const change = await applied(await withdraw('recalled'))
    expect((await releases())[0]).toMatchObject({ withdrawn_reason: 'recalled' })
    expect((await withdraw('recalled')).json().data).toMatchObject({ id: change, state: 'applied' })
    expect((await withdraw('for another reason')).statusCode).toBe(409)
    expect((await ask('POST', '/v1/desk/releases/no/withdraw', { reason: 'x' })).statusCode).toBe(404)
    const trail = (await ask('GET', '/v1/audit-events?limit=200')).json().data as { action: string }[]
    expect(new Set(trail.map(({ action }) => action))).toEqual(
      new Set(
        'desk_file.received desk_file.removed desk_file.check_requested desk_file.load_requested desk_change.apply_requested release.withdrawn tenant.created api_key.created'.split(
          ' ',
        ),
      ),
    )
  })

  it('loads a damaged file with one decision for each place in doubt', async () => {
    const damaged = Buffer.from(altered('9').toString('latin1').replace('"247,661"', '"247,66l"'), 'latin1')
    const file = await bring(`name=${YEAR}&published_on=2026-03-30`, damaged)
    expect(file).toMatchObject({
      state: 'decision_needed',
      effects: null,
      reading: { findings: [{ id: 'f1', rule: 'not_a_number', value: '247,66l', decided: null }] },
    })
    const decide = (body: object) =>
      ask('POST', `/v1/desk/files/${file.id}/check`, { published_on: '2026-03-30', ...body })
    const decisions = [{ finding: 'f1', decision: 'use', value: 247_661, reason: 'A letter for a digit.' }]
    expect((await decide({ version: file.version, decisions: [] })).json().errors).toMatchObject([
      { message: expect.stringContaining('f1 (line 2) has no decision') },
    ])
    expect((await decide({ decisions })).statusCode).toBe(422)
    expect((await decide({ version: 9, decisions })).statusCode).toBe(409)
    expect((await decide({ version: file.version, decisions })).statusCode).toBe(202)
    const decided = await settled(file.id)
    expect(decided).toMatchObject({
      state: expect.stringMatching(/^(ready|looks_wrong)$/),
      reading: { findings: [{ decided: { decision: 'use', value: 247_661 } }] },
    })
    await ask('POST', `/v1/desk/files/${file.id}/load`, { version: decided.version, accept_reason: 'seen' })
    const { state, release } = await settled(file.id)
    expect(state).toBe('loaded')
    const loaded = (await releases()).find((one) => 'release' in one && one.release === release)
    expect(loaded).toMatchObject({
      decisions: [{ used: 247_661, reason: 'A letter for a digit.', decided_by: `key:${operator.keyId}` }],
    })
    const back = { reason: 'only a trial', accept_reason: 'it is a trial' }
    await applied(await ask('POST', `/v1/desk/releases/${release}/withdraw`, back))
  })

  it('checks again instead of loading when other data went in force after an acceptance', async () => {
    const file = await bring(`name=${YEAR}&source=nger-corporate&published_on=2026-04-01`, altered('7'))
    expect(file.state).toBe('looks_wrong')
    const other = await bring('name=nger_2012-13.csv&source=nger-corporate', oldYear())
    await ask('POST', `/v1/desk/files/${other.id}/load`, { version: other.version, accept_reason: 'older' })
    expect((await settled(other.id)).state).toBe('loaded')
    await ask('POST', `/v1/desk/files/${file.id}/load`, { version: file.version, accept_reason: 'seen' })
    expect(await settled(file.id)).toMatchObject({
      state: expect.stringMatching(/^(ready|looks_wrong)$/),
      problem: { message: expect.stringContaining('other data went in force') },
    })
    expect((await ask('DELETE', `/v1/desk/files/${file.id}`)).statusCode).toBe(204)
    expect((await ask('GET', `/v1/desk/files/${file.id}`)).json().code).toBe('desk_file_not_found')
  })

  it('says what is wrong with a file that nobody can load', async () => {
    const photo = await bring(
      'name=photo.csv&source=nger-corporate&edition=2024-25',
      Buffer.from('\u0000PNG,"\u0007'),
    )
    expect(photo.state).toBe('refused')
    expect(photo.problem?.message).toContain('photo.csv')
    expect(await bring('name=a.nc&source=agcd', Buffer.from('CDF'))).toMatchObject({
      state: 'refused',
      problem: { message: 'files of agcd are not loaded at the desk' },
    })
    expect((await bring('name=a.csv&source=no-such', BYTES)).state).toBe('source_needed')
  })

  it('refuses hostile uploads and keeps nothing of them', async () => {
    const before = readdirSync(path.join(home, 'desk'))
    const big = Buffer.alloc(1_048_577)
    for (const [status, answer] of [
      [400, await send('name=..%2Fa.csv', BYTES)],
      [400, await send('name=a%0A.csv', BYTES)],
      [400, await send('', BYTES)],
      [413, await send('name=a.csv', big)],
      [413, await send('name=a.csv', Readable.from([big]))],
      [415, await send('name=a.csv', BYTES, 'text/csv')],
      [415, await send('name=a.csv', Buffer.from('{}'), 'application/json')],
      [422, await send('name=a.csv', Readable.from([]))],
    ] as const)
      expect([status, answer.body]).toEqual([answer.statusCode, answer.body])
    expect(readdirSync(path.join(home, 'desk'))).toEqual(before)
  })

  it('is closed to keys without the scope, those with admin included', async () => {
    const admin = await newTenant(database, test.clock)
    for (const [method, url] of [
      ['GET', '/v1/desk/files'],
      ['GET', '/v1/desk/releases'],
      ['GET', '/v1/desk/link-proposals'],
      ['POST', '/v1/desk/links'],
      ['GET', '/v1/desk/changes'],
      ['POST', '/v1/desk/changes/x/apply'],
      ['POST', '/v1/desk/waiting-files/open'],
      ['POST', '/v1/desk/waiting-files/set-aside'],
      ['POST', '/v1/desk/releases/x/withdraw'],
      ['DELETE', '/v1/desk/files/x'],
    ] as const)
      expect((await ask(method, url, undefined, admin)).json().code).toBe('insufficient_scope')
  })

  it('removes uploads that broke off with their process', async () => {
    const place = path.join(home, 'desk', 'incoming-0000')
    writeFileSync(place, 'half')
    expect(await sweepDesk({ database, clock: test.clock, home })).toBe(0)
    utimesSync(place, 0, 0)
    expect(await sweepDesk({ database, clock: test.clock, home })).toBe(1)
    expect(faults).toEqual([])
  })

  it('says what is due of each source and where to get it', async () => {
    const answer = await ask('GET', '/v1/desk/updates')
    expect(answer.statusCode).toBe(200)
    const { due, ...updates } = answer.json().data
    expect(updates).toEqual({ runs: [], files: [] })
    expect(due).toContainEqual(
      expect.objectContaining({
        source: 'safeguard',
        newest_held: null,
        state: 'not_held',
        obtained: 'by_hand',
        page: 'https://cer.gov.au/markets/reports-and-data/safeguard-data',
      }),
    )
  })
})

const altered = (digit: string): Buffer =>
  Buffer.from(REVISED.toString('latin1').replace('30,439,498', `30,439,49${digit}`), 'latin1')

const oldYear = (): Buffer =>
  readFileSync(new URL('../../src/sources/nger-corporate/fixtures/nger_2012-13.csv', import.meta.url))
