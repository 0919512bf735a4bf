import type { RecordKind } from '../../src/domain/disclosure/records/kinds.ts'
import { RECORD_KINDS } from '../../src/domain/disclosure/records/kinds.ts'
import type { TestApp, TestTenant } from '../api/support.ts'

/** Sends a record of a company; throws unless it was written. */
export async function putRecord(
  app: Pick<TestApp, 'inject'>,
  tenant: TestTenant,
  abn: string,
  kind: RecordKind,
  body: object,
): Promise<void> {
  const url = `/v1/companies/${abn}/${RECORD_KINDS[kind].route}`
  const period = 'period' in body ? (body.period as { start: string; end: string }) : null
  const query = period === null ? '' : `?period=${period.start}/${period.end}`
  const before = await app.inject({ url: `${url}${query}`, headers: tenant.headers })
  const etag = before.statusCode === 200 ? { 'if-match': String(before.headers['etag']) } : {}
  const { statusCode, body: text } = await app.inject({
    method: 'PUT',
    url,
    headers: { ...tenant.headers, ...etag },
    payload: body,
  })
  if (statusCode !== 200) throw new Error(`PUT ${url}: ${statusCode} ${text}`)
}

const DOCUMENT = Buffer.from('%PDF-1.7\nThe climate report of the year.\n%%EOF\n')

/** Uploads a document that the service holds from then on; gives its hash. */
export async function uploadDocument(
  app: Pick<TestApp, 'inject'>,
  { headers }: Pick<TestTenant, 'headers'>,
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/evidence-files?name=climate-report.pdf',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: DOCUMENT,
  })
  if (response.statusCode >= 300) throw new Error(`upload: ${response.statusCode} ${response.body}`)
  return response.json<{ data: { sha256: string } }>().data.sha256
}
