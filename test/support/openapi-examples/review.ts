import type { LightMyRequestResponse } from 'fastify'
import { appendEvents } from '../../../src/operations/monitoring/append-events.ts'
import { type Ask, seen, type Who } from '../people-app.ts'
import { reviewing, WITH_OPEN_GATES } from '../reviewing.ts'
import { sampleEvents } from '../sample-events.ts'
import { TUTORIAL_COMPANY, TUTORIAL_PERIOD, writeTutorial } from '../tutorial-company.ts'
import { AGL, ANY, dataOf, type Shown, type Stage } from './stage.ts'

const AT = `period=${TUTORIAL_PERIOD}`

/** The way of a period from its draft to the directors' declaration over a bundle, by the people who walk it. */
export async function review(stage: Stage): Promise<void> {
  const { ask, prepare, until, people, test } = stage
  const { ann, ben, cy, dee } = people
  const company = `/v1/companies/${TUTORIAL_COMPANY}`
  const at = (path: string): string => `${company}/${path}?${AT}`
  const asking = lenient(stage)
  const acts = reviewing({ test, ask: asking }, TUTORIAL_PERIOD)
  await writeTutorial({ ask: asking, put: acts.put.bind(acts) }, ann)
  await ask(ann, 'PUT', at('period-owner'), { member_id: ann.id })

  const comment = { subject: 'requirement:6(a)', text: 'Since when?', mentions: [ann.id] }
  const { id } = dataOf(await ask(ben, 'POST', at('comments'), comment))
  await ask(ann, 'POST', at(`comments/${id}/resolve`), { text: 'Since July.' })
  await ask(ben, 'POST', at(`comments/${id}/reopen`), {})
  await prepare(ben, 'POST', at(`comments/${id}/resolve`), {})
  await ask(ann, 'GET', at('comments'))

  await ask(ann, 'POST', at('review/submit'), { move: 'submit' })
  await ask(cy, 'POST', at('review/decide'), { move: 'mark_reviewed' })
  const expected = await seen(prepare, cy, at('review'))
  await ask(cy, 'POST', at('review/approve'), { move: 'approve', ...WITH_OPEN_GATES, expected })
  const made = await bundle(stage, ann, company)
  const bundles = await ask(ann, 'GET', `${company}/disclosure-reports`)
  const { sha256 } = bundles
    .json<{ data: { artifact_id: string; sha256: string }[] }>()
    .data.find(({ artifact_id }) => artifact_id === made.artifact_id)!
  await ask(dee, 'POST', at('review/sign'), { bundle: made.artifact_id, sha256 })
  await ask(ann, 'GET', at('review'))
  const second = await bundle(stage, ann, company)
  const pair = `a=${made.artifact_id}&b=${second.artifact_id}`
  await ask(ann, 'GET', `${company}/disclosure-reports/compare?${pair}`)
  const release = stage.holdBundles()
  const late = await prepare(ann, 'POST', `${company}/disclosure-report`, { period: '2024-25' })
  const run = `${company}/disclosure-report-runs/${late.json<{ data: { run_id: string } }>().data.run_id}`
  await until(ann, run, ({ state }) => state === 'running')
  await ask(ann, 'POST', `${run}/cancel`)
  release()
  await ask(ann, 'GET', `/v1/verify/${sha256}`)
  await ask(ann, 'GET', '/.well-known/southerly-keys.json')
  await ask(ann, 'GET', '/v1/company-periods')
  const now = { expected: await seen(prepare, cy, at('review')) }
  await prepare(cy, 'POST', at('review/approve'), { move: 'lock', ...now })
  await stage.refuse(ann, 'POST', at('review/submit'), { move: 'submit' })
  await prepare(cy, 'POST', at('review/approve'), { move: 'unlock', reason: 'It came too early.', ...now })
}

