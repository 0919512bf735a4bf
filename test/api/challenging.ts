import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { startChallenges } from '../../src/jobs/challenges.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { renderProfile } from '../../src/operations/company/render-profile.ts'
import { snapshotViews } from '../../src/operations/monitoring/snapshot-views.ts'
import type { ChallengeSummary } from '../../src/store/challenges.ts'
import type { Database } from '../../src/store/database.ts'
import { newTenant, SECRET, testApp } from './support.ts'

export const AGL = '74115061375'

export interface Shown {
  readonly id: string
  readonly state: string
  readonly result: Pick<ChallengeSummary, 'numbers' | 'counts' | 'document_rows'> | null
  readonly failure: { readonly detail: string } | null
}

/** An app with two tenants, a worker that compares reports, and what people do with them. */
export async function challenging(database: Database) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly-challenges-'))
  /** Formats of challenges that the server had made elsewhere. */
  const rendered: string[] = []
  let queue: Queue | undefined
  const test = await testApp(database, {
    environment: { SOUTHERLY_HOME: home },
    wakeWorkers: () => queue?.wake(),
    renderFor: () => (wanted) => {
      if ('challenge' in wanted) rendered.push(wanted.format)
      return renderProfile(wanted)
    },
  })
  const startWorker = (): void => {
    queue = openQueue({ database, onError: () => {}, pollMilliseconds: 50 })
    startChallenges(queue, { database, clock: test.clock, secret: SECRET, views: snapshotViews(database) })
  }
  const stopWorker = async (): Promise<void> => await queue?.stop(0)
  startWorker()
  const tenant = await newTenant(database, test.clock)
  const other = await newTenant(database, test.clock)

  const get = async (url: string, who = tenant) =>
    await test.inject({ url: `/v1/challenges${url}`, headers: who.headers })
  const send = async (name: string, payload: Buffer, who = tenant) =>
    await test.app.inject({
      method: 'POST',
      url: `/v1/evidence-files?name=${name}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload,
    })
  const upload = async (name: string, payload: Buffer): Promise<string> => {
    const answer = await send(name, payload)
    expect([200, 201]).toContain(answer.statusCode)
    return answer.json<{ data: { sha256: string } }>().data.sha256
  }
  const ask = async (file: string, who = tenant) =>
    await test.inject({
      method: 'POST',
      url: '/v1/challenges',
      headers: who.headers,
      payload: { file, abn: AGL, period: '2024-25' },
    })
  const ended = async (id: string): Promise<Shown> =>
    await expect
      .poll(
        async () => {
          const { data } = (await get(`/${id}`)).json<{ data: Shown }>()
          return data.state === 'queued' ? null : data
        },
        { timeout: 60_000, interval: 200 },
      )
      .not.toBeNull()
      .then(async () => (await get(`/${id}`)).json<{ data: Shown }>().data)
  const close = async (): Promise<void> => {
    await stopWorker()
    await test.app.close()
    await rm(home, { recursive: true })
  }
  return {
    test,
    tenant,
    other,
    home,
    rendered,
    startWorker,
    stopWorker,
    get,
    send,
    upload,
    ask,
    ended,
    close,
  }
}

export type Challenging = Awaited<ReturnType<typeof challenging>>
