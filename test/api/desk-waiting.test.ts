import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDesk } from '../../src/jobs/desk.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { updateSources } from '../../src/operations/update/update.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { indexReport } from '../support/market-report.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const NAME = 'CO2EII_SUMMARY_RESULTS.CSV'

describeOnOneEngine('files of updates at the data desk', (open) => {
  let database: Database
  let test: TestApp
  let operator: TestTenant
  let queue: Queue
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly waiting '))
  const mirror = path.join(home, 'mirror')
  const faults: string[] = []

  beforeAll(async () => {
    database = await open()
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    operator = await newTenant(database, test.clock, { scopes: ['admin', 'data:operate'] })
    const onError = (error: Error, what: string): void => void faults.push(`${what}: ${error.message}`)
    queue = openQueue({ database, onError })
    startDesk(queue, { database, clock: test.clock, home, memoryMb: 512, licensedSources: [], onError })
    mkdirSync(path.join(mirror, 'aemo-cdeii'), { recursive: true })
  })
  afterAll(async () => {
    await queue.stop(0)
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
  const update = async (text: string) => {
    writeFileSync(path.join(mirror, 'aemo-cdeii', NAME), text)
    await updateSources(
      { database, clock: test.clock, home, mirror },
      { sources: ['aemo-cdeii'], dryRun: false, startedBy: 'command' },
    )
    return await shown()
  }
  const shown = async () => (await ask('GET', '/updates')).json().data.files[0]
  const which = async () => ({ source: 'aemo-cdeii', name: NAME, sha256: (await shown()).sha256 })
  const settled = async (id: string) => {
    const look = async () => (await ask('GET', `/files/${id}`)).json().data
    await expect.poll(async () => (await look()).state).not.toMatch(/^(checking|loading)$/)
    return await look()
  }

  it('a waiting file is opened once, checked, and loaded with where it came from', async () => {
    expect(await update(indexReport('2026-01-04', 14))).toMatchObject({
      outcome: 'loaded',
      is_waiting: false,
    })
    const waiting = await update(indexReport('2026-01-04', 7, { published: '2026/01/12' }))
    expect(waiting).toMatchObject({ outcome: 'waiting', is_waiting: true, desk_file: null })
    const file = await which()
    const stale = await ask('POST', '/waiting-files/open', { ...file, sha256: '0'.repeat(64) })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_conflict'])
    const opened = await ask('POST', '/waiting-files/open', file)
    expect([opened.statusCode, opened.json().detail]).toEqual([202, undefined])
    const { id, origin } = opened.json().data
    expect(origin).toMatchObject({
      source: 'aemo-cdeii',
      name: NAME,
      url: path.join(mirror, 'aemo-cdeii', NAME),
    })
    expect((await ask('POST', '/waiting-files/open', file)).json().data.id).toBe(id)
    expect((await shown()).desk_file).toBe(id)
    const checked = await settled(id)
    expect(checked.identity).toMatchObject({
      source: 'aemo-cdeii',
      why: ['An update got it from the address of this source.'],
    })
    expect(checked).toMatchObject({ state: expect.stringMatching(/^(ready|looks_wrong)$/) })
    await ask('POST', `/files/${id}/load`, { version: checked.version, accept_reason: 'an older issue' })
    const { release } = await settled(id)
    expect(await shown()).toMatchObject({ outcome: 'loaded', is_waiting: false, desk_file: null })
    const [loaded] = await database.query<{ retrieved_from: object }>(
      // The archive knows it since the update.
      SQL`select provenance -> 'retrieved_from' as retrieved_from from release where id = $1`,
      [release],
    )
    expect(loaded?.retrieved_from).toMatchObject({ mirror: path.join(mirror, 'aemo-cdeii', NAME) })
    const gone = await ask('POST', '/waiting-files/open', file)
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'waiting_file_not_found'])
  })

  it('a file that is set aside leaves the desk and does not come back', async () => {
    const text = indexReport('2026-01-04', 6, { published: '2026/01/11' })
    expect(await update(text)).toMatchObject({ is_waiting: true })
    const { id } = (await ask('POST', '/waiting-files/open', await which())).json().data
    await settled(id)
    const aside = await ask('POST', '/waiting-files/set-aside', {
      ...(await which()),
      reason: 'an old issue',
    })
    expect(aside.json().data).toMatchObject({
      outcome: 'left',
      is_waiting: false,
      messages: [expect.stringContaining(`left by key:${operator.keyId}`)],
    })
    expect((await ask('GET', `/files/${id}`)).statusCode).toBe(404)
    expect(readdirSync(path.join(home, 'desk'))).toEqual([])
    expect(await update(text)).toMatchObject({ outcome: 'left', is_waiting: false })
    const trail = await test.inject({ url: '/v1/audit-events?limit=5', headers: operator.headers })
    expect(trail.json().data).toContainEqual(expect.objectContaining({ action: 'waiting_file.set_aside' }))
  })

  it('says where the bytes must be when they are not here', async () => {
    expect(await update(indexReport('2026-01-04', 5, { published: '2026/01/10' }))).toMatchObject({
      is_waiting: true,
    })
    await rm(path.join(home, 'updates'), { recursive: true })
    const answer = (await ask('POST', '/waiting-files/open', await which())).json()
    expect(answer).toMatchObject({ status: 404, hint: expect.stringContaining('$SOUTHERLY_HOME/updates') })
  })
})
