import { expect, test } from 'vitest'
import { createClient, requestBundle } from '../../../clients/typescript/src/index.ts'
import { json, problem, scriptedServer } from '../../support/client-server.ts'

const run = (state: string) => json({ data: { abn: '74115061375', run_id: 'run_1', state }, meta: {} })
const given = { abn: '74115061375', body: { period: '2025-26' } } as const

test('a bundle is asked for once, with a wish to wait, and then looked after until its run has ended', async () => {
  const { url, requests } = await scriptedServer([
    problem(503, 'shutting_down', true, { 'retry-after': '0' }),
    run('running'),
    run('succeeded'),
  ])
  expect(await requestBundle(createClient({ baseUrl: url }), given)).toMatchObject({ state: 'succeeded' })
  expect(requests.map((request) => `${request.method} ${request.url}`)).toEqual([
    'POST /v1/companies/74115061375/disclosure-report',
    'POST /v1/companies/74115061375/disclosure-report',
    'GET /v1/companies/74115061375/disclosure-report-runs/run_1',
  ])
  const [first, second] = requests
  expect(first?.headers['prefer']).toBe('wait=20')
  expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key'])
})

test('a failed run is answered, and a caller may give up', async () => {
  const failed = await scriptedServer([run('failed')])
  expect(await requestBundle(createClient({ baseUrl: failed.url }), given)).toMatchObject({ state: 'failed' })
  const endless = await scriptedServer([run('queued')])
  const controller = new AbortController()
  const asked = requestBundle(createClient({ baseUrl: endless.url }), given, { signal: controller.signal })
  await expect.poll(() => endless.requests.length).toBe(1)
  controller.abort(new Error('enough'))
  await expect(asked).rejects.toThrow('enough')
  expect(endless.requests).toHaveLength(1)
})
