import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { startChallenges } from '../../../src/jobs/challenges.ts'
import { startDesk } from '../../../src/jobs/desk.ts'
import { disclosureRuns } from '../../../src/jobs/disclosure-runs.ts'
import { openQueue } from '../../../src/jobs/queue.ts'
import { type MakeBundle, performRun } from '../../../src/operations/disclosure-report/perform-run.ts'
import { RUN_QUEUE } from '../../../src/operations/disclosure-report/request-run.ts'
import { snapshotViews } from '../../../src/operations/monitoring/snapshot-views.ts'
import { SnapshotDirectory } from '../../../src/operations/releases/snapshot-directory.ts'
import { ensureLocalMember } from '../../../src/operations/tenancy/local-member.ts'
import type { Database } from '../../../src/store/database.ts'
import {
  newMember,
  newTenant,
  SECRET,
  type TestApp,
  type TestMember,
  type TestTenant,
  testApp,
  testClock,
} from '../../api/support.ts'
import { makePlainBundle } from '../bundles.ts'
import type { Ask, Who } from '../people-app.ts'
import { OWN_PAGE } from '../sign-in-app.ts'
import type { Recorder } from './recorder.ts'

export const AGL = '74115061375'
export const BHP = '49004028077'
/** In no list below a tenant's data, so that a record of it can be deleted. */
export const QANTAS = '16009661901'
const OPERATOR_KEY = 'the-operator-key-of-the-examples-of-openapi'
/** A browser on the service's own page with these cookies. */
export function browserWith(cookie: string): Who {
  return { headers: { ...OWN_PAGE, host: 'localhost:8080', cookie } }
}

const PUBLIC_URL = 'http://localhost:8080'

/** Asks without a key, from the service's own page. */
export const NOBODY: Who = browserWith('')
export const OPERATOR: Who = { headers: { authorization: `Bearer ${OPERATOR_KEY}` } }

/** A service with data, people and workers, of which the examples tell. */
export interface Stage {
  readonly database: Database
  readonly test: TestApp
  readonly home: string
  /** A key that may do everything. */
  readonly key: TestTenant
  readonly people: Readonly<Record<'ann' | 'ben' | 'cy' | 'dee' | 'eve' | 'ada' | 'mia', TestMember>>
  /** Records what the operation answers; throws unless it succeeds. */
  readonly ask: Ask
  /** The same, of which no example is made. */
  readonly prepare: Ask
  /** Records the problem that it is refused with. */
  readonly refuse: (...asked: Parameters<Ask>) => Promise<void>
  /** Makes no bundle until it is called back. */
  readonly holdBundles: () => () => void
  /** The JSON of a GET that `isDone`, of which no example is made. */
  readonly until: (who: Who, url: string, isDone: (data: Shown) => boolean) => Promise<Shown>
}

/** `data` of an answer, as far as a story reads it. */
export interface Shown {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly release: string | null
  readonly artifact_id: string
}

export async function openStage(
  database: Database,
  recorder: Recorder,
): Promise<Stage & { close(): Promise<void> }> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly-examples-'))
  const clock = testClock()
  const queue = openQueue({ database, onError: () => {}, pollMilliseconds: 20 })
  const local = await newTenant(database, clock, { name: 'Local' })
  const mia = await ensureLocalMember(database, clock, local.id, 'Mia Park')
  const test = await testApp(database, {
    clock,
    localMember: { tenantId: local.id, memberId: mia },
    environment: {
      SOUTHERLY_HOME: home,
      SOUTHERLY_PUBLIC_URL: PUBLIC_URL,
      SOUTHERLY_SMTP_URL: 'smtp://127.0.0.1:9',
      SOUTHERLY_SMTP_FROM: 'southerly@example.com',
      SOUTHERLY_OPERATOR_KEY_SHA256: createHash('sha256').update(OPERATOR_KEY).digest('hex'),
    },
    wakeWorkers: () => queue.wake(),
  })
  const snapshots = new SnapshotDirectory(database, clock)
  let gate = Promise.resolve()
  const make: MakeBundle = async (...given) => {
    await gate
    return makePlainBundle(...given)
  }
  const tools = { database, objects: undefined, clock, snapshots, secret: SECRET, make }
  queue.work(RUN_QUEUE, disclosureRuns({ clock, perform: (job, attempt) => performRun(tools, job, attempt) }))
  startChallenges(queue, { database, clock, secret: SECRET, views: snapshotViews(database) })
  startDesk(queue, { database, clock, home, memoryMb: 512, licensedSources: [], onError: () => {} })

  // Nothing is made at the same time as something else: lists in order of time would show them by their random ids.
  clock.forward(1000)
  const key = await newTenant(database, clock, {
    name: 'Harbour Advisory',
    scopes: ['admin', 'data:operate'],
    overrides: { requests_per_minute: null },
  })
  const join = (name: string, roles: Parameters<typeof newMember>[2]['roles'], more = {}) => {
    clock.forward(1000)
    const email = `${name.split(' ')[0]!.toLowerCase()}@harbour.example`
    return newMember(test, key.id, { name, email, roles, ...more })
  }
  const people = {
    ann: await join('Ann Lee', ['preparer']),
    ben: await join('Ben Ray', ['reviewer']),
    cy: await join('Cy Dunn', ['reviewer', 'approver']),
    dee: await join('Dee Moss', ['director']),
    eve: await join('Eve Hart', ['auditor'], {
      engagements: [{ abn: AGL, period: '2025-07-01/2026-06-30', ends_on: '2099-12-31' }],
    }),
    ada: await join('Ada Admin', ['admin']),
    mia: await join('Mia Park', ['viewer'], { confirmed: false }),
  }

  const inject: Ask = (who, method, url, payload, headers) => {
    const body = payload === undefined ? {} : { payload }
    return test.inject({ method, url, headers: { ...headers, ...who.headers }, ...body })
  }
  const send: Ask = async (...asked) => {
    test.clock.forward(1000)
    const answer = await inject(...asked)
    const [, method, url] = asked
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer
  }
  return {
    database,
    test,
    home,
    key,
    people,
    prepare: send,
    async ask(who, method, url, payload, headers) {
      const answer = await send(who, method, url, payload, headers)
      recorder.record(test.app.services.routes, method, url, answer)
      return answer
    },
    async refuse(...asked) {
      recorder.refuse((await inject(...asked)).body)
    },
    holdBundles() {
      const opened = Promise.withResolvers<void>()
      gate = opened.promise
      return opened.resolve
    },
    async until(who, url, isDone) {
      // The clock stands: nobody knows how often this asks.
      for (;;) {
        const data = dataOf(await inject(who, 'GET', url))
        if (isDone(data)) return data
        await sleep(20)
      }
    },
    async close() {
      await queue.stop(0)
      await test.app.close()
      await rm(home, { recursive: true })
    },
  }
}

export const OCTETS = { 'content-type': 'application/octet-stream' } as const
/** Replaces what stands there, whichever version it is. */
export const ANY = { 'if-match': '*' } as const

/** `data` of an answer. */
export const dataOf = (answer: LightMyRequestResponse): Shown => answer.json<{ data: Shown }>().data
