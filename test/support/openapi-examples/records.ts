import { RECORD_EXAMPLES } from '../record-resources.ts'
import { SMALL_REPORT } from '../small-report.ts'
import { AGL, ANY, dataOf, OCTETS, QANTAS, type Stage } from './stage.ts'

const COMPANY = `/v1/companies/${AGL}`
const PERIOD = '2025-26'
const SITES = 'site_id,name,address,state,postcode\ndepot,Depot,1 George St,NSW,2000\n'

/** What a preparer writes about a company, and what the service makes of it. */
export async function records(stage: Stage): Promise<void> {
  const { ask, prepare, key, people } = stage
  for (const { route, body, perPeriod } of RECORD_EXAMPLES) {
    await ask(key, 'PUT', `${COMPANY}/${route}`, body)
    await ask(key, 'GET', `${COMPANY}/${route}${perPeriod ? `?period=${PERIOD}` : ''}`)
    await ask(key, 'GET', `${COMPANY}/${route}/history`)
    const elsewhere = `/v1/companies/${QANTAS}/${route}`
    await prepare(key, 'PUT', elsewhere, body)
    const period = perPeriod ? `&period=${PERIOD}` : ''
    await ask(key, 'DELETE', `${elsewhere}?reason=Written%20by%20mistake${period}`, undefined, ANY)
  }
  await ask(key, 'GET', `${COMPANY}/records`)
  for (const question of [
    'sites/climate-profiles',
    'sites/climate-risks',
    `contradictions?period=${PERIOD}`,
    `disclosure-draft/number-checks?period=${PERIOD}`,
    `disclosure-metadata?period=${PERIOD}`,
    `emission-targets/progress?period=${PERIOD}`,
    `filing-readiness?period=${PERIOD}`,
    `filing-readiness/last-change?period=${PERIOD}`,
    `market-based-scope2?period=${PERIOD}`,
    `organisational-boundary/reconciliation?period=${PERIOD}`,
    `risk-proposals?period=${PERIOD}`,
  ])
    await ask(key, 'GET', `${COMPANY}/${question}`)
  await ask(key, 'POST', `${COMPANY}/number-checks`, {
    period: '2024-25',
    text: 'In 2024-25 scope 1 was 30,439,497 t CO2-e.',
  })
  await ask(key, 'POST', `${COMPANY}/imports?kind=sites&name=sites.csv`, Buffer.from(SITES), OCTETS)
  const draft = await prepare(key, 'GET', `${COMPANY}/disclosure-draft?period=${PERIOD}&format=docx`)
  await ask(
    key,
    'POST',
    `${COMPANY}/disclosure-draft/import?period=${PERIOD}&name=draft.docx`,
    draft.rawPayload,
    OCTETS,
  )
  await explain(stage)

  const drafts = '/v1/me/record-drafts'
  const half = { entries: { approach: 'operational_control', rationale: '' }, based_on: null }
  await ask(people.ann, 'PUT', `${drafts}/${AGL}/organisational_boundary?period=${PERIOD}`, half)
  await ask(people.ann, 'GET', drafts)
  await ask(people.ann, 'GET', `${drafts}/${AGL}/organisational_boundary?period=${PERIOD}`)
}

async function explain({ ask, prepare, key }: Stage): Promise<void> {
  const { contradictions } = (await prepare(key, 'GET', `${COMPANY}/contradictions?period=${PERIOD}`)).json<{
    data: { contradictions: { id: string }[] }
  }>().data
  await ask(key, 'POST', `${COMPANY}/contradictions/${contradictions[0]!.id}/explanation?period=${PERIOD}`, {
    person: 'Ann Lee',
    reason: 'The base was recalculated after the merger of 2021.',
  })
}

/** Files of evidence, and a report whose numbers are compared with what is published. */
export async function evidence({ ask, refuse, key, until }: Stage): Promise<void> {
  const upload = `/v1/evidence-files?name=climate-report.pdf&abn=${AGL}&period=2024-25`
  const { sha256 } = (await ask(key, 'POST', upload, Buffer.from(SMALL_REPORT), OCTETS)).json<{
    data: { sha256: string }
  }>().data
  await ask(key, 'GET', '/v1/evidence-files')
  await ask(key, 'GET', `/v1/evidence-files/${sha256}`)
  await refuse(key, 'GET', `/v1/evidence-files/${sha256}/content`, undefined, { range: 'bytes=9999999-' })
  await ask(key, 'GET', `${COMPANY}/evidence?period=2024-25`)
  const asked = { file: sha256, abn: AGL, period: '2024-25' }
  const { id } = dataOf(await ask(key, 'POST', '/v1/challenges', asked))
  await until(key, `/v1/challenges/${id}`, ({ state }) => state !== 'queued')
  await ask(key, 'GET', '/v1/challenges')
  for (const part of ['', '/readings', '/pages', '/export?format=json'])
    await ask(key, 'GET', `/v1/challenges/${id}${part}`)
}
