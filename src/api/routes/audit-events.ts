import { Type } from 'typebox'
import { sentenceOf } from '../../domain/review/sentences.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requireOrdered } from '../../operations/require-parameters.ts'
import { type NamedEntry, readAuditEvents } from '../../operations/tenancy/audit.ts'
import { requireCovered } from '../platform/access/engagement.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { AuditEventPage } from '../schemas/audit-event.ts'
import { Abn } from '../schemas/data.ts'

export const listAuditEvents = keyedRoute({
  method: 'GET',
  path: '/v1/audit-events',
  operationId: 'listAuditEvents',
  audited: 'checked',
  summary: 'List changes and who made them, newest first',
  description:
    'Each event has the hash of the previous event, so altered or missing events can be detected. Auditors must name the company, and see only the periods of their engagement.',
  tag: 'Account',
  since: '0.1.0',
  scope: 'audit:read',
  items: 0,
  query: Type.Object({
    ...pageQuery,
    action: Type.Optional(
      Type.String({
        pattern: '^[a-z_]+([.][a-z_]+)?$',
        maxLength: 100,
        description: 'Only events with this action, or with any action that begins with it and a dot.',
        examples: ['tenant_record', 'tenant_record.deleted'],
      }),
    ),
    abn: Type.Optional(Abn),
    actor: Type.Optional(
      Type.String({
        pattern: '^[a-z_]+(:[A-Za-z0-9_-]+)?$',
        maxLength: 100,
        description:
          'Only what this actor did: `member:` or `key:` and an id, `operator`, `first_start` or `system`.',
        examples: ['key:0D9FIDaWmnOO8TQi'],
      }),
    ),
    from: Type.Optional(Type.String({ format: 'date', description: 'First UTC day.' })),
    to: Type.Optional(Type.String({ format: 'date', description: 'Last UTC day, inclusive.' })),
  }),
  response: AuditEventPage,
  handler: async (context) => {
    const page = openPage(context)
    const before = page.after?.[0]
    const { action, abn, actor, from, to } = context.query
    requireOrdered({ from, to })
    const { engagements } = context.caller
    requireCovered(context.caller, { abn, period: undefined })
    const rows = await readAuditEvents(context.services.database, context.caller.tenantId, {
      limit: page.fetch,
      before: before === undefined ? undefined : Number(before),
      action,
      abn: abn === undefined ? undefined : requireAbn(abn),
      actor,
      from,
      to,
      periods: engagements
        ?.filter((engagement) => engagement.abn === (abn && requireAbn(abn)))
        .map(({ period }) => period),
    })
    return page.answer(rows, { present: presentAuditEvent, position: (event) => [event.sequence] })
  },
})

/** Actors that are neither a person nor a key, as the subject of a sentence. */
const ACTOR_WORDS: Readonly<Record<string, string>> = {
  operator: 'The operator',
  first_start: 'The first start',
  provider: 'The sign-in provider',
  system: 'The service',
}

const presentAuditEvent = (event: NamedEntry) => ({
  sequence: event.sequence,
  occurred_at: event.occurredAt,
  actor: event.actor,
  actor_name: event.actorName,
  sentence: sentenceOf(
    { action: event.action, detail: JSON.parse(event.detail) as Record<string, unknown> },
    event.actorName ?? ACTOR_WORDS[event.actor] ?? event.actor,
  ),
  action: event.action,
  subject: event.subject,
  detail: JSON.parse(event.detail) as object,
  previous_hash: event.previousHash,
  hash: event.hash,
})
