import { setTimeout } from 'node:timers/promises'
import type { BenchServer } from '../../bench/server.ts'
import { RECORD_EXAMPLES } from '../../test/support/record-resources.ts'
import { REGISTRY_FILE, registryYear } from '../../test/support/registry-year.ts'
import { SMALL_REPORT } from '../../test/support/small-report.ts'

/** The company whose workspace is filled; the period is that of its records. */
const WORKSPACE = { abn: '74115061375', period: '2025-26' } as const

/** A book in two versions, with a name that waits for a choice, a holding that is refused, and a class without a method. */
async function preparePortfolio(
  call: (
    method: string,
    place: string,
    body: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>,
): Promise<void> {
  const lines = (agl: number) =>
    [
      'Loan ID,Borrower,ABN/ACN,Facility type,Exposure (A$m),Total equity (A$m),Total debt (A$m)',
      `L1,AGL Energy Limited,74 115 061 375,Term loan,${agl},4000,6000`,
      'L2,BHP Group Limited,49 004 028 077,Term loan,212.5,50000,30000',
      'L3,Qantas Airways Limited,16 009 661 901,Term loan,80,1500,6500',
      'L4,Woodside Energy,55 004 898 962,Corporate bond,40,30000,9000',
      'L5,Wesfarmers,88 000 014 675,Term loan,25,8000,7000',
      'L6,Origin Energy,,Term loan,61.2,9000,5000',
      'L7,A small company,11 004 089 936,Term loan,9,2,3',
      'L8,Commonwealth of Australia,,Sovereign bond,100,,',
    ].join('\n')
  const place = (day: string) =>
    `/v1/portfolios/lending-book/imports?name=loans.csv&title=Lending%20book&balance_date=${day}`
  const { data } = (await call('POST', place('2025-06-30'), lines(50))) as {
    readonly data: { readonly saved: { readonly etag: string } }
  }
  await call('POST', place('2025-12-31'), lines(75), { 'if-match': `"${data.saved.etag}"` })
}

/** What the pages with parameters are about. */
export interface Prepared {
  readonly webhook: string
  readonly factor: string
  readonly deskFile: string
  readonly challenge: string
  readonly workspace: (part: string) => string
}

/** Fills a new service through its own API, so that lists and forms are not all empty. */
export async function prepare({ url, key }: Pick<BenchServer, 'key' | 'url'>): Promise<Prepared> {
  const call = async (
    method: string,
    place: string,
    body?: object | string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json'
    const answer = await fetch(`${url}${place}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...more,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${place} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const { abn, period } = WORKSPACE
  for (const { route, body } of RECORD_EXAMPLES) await call('PUT', `/v1/companies/${abn}/${route}`, body)
  await call('PUT', '/v1/watchlists/lending-book', { name: 'Lending book', companies: [abn, '49004028077'] })
  await preparePortfolio(call)
  const webhook = (await call('POST', '/v1/webhooks', { url: 'https://hooks.example.com/southerly' })) as {
    id: string
  }
  const factors = (await call('GET', '/v1/emission-factors/search?q=diesel')) as {
    data: { row_id: string }[]
  }
  const file = (await call(
    'POST',
    `/v1/desk/files?name=${REGISTRY_FILE}`,
    registryYear((row) => (row['abn'] === abn ? { ...row, scope2_text: '247,66l' } : row)),
  )) as { data: { id: string } }
  const report = (await call('POST', '/v1/evidence-files?name=climate-report-2025.pdf', SMALL_REPORT)) as {
    data: { sha256: string }
  }
  const challenge = (await call('POST', '/v1/challenges', {
    file: report.data.sha256,
    abn,
    period: '2024-25',
  })) as { data: { id: string } }
  await ended(async () => {
    const { data } = (await call('GET', `/v1/challenges/${challenge.data.id}`)) as { data: { state: string } }
    return data.state !== 'queued'
  })
  return {
    webhook: webhook.id,
    challenge: challenge.data.id,
    factor: required(factors.data[0]?.row_id, 'no factor for diesel'),
    deskFile: file.data.id,
    workspace: (part) => `/workspace/${abn}${part}?period=${period}`,
  }
}

/** Asks every half a second until a job has ended. */
async function ended(hasEnded: () => Promise<boolean>): Promise<void> {
  while (!(await hasEnded())) await setTimeout(500)
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(what)
  return value
}