/** Bundles are made by plain renderers: their words are tried elsewhere. */
async function bundle({ ask, until }: Stage, who: Who, company: string): Promise<Shown> {
  const asked = await ask(who, 'POST', `${company}/disclosure-report`, { period: '2025-26', force: true })
  const { run_id: run } = asked.json<{ data: { run_id: string } }>().data
  const url = `${company}/disclosure-report-runs/${run}`
  const made = await until(who, url, ({ state }) => !['queued', 'running'].includes(state))
  await ask(who, 'GET', url)
  await ask(who, 'GET', `${company}/disclosure-report-runs`)
  return made
}

/** Throws nothing: whoever asks looks at the status. */
const lenient =
  ({ test }: Stage): Ask =>
  (who, method, url, payload, headers): Promise<LightMyRequestResponse> =>
    test.inject({
      method,
      url,
      headers: { ...headers, ...who.headers },
      ...(payload === undefined ? {} : { payload }),
    })

/** What auditors see and mark, and what people are told. */
export async function audit({ ask, prepare, people: { eve, ann, ben } }: Stage): Promise<void> {
  const sheet = `/v1/companies/${AGL}/audit-sheet?${AT}`
  const { rows } = (await prepare(eve, 'GET', sheet)).json<{
    data: { rows: { requirement_id: string; evidence_sha256: string }[] }
  }>().data
  const { evidence_sha256 } = rows.find(({ requirement_id }) => requirement_id === '6(a)')!
  const marks = [{ requirement_id: '6(a)', mark: 'agreed', evidence_sha256 }]
  await ask(eve, 'POST', sheet, { marks })
  await ask(eve, 'GET', sheet)
  await ask(ann, 'GET', '/v1/me/work')
  await ask(ann, 'GET', '/v1/me/notifications')
  await ask(ann, 'POST', '/v1/me/notifications/read', {})
  await ask(ben, 'PUT', '/v1/me/notification-preferences', { mention: 'daily' })
  await ask(ben, 'GET', '/v1/me/notification-preferences')
}

/** What is watched, and where it is told. */
export async function monitoring({ ask, prepare, key, test, database }: Stage): Promise<void> {
  const list = { name: 'Lending book', companies: [AGL] }
  await ask(key, 'PUT', '/v1/watchlists/lending-book', list)
  await ask(key, 'GET', '/v1/watchlists')
  await ask(key, 'GET', '/v1/watchlists/lending-book')
  const [newest, before] = (await prepare(key, 'GET', '/v1/snapshots?limit=2'))
    .json<{ data: { snapshot: string }[] }>()
    .data.map(({ snapshot }) => snapshot)
  await ask(key, 'GET', `/v1/snapshots/${before}/diff/${newest}/impact?watchlist=lending-book`)
  const settings = { url: 'https://hooks.example.com/southerly', description: 'To the risk team' }
  const made = await ask(key, 'POST', '/v1/webhooks', settings)
  const hook = `/v1/webhooks/${made.json<{ id: string }>().id}`
  await database.as({ kind: 'operator' }, (sql) => appendEvents(sql, test.clock, key.id, sampleEvents(1)))
  await ask(key, 'GET', '/v1/webhooks')
  await ask(key, 'GET', hook)
  const [event] = (await ask(key, 'GET', '/v1/events?order=newest')).json<{ data: { id: string }[] }>().data
  await ask(key, 'GET', `${hook}/deliveries`)
  await ask(key, 'GET', `${hook}/deliveries/${event!.id}`)
  await ask(key, 'POST', `${hook}/deliveries/${event!.id}/resend`)
  await ask(key, 'POST', `${hook}/test`)
  await ask(key, 'POST', `${hook}/rotate`, {})
  const { etag } = (await prepare(key, 'GET', hook)).json<{ etag: string }>()
  await ask(key, 'PUT', hook, { ...settings, state: 'active' }, { 'if-match': `"${etag}"` })
  await ask(key, 'DELETE', hook, undefined, ANY)
  await ask(key, 'DELETE', '/v1/watchlists/lending-book', undefined, ANY)
}
