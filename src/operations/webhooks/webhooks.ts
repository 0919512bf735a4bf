import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { refusedUrl } from '../../domain/monitoring/webhook-address.ts'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { abandonPending } from '../../store/webhook-deliveries.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhooks,
  updateWebhook,
  type WebhookKey,
  type WebhookRow,
} from '../../store/webhooks.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { etagOf, requireMatch } from '../tenancy/record-version.ts'
import type { RecordAuthor } from '../tenancy/tenant-records.ts'
import { newWebhookSecret, sealSecret } from './secrets.ts'

/** What a tenant decides about a webhook. */
export interface WebhookSettings {
  readonly url: string
  readonly description: string
  readonly event_types: readonly string[]
  readonly watchlists: readonly string[]
}

/** A webhook without its secrets. */
export interface WebhookView extends WebhookSettings {
  readonly id: string
  readonly state: 'active' | 'disabled'
  readonly disabled_reason: string | null
  readonly version: number
  readonly created_by: string
  readonly created_at: string
  /** Until when the secret before the last rotation signs too; null: only the newest does. */
  readonly previous_secret_until: string | null
  /** To be sent as If-Match, in quotes, to change this very version. */
  readonly etag: string
}

/** A webhook with its secret, which is shown this once. */
export interface IssuedWebhook extends WebhookView {
  readonly secret: string
}

export interface WebhookServices {
  readonly clock: Clock
  readonly secret: Uint8Array
  /** Whether private addresses and plain HTTP are allowed. */
  readonly allowPrivate: boolean
}

/** Makes a webhook in the caller's transaction; `limit` is what the plan allows, null for any number. */
export async function createWebhook(
  sql: Sql,
  services: WebhookServices,
  tenantId: string,
  request: { readonly settings: WebhookSettings; readonly actor: string; readonly limit: number | null },
): Promise<IssuedWebhook> {
  requireUrl(request.settings.url, services)
  await lockWebhooks(sql, tenantId)
  if (request.limit !== null && (await listWebhooks(sql, tenantId)).length >= request.limit)
    throw new ServiceError('plan_required', `The plan includes ${request.limit} webhooks; all are used.`, {
      hint: 'Delete one, give one more event types, or change the plan. GET /v1/events tells the same without a webhook.',
    })
  const secret = newWebhookSecret()
  const row: WebhookRow = {
    ...request.settings,
    tenant_id: tenantId,
    id: `whk_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`,
    sealed_secret: sealSecret(services.secret, tenantId, secret),
    previous_sealed_secret: null,
    previous_until: null,
    state: 'active',
    disabled_reason: null,
    version: 1,
    created_by: request.actor,
    created_at: services.clock.now().toISOString(),
  }
  await insertWebhook(sql, row)
  await audit(sql, services.clock, row, 'webhook.created', request.actor)
  return { ...asView(row), secret }
}

export async function readWebhooks(database: Database, tenantId: string): Promise<WebhookView[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => listWebhooks(sql, tenantId))
  return rows.map(asView)
}

export const readWebhook = (database: Database, key: WebhookKey): Promise<WebhookView> =>
  database.as({ kind: 'tenant', tenantId: key.tenant_id }, async (sql) =>
    asView(await requireWebhook(sql, key)),
  )

/** Replaces what a tenant decides. A disabled webhook gets nothing: what happens meanwhile is not sent later. */
export async function replaceWebhook(
  database: Database,
  services: WebhookServices,
  key: WebhookKey,
  change: RecordAuthor & { readonly settings: WebhookSettings; readonly state: 'active' | 'disabled' },
): Promise<WebhookView> {
  requireUrl(change.settings.url, services)
  return await database.as({ kind: 'tenant', tenantId: key.tenant_id }, async (sql) => {
    const before = await requireWebhook(sql, key, { lock: true })
    requireMatch(versionOf(before), change.ifMatch)
    const isDisabled = change.state === 'disabled'
    const row: WebhookRow = {
      ...before,
      ...change.settings,
      state: change.state,
      disabled_reason: isDisabled ? (before.disabled_reason ?? `Disabled by ${change.actor}.`) : null,
      version: before.version + 1,
    }
    await updateWebhook(sql, row)
    if (isDisabled) await abandonPending(sql, key, services.clock.now().toISOString())
    await audit(sql, services.clock, row, 'webhook.replaced', change.actor)
    return asView(row)
  })
}

