import { Type } from 'typebox'
import { requireDraftPeriod } from '../../operations/disclosure/draft-kinds.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { discardDraft, readDraft, readDrafts, saveDraft } from '../../operations/tenancy/record-drafts.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { Abn } from '../schemas/data.ts'
import {
  draftPeriod,
  RecordDraft,
  RecordDraftBody,
  RecordDraftList,
  RecordDraftPath,
  SavedRecordDraft,
} from '../schemas/record-draft.ts'

const PATH = '/v1/me/record-drafts/{abn}/{kind}'
/** Free of charge: a form saves itself every few seconds. Size, number and rate are limited. */
const common = {
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:write',
  pack: 'au_company_climate_intelligence',
  items: 0,
} as const
const ofRecord = {
  params: RecordDraftPath,
  query: Type.Object(draftPeriod, { additionalProperties: false }),
} as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/record-drafts',
  operationId: 'listRecordDrafts',
  summary: 'List your drafts of records, latest first',
  description:
    'Entries that you have not saved as a record yet. Only you see them, and they do not count until you save the record.',
  query: Type.Object({ abn: Type.Optional(Abn) }, { additionalProperties: false }),
  response: RecordDraftList,
  handler: async ({ query, caller, services }) => {
    const abn = query.abn === undefined ? undefined : requireAbn(query.abn)
    return { body: { data: await readDrafts(services.database, authorOf(caller), abn) }, cache: 'no-store' }
  },
})

const read = keyedRoute({
  ...common,
  ...ofRecord,
  method: 'GET',
  path: PATH,
  operationId: 'getRecordDraft',
  problems: [404],
  summary: 'Read your draft of a record',
  response: RecordDraft,
  handler: async (context) => {
    const { draft, body } = await readDraft(context.services.database, keyOf(context))
    return {
      body: { data: { ...draft, entries: body as Record<string, unknown> } },
      etag: draft.etag,
      cache: 'no-store',
    }
  },
})

const save = keyedRoute({
  ...common,
  ...ofRecord,
  method: 'PUT',
  path: PATH,
  operationId: 'saveRecordDraft',
  heavy: 'when_large',
  conditional: true,
  summary: 'Save your draft of a record, complete or not',
  description:
    'Replaces your draft of the record. If-Match must name the draft you replace (428 without it, 412 when another tab or device has saved since); the first save needs none. A draft never counts: readiness, bundles and reviews use saved records only. At most 1 MiB each, 200 for each person, 64 MiB for the organisation.',
  body: RecordDraftBody,
  response: SavedRecordDraft,
  handler: async (context) => {
    const { body, services, exchange } = context
    const draft = await saveDraft(services, keyOf(context), {
      body: body.entries,
      basedOn: body.based_on,
      ifMatch: exchange.request.headers['if-match'],
    })
    return { body: { data: draft }, etag: draft.etag, cache: 'no-store' }
  },
})

const discard = keyedRoute({
  ...common,
  ...ofRecord,
  method: 'DELETE',
  path: PATH,
  operationId: 'discardRecordDraft',
  problems: [404],
  conditional: true,
  summary: 'Discard your draft of a record',
  description: 'Erases the entries. The record itself does not change. If-Match must name the draft.',
  status: 204,
  handler: async (context) => {
    const { services, exchange } = context
    await discardDraft(services.database, keyOf(context), exchange.request.headers['if-match'])
    return { cache: 'no-store' }
  },
})

export const recordDraftRoutes: readonly Route[] = [list, read, save, discard]

type Asked = Context<{ abn: string; kind: string }, { period?: string }, unknown>

const authorOf = ({ tenantId, actor }: Asked['caller']) => ({ tenantId, author: actor })

const keyOf = ({ params, query, caller }: Pick<Asked, 'params' | 'query' | 'caller'>) => ({
  ...authorOf(caller),
  abn: requireAbn(params.abn),
  kind: params.kind,
  period: requireDraftPeriod(params.kind, query.period),
})
