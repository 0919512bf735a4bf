import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDesk } from '../../src/jobs/desk.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { performChange } from '../../src/operations/desk/changes/perform.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const SOUTH32 = '84093732597'
const GOLDEN_M = '62674991345'
const DEN01 = { facility: 'DEN01', year: '2024-25' }
const RAVENSTHORPE = 'Ravensthorpe Nickel Operation'

interface Change {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly release: string | null
  readonly problem: { readonly message: string } | null
  readonly effects: { readonly changed: readonly { readonly abn: string }[] } | null
}

describeOnOneEngine('withdrawals and links at the data desk', (open) => {
  let database: Database
  let test: TestApp
  let operator: TestTenant
  let queue: Queue | undefined
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly changes '))
  const faults: string[] = []
  const onError = (error: Error, what: string): void => void faults.push(`${what}: ${error.message}`)
  const work = () => ({ database, clock: test.clock, home, memoryMb: 512, licensedSources: [], onError })

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    operator = await newTenant(database, test.clock, { scopes: ['admin', 'data:operate'] })
  })
  afterAll(async () => {
    await queue?.stop(0)
    await test.app.close()
    await rm(home, { recursive: true })
    expect(faults).toEqual([])
  })

  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    await test.inject({
      method,
      url: `/v1/desk${url}`,
      headers: operator.headers,
      ...(payload === undefined ? {} : { payload }),
    })
  const look = async (id: string): Promise<Change> => (await ask('GET', `/changes/${id}`)).json().data
  const settled = async (answer: Awaited<ReturnType<typeof ask>>): Promise<Change> => {
    expect([answer.statusCode, answer.json().detail]).toEqual([202, undefined])
    const { id } = answer.json().data
    await expect.poll(async () => (await look(id)).state).not.toMatch(/^(checking|applying)$/)
    return await look(id)
  }
  const link = (more: object) => ask('POST', '/links', { ...DEN01, abn: SOUTH32, ...more })
  const apply = ({ id, version }: Change, body: object) =>
    ask('POST', `/changes/${id}/apply`, { version, ...body })
  const withdraw = (release: string | null, body: object) =>
    ask('POST', `/releases/${release}/withdraw`, body)
  const links = async () => (await ask('GET', '/links')).json().data
  const standing = async () =>
    (await links()).filter(({ state }: { readonly state: string }) => state !== 'withdrawn')

  it('is done once, also when a worker dies between the change and its note', async () => {
    const { id, version } = (await link({ reason: 'the sale was undone' })).json().data
    const job = { change_id: id, version }
    const { signal } = new AbortController()
    const dying = { signal, complete: () => Promise.reject(new Error('killed')) }
    await expect(performChange(work(), job, dying)).rejects.toThrow('killed')
    expect(await look(id)).toMatchObject({ state: 'applying', release: null })
    await performChange(work(), job, { signal, complete: () => Promise.resolve() })
    const { release } = await look(id)
    expect(await links()).toMatchObject([
      { release, facility: 'DEN01', state: 'in_force', company: { abn: SOUTH32 } },
    ])
    queue = openQueue({ database, onError })
    startDesk(queue, work())
  })

  it('compares a withdrawal without a reason, and withdraws when the same is asked with one', async () => {
    const [{ release }] = await standing()
    const seen = await settled(await withdraw(release, {}))
    expect(seen).toMatchObject({ state: 'ready', withdrawal: { release }, release: null })
    expect(seen.effects?.changed.map(({ abn }) => abn).toSorted()).toEqual([GOLDEN_M, SOUTH32])
    expect(await standing()).toMatchObject([{ release, state: 'in_force' }])
    const done = await settled(await withdraw(release, { reason: 'a mistake' }))
    expect(done).toMatchObject({ id: seen.id, version: 2, state: 'applied', release })
    expect(await links()).toMatchObject([{ state: 'withdrawn', withdrawn_reason: 'a mistake' }])
    expect((await withdraw(release, { reason: 'a mistake' })).json().data.id).toBe(done.id)
    expect((await withdraw(release, { reason: 'for another' })).statusCode).toBe(409)
    expect((await withdraw('no-such', {})).statusCode).toBe(404)
    expect((await ask('DELETE', `/changes/${done.id}`)).statusCode).toBe(409)
  })

  let wrong: Change
  it('stops at what looks wrong until somebody says why it is right', async () => {
    wrong = await settled(await link({ facility: 'Jimblebar Mine', abn: null, reason: 'nobody’s' }))
    expect(wrong).toMatchObject({ state: 'looks_wrong', problem: null, release: null })
    expect((await apply(wrong, {})).json().errors).toMatchObject([{ pointer: '/accept_reason' }])
    expect(await standing()).toEqual([])
  })

  it('compares a link without a reason, and confirms it with one', async () => {
    const seen = await settled(await link({}))
    expect(seen).toMatchObject({ state: 'ready', release: null, reason: null })
    expect((await apply(seen, {})).json().errors).toMatchObject([{ pointer: '/reason' }])
    expect((await apply({ ...seen, version: 9 }, { reason: 'x' })).statusCode).toBe(409)
    const reason = 'the sale was undone again'
    const confirmed = await settled(await apply(seen, { reason }))
    expect(confirmed).toMatchObject({ state: 'applied', problem: null })
    expect((await apply(seen, { reason })).json().data.state).toBe('applied')
    expect(await standing()).toMatchObject([
      { release: confirmed.release, reason, confirmed_by: `key:${operator.keyId}` },
    ])
    const again = await link({ abn: GOLDEN_M, reason: 'no' })
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      expect.stringContaining('is confirmed as SOUTH32 LIMITED’s'),
    ])
  })

  it('takes an acceptance only of the data that was seen', async () => {
    const late = await settled(await apply(wrong, { accept_reason: 'seen' }))
    expect(late).toMatchObject({
      state: 'looks_wrong',
      problem: { message: expect.stringContaining('other data went in force') },
    })
    const { release } = await settled(await apply(late, { accept_reason: 'seen again' }))
    const releases = (await ask('GET', '/releases?limit=200')).json().data as { release: string }[]
    expect(releases.find((one) => one.release === release)).toMatchObject({
      accepted: { reason: 'seen again', accepted_by: `key:${operator.keyId}` },
    })
  })

  it('forgets a change that is dropped', async () => {
    const [{ release }] = await standing()
    const { id } = (await withdraw(release, {})).json().data
    expect((await ask('DELETE', `/changes/${id}`)).statusCode).toBe(204)
    expect((await ask('GET', `/changes/${id}`)).json().code).toBe('desk_change_not_found')
  })

  it.each([
    ['/facility', { facility: 'Ravensthorp Nickel' }, /No facility .* is listed in 2024-25/, RAVENSTHORPE],
    ['/facility', { emitter: 'Somebody' }, /not listed under "Somebody"/, 'Its emitter'],
    ['/year', { year: '2030-31' }, /No Safeguard table of 2030-31/, '2024-25'],
    ['/abn', { abn: '51824753556' }, /No source that is loaded knows/, '`name`'],
    ['/name', { name: 'South' }, /is known as SOUTH32/, 'Leave `name` out'],
    ['/name', { abn: null, name: 'South' }, /A name goes with an ABN/, '`name`'],
  ])('refuses a link at once by its member %s', async (pointer, more, detail, hint) => {
    const answer = (await link({ reason: 'x', ...more })).json()
    expect(answer).toMatchObject({
      status: 422,
      detail: expect.stringMatching(detail),
      hint: expect.stringContaining(hint),
      errors: [{ pointer }],
    })
  })

  it('tells in the audit trail who asked for what and what came of it', async () => {
    const trail = await test.inject({ url: '/v1/audit-events?limit=200', headers: operator.headers })
    const actions = new Set(trail.json<{ data: { action: string }[] }>().data.map(({ action }) => action))
    for (const action of ['check_requested', 'apply_requested', 'dropped'])
      expect(actions).toContain(`desk_change.${action}`)
    expect(actions).toContain('release.withdrawn')
    expect(actions).toContain('link.confirmed')
  })
})