/** A new secret; the old one signs beside it for the overlap, so that receivers can be changed one by one. */
export async function rotateWebhookSecret(
  sql: Sql,
  services: WebhookServices,
  key: WebhookKey,
  request: { readonly actor: string; readonly overlapSeconds: number },
): Promise<IssuedWebhook> {
  const before = await requireWebhook(sql, key, { lock: true })
  const secret = newWebhookSecret()
  const until = services.clock.now().getTime() + request.overlapSeconds * 1000
  const row: WebhookRow = {
    ...before,
    sealed_secret: sealSecret(services.secret, key.tenant_id, secret),
    previous_sealed_secret: before.sealed_secret,
    previous_until: new Date(until).toISOString(),
    version: before.version + 1,
  }
  await updateWebhook(sql, row)
  await audit(sql, services.clock, row, 'webhook.secret_rotated', request.actor)
  return { ...asView(row), secret }
}

/** Removes a webhook with the log of its deliveries; the events stay. */
export async function removeWebhook(
  database: Database,
  clock: Clock,
  key: WebhookKey,
  { actor, ifMatch }: RecordAuthor,
): Promise<WebhookView> {
  return await database.as({ kind: 'tenant', tenantId: key.tenant_id }, async (sql) => {
    const before = await requireWebhook(sql, key, { lock: true })
    requireMatch(versionOf(before), ifMatch)
    await deleteWebhook(sql, key)
    await audit(sql, clock, before, 'webhook.deleted', actor)
    return asView(before)
  })
}

/** The webhook, or the 404 that another tenant's gives as well. */
export async function requireWebhook(
  sql: Sql,
  key: WebhookKey,
  options: { readonly lock: boolean } = { lock: false },
): Promise<WebhookRow> {
  const found = await findWebhook(sql, key, options)
  if (found !== undefined) return found
  throw new ServiceError('webhook_not_found', `There is no webhook ${key.id}.`, {
    hint: 'GET /v1/webhooks lists those there are.',
  })
}

function requireUrl(url: string, { allowPrivate }: WebhookServices): void {
  const refused = refusedUrl(url, { allowPrivate })
  if (refused === undefined) return
  throw new ServiceError('validation_failed', `A webhook cannot be sent to this URL: ${refused}.`, {
    errors: [{ pointer: '/url', code: 'invalid_member', message: refused, received: url }],
    hint: 'Webhooks go to https addresses on the internet. Whoever runs the service for themselves alone can allow others: SOUTHERLY_WEBHOOK_ALLOW_PRIVATE.',
  })
}

const asView = (row: WebhookRow): WebhookView => ({
  id: row.id,
  url: row.url,
  description: row.description,
  event_types: row.event_types,
  watchlists: row.watchlists,
  state: row.state,
  disabled_reason: row.disabled_reason,
  version: row.version,
  created_by: row.created_by,
  created_at: row.created_at,
  previous_secret_until: row.previous_until,
  etag: etagOf(versionOf(row)),
})

/** A webhook as a version of a record, for the rules of If-Match. */
const versionOf = ({
  version,
  url,
  description,
  event_types,
  watchlists,
  state,
  created_by,
  created_at,
}: WebhookRow) => ({
  version,
  body: '',
  body_sha256: sha256(canonicalJson({ url, description, event_types, watchlists, state })),
  authored_by: created_by,
  authored_at: created_at,
  deletion_reason: null,
})

const audit = (sql: Sql, clock: Clock, row: WebhookRow, action: string, actor: string) =>
  appendAudit(sql, clock, {
    tenantId: row.tenant_id,
    actor,
    action,
    subject: `webhook:${row.id}`,
    detail: { url: row.url, state: row.state, version: row.version },
  })
