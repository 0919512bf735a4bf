import { type TObject, type TSchema, Type } from 'typebox'
import { periodText } from '../domain/disclosure/records/period-text.ts'
import type { Pack } from '../domain/tenancy/access.ts'
import { requireAbn } from '../operations/require-abn.ts'
import { requirePeriod } from '../operations/require-period.ts'
import { changeRecord, removeRecord, warningsOf } from '../operations/tenancy/change-record.ts'
import { findRecord, findRecordKey, type RecordQuestion } from '../operations/tenancy/find-record.ts'
import { readRecordHistory } from '../operations/tenancy/record-history.ts'
import type { RecordFacts, RecordRules } from '../operations/tenancy/record-rules.ts'
import { countItems, itemsOfReading, itemsOfWriting } from './platform/items.ts'
import { openPage, pageQuery } from './platform/page.ts'
import { type Context, keyedRoute, type Route } from './platform/route.ts'
import { presentPastVersion, presentRecord } from './present/record.ts'
import { Abn } from './schemas/data.ts'
import {
  askedPeriod,
  changedRecordAnswer,
  DeletedRecord,
  deletionReason,
  dryRun,
  recordAnswer,
  recordHistory,
} from './schemas/record.ts'

/** A kind of tenant record as a resource of the API. */
export interface RecordResource<Body extends object> {
  readonly rules: RecordRules<Body>
  /** After `/v1/companies/{abn}/`. */
  readonly route: string
  /** Stem of schema names and operation ids, such as `EmissionTargets`. */
  readonly name: string
  readonly tag: string
  readonly pack: Pack
  /** What is sent. */
  readonly body: TObject
  /** What the record is, as the object of a sentence: `the emission targets of a company`. */
  readonly what: string
}

type Asked = Context<{ abn: string }, { period?: string }, undefined>

/** PUT, GET, history and DELETE of one kind of record. */
export function recordRoutes<Body extends object>(resource: RecordResource<Body>): readonly Route[] {
  const { rules, name, what, tag, pack } = resource
  const path = `/v1/companies/{abn}/${resource.route}`
  const common = { tag, pack, since: '0.1.0', params: Type.Object({ abn: Abn }) } as const
  const period = periodOption(rules, Type.Optional(askedPeriod))
  const content = resource.body.properties
  const latest = rules.perPeriod ? ' Without `period`: of the latest period that has one.' : ''
  return [
    keyedRoute({
      ...common,
      method: 'PUT',
      path,
      operationId: `put${name}`,
      heavy: 'when_large',
      summary: `Write ${what}`,
      description:
        'Replaces the whole record with a new version; earlier versions stay in the history. If-Match must name the version you replace (428 without it, 412 when it is not the newest); the first version needs none. Errors are reported all together and stop the save; warnings do not.',
      scope: 'tenant:write',
      conditional: true,
      problems: [423],
      query: Type.Object(dryRun, { additionalProperties: false }),
      body: resource.body,
      response: changedRecordAnswer(`Changed${name}Record`, content),
      handler: async ({ params, query, body, caller, services, exchange }) => {
        const size = JSON.stringify(body).length + (rules.sizeAlongside?.(body) ?? 0)
        await countItems({ exchange, services, caller }, itemsOfWriting(size))
        const { record, changed, warnings } = await changeRecord(services, rules, ownerOf(params, caller), {
          body,
          actor: caller.actor,
          ifMatch: exchange.request.headers['if-match'],
          dryRun: query.dry_run,
        })
        const meta = { changed, dry_run: query.dry_run, warnings }
        return { body: { data: presentRecord(record), meta }, etag: record.etag, cache: 'no-store' }
      },
    }),
    keyedRoute({
      ...common,
      method: 'GET',
      path,
      operationId: `get${name}`,
      audited: rules.perPeriod ? 'period' : 'company',
      summary: `Read ${what}`,
      description: `The version in force.${latest}`,
      scope: 'tenant:read',
      query: Type.Object(period, { additionalProperties: false }),
      response: recordAnswer(`${name}Record`, content),
      handler: async ({ params, query, caller, services }) => {
        const question = questionOf(rules, { params, query, caller })
        const { record, authorName } = await findRecord<Body>(services.database, rules, question)
        const warnings = await warningsOf(services, rules, ownerOf(params, caller), record.body)
        const meta = { warnings, authored_by_name: authorName }
        return { body: { data: presentRecord(record), meta }, etag: record.etag }
      },
    }),
    keyedRoute({
      ...common,
      method: 'GET',
      path: `${path}/history`,
      operationId: `list${name}Versions`,
      audited: rules.perPeriod ? 'period' : 'company',
      heavy: true,
      summary: `List every version of ${what}, newest first`,
      description: `The author, time and changed fields of each version. A deletion is a version too. The quota counts an item for every 64 KiB of the versions.${latest}`,
      scope: 'tenant:read',
      query: Type.Object({ ...pageQuery, ...period }, { additionalProperties: false }),
      response: recordHistory(`${name}History`, content),
      handler: async (context) => {
        const page = openPage(context)
        const key = await findRecordKey(context.services.database, rules, questionOf(rules, context))
        const asked = {
          limit: page.fetch,
          ...(page.after === undefined ? {} : { before: Number(page.after[0]) }),
        }
        const versions = await readRecordHistory<Body>(context.services.database, key, asked, (characters) =>
          countItems(context, itemsOfReading(characters)),
        )
        return page.answer(versions, {
          present: presentPastVersion,
          position: ({ version }) => [String(version)],
        })
      },
    }),
    keyedRoute({
      ...common,
      method: 'DELETE',
      path,
      operationId: `delete${name}`,
      summary: `Delete ${what}`,
      description:
        'Adds a version that records the deletion and its reason. Nothing is erased: every version stays in the history until `retain_until` at least. If-Match must name the current version.',
      scope: 'tenant:write',
      conditional: true,
      problems: [423],
      query: Type.Object(
        { ...periodOption(rules, askedPeriod), reason: deletionReason },
        { additionalProperties: false },
      ),
      response: DeletedRecord,
      handler: async ({ params, query, caller, services, exchange }) => {
        const { period = '' } = questionOf(rules, { params, query, caller })
        const deleted = await removeRecord(
          services,
          rules,
          { ...ownerOf(params, caller), period },
          {
            actor: caller.actor,
            ifMatch: exchange.request.headers['if-match'],
            reason: query.reason,
          },
        )
        return { body: { data: deleted, meta: {} }, cache: 'no-store' }
      },
    }),
  ]
}

/** The parameter `period`, which kinds that are about no single period refuse as unknown. */
const periodOption = <S extends TSchema>({ perPeriod }: RecordFacts, schema: S) =>
  (perPeriod ? { period: schema } : {}) as { period: S }

const ownerOf = (params: { readonly abn: string }, caller: { readonly tenantId: string }) => ({
  tenantId: caller.tenantId,
  abn: requireAbn(params.abn),
})

function questionOf(
  { perPeriod }: RecordFacts,
  { params, query, caller }: Pick<Asked, 'params' | 'query' | 'caller'>,
): RecordQuestion {
  const asked = query.period === undefined ? undefined : periodText(requirePeriod(query.period))
  return { ...ownerOf(params, caller), period: perPeriod ? asked : '' }
}
