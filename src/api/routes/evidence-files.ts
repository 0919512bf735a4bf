import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ServiceError } from '../../errors.ts'
import { evidenceContent, recordEvidenceRead } from '../../operations/evidence/content.ts'
import {
  type EvidenceFile,
  type EvidencePurpose,
  noSuchFile,
  readEvidenceFile,
  readEvidenceFiles,
  removeEvidenceFile,
} from '../../operations/evidence/files.ts'
import { receiveEvidence } from '../../operations/evidence/receive.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { requireCovered } from '../platform/access/engagement.ts'
import { answerFile, askedBytes } from '../platform/answer/file-answer.ts'
import { itemsOfFile, spendItems } from '../platform/items.ts'
import { openPage } from '../platform/page.ts'
import { arriving, ByteStream } from '../platform/request/upload.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { isSeen, presentEvidenceFile } from '../present/evidence-file.ts'
import {
  EvidenceFileAnswer,
  EvidenceFilePage,
  EvidencePath,
  EvidenceQuery,
  NewEvidenceFile,
} from '../schemas/evidence-file.ts'

const common = { tag: 'Evidence files', since: '0.1.0', pack: 'au_company_climate_intelligence' } as const

const add = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/evidence-files',
  operationId: 'addEvidenceFile',
  problems: [402, 409],
  summary: 'Upload a bill, a certificate, minutes or another document',
  description:
    'The body is the file itself, at most 50 MB: PDF, Excel (.xlsx), Word (.docx), PowerPoint (.pptx), CSV, text, web page (.html), PNG, JPEG, TIFF or WebP, known by its content. Macros, passwords, programs, and web pages that run scripts or fetch anything are refused, and so is a file extension that does not match. Records refer to the file by its SHA-256. The same bytes are the same file: 200 instead of 201, with the name of the first upload. `abn` and `period` go together and say what it is for. Each megabyte costs one item of the quota.',
  scope: 'tenant:write',
  query: NewEvidenceFile,
  body: ByteStream,
  streams: 'application/octet-stream',
  status: 201,
  response: EvidenceFileAnswer,
  handler: async (context) => {
    const { query, body, caller, services, exchange } = context
    const { database, clock, settings } = services
    const length = exchange.request.headers['content-length']
    const { file, isNew } = await receiveEvidence(
      { database, clock, home: settings.SOUTHERLY_HOME, scanCommand: settings.SOUTHERLY_SCAN_COMMAND },
      {
        tenantId: caller.tenantId,
        actor: caller.actor,
        name: query.name,
        purpose: purposeOf(query),
        body: arriving(body, settings.SOUTHERLY_SEND_TIMEOUT_MS),
        expectedBytes: length === undefined ? undefined : Number(length),
        quotaMb: caller.limits.evidence_mb,
        onArrived: (bytes) => spendItems(context, itemsOfFile(bytes)),
      },
    )
    return {
      status: isNew ? 201 : 200,
      body: { data: presentEvidenceFile(file, caller.engagements) },
      headers: { location: `/v1/evidence-files/${file.sha256}` },
      cache: 'no-store',
    }
  },
})

function purposeOf(query: { readonly abn?: string; readonly period?: string }): EvidencePurpose | undefined {
  if (query.abn === undefined && query.period === undefined) return undefined
  if (query.abn === undefined || query.period === undefined) throw oneWithoutTheOther(query)
  return { abn: requireAbn(query.abn), period: periodText(requirePeriod(query.period)) }
}

function oneWithoutTheOther({ abn }: { readonly abn?: string }): ServiceError {
  const parameter = abn === undefined ? 'abn' : 'period'
  return new ServiceError('missing_parameter', 'A company needs its period, and a period its company.', {
    errors: [{ parameter, code: 'missing_parameter', message: 'must be given with the other' }],
    hint: `Add ${parameter}, or leave out both.`,
  })
}

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/evidence-files',
  operationId: 'listEvidenceFiles',
  audited: 'checked',
  summary: 'List evidence files, newest first',
  description:
    '`abn` and `period` narrow to files that were uploaded for them or that one of their records names; a record without a period, such as the targets, counts for all. Auditors must name both.',
  scope: 'tenant:read',
  query: EvidenceQuery,
  response: EvidenceFilePage,
  handler: async (context) => {
    const { query, caller, services } = context
    requireCovered(caller, { abn: query.abn, period: query.period ?? 'none' })
    const page = openPage(context)
    const rows = await readEvidenceFiles(services.database, caller.tenantId, {
      limit: page.fetch,
      before: page.after === undefined ? undefined : Number(page.after[0]),
      abn: query.abn === undefined ? undefined : requireAbn(query.abn),
      period: query.period === undefined ? undefined : periodText(requirePeriod(query.period)),
      unlinked: query.unlinked,
    })
    return page.answer(rows, {
      present: (file) => presentEvidenceFile(file, caller.engagements),
      position: ({ ordinal }) => [String(ordinal)],
    })
  },
})

/** An auditor learns nothing of files outside the engagement, not even that they are there. */
async function seenFile({
  params,
  caller,
  services,
}: Pick<
  Context<{ sha256: string }, object, undefined>,
  'params' | 'caller' | 'services'
>): Promise<EvidenceFile> {
  const key = { tenantId: caller.tenantId, sha256: params.sha256 }
  const file = await readEvidenceFile(services.database, key)
  if (!isSeen(file, caller.engagements)) throw noSuchFile(params.sha256)
  return file
}

const read = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/evidence-files/{sha256}',
  operationId: 'getEvidenceFile',
  audited: 'checked',
  summary: 'Get an evidence file’s details and the records that name it',
  scope: 'tenant:read',
  params: EvidencePath,
  response: EvidenceFileAnswer,
  handler: async (context) => ({
    body: { data: presentEvidenceFile(await seenFile(context), context.caller.engagements) },
    cache: 'no-store',
  }),
})

const download = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/evidence-files/{sha256}/content',
  operationId: 'downloadEvidenceFile',
  audited: 'checked',
  problems: [416],
  summary: 'Download an evidence file',
  description:
    'Always sent as an attachment, never shown in the page, with the type of its content. `Repr-Digest` gives its SHA-256; ranges and HEAD work. The audit log records every read.',
  scope: 'tenant:read',
  params: EvidencePath,
  produces: ['application/octet-stream', '*/*'],
  handler: async (context) => {
    const { params, caller, services, exchange } = context
    const file = await seenFile(context)
    const key = { tenantId: caller.tenantId, sha256: params.sha256 }
    const asked = askedBytes(exchange, file)
    const range = typeof asked === 'string' ? { start: 0, length: file.size } : asked
    if (typeof asked !== 'string')
      await recordEvidenceRead(services.database, services.clock, key, caller.actor, file)
    return answerFile(asked, {
      sha256: file.sha256,
      size: file.size,
      name: file.name,
      contentType: file.media_type,
      bytes: new Uint8Array(),
      source: { size: range.length, stream: () => evidenceContent(services.database, key, range) },
    })
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/evidence-files/{sha256}',
  operationId: 'removeEvidenceFile',
  problems: [409],
  summary: 'Remove an unused evidence file',
  description:
    'Refused while a record refers to it, and while a version that did must be kept: seven years, as for the record itself.',
  scope: 'tenant:write',
  params: EvidencePath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await removeEvidenceFile(services, { tenantId: caller.tenantId, sha256: params.sha256 }, caller.actor)
    return { cache: 'no-store' }
  },
})

export const evidenceFileRoutes: readonly Route[] = [add, list, read, download, remove]
