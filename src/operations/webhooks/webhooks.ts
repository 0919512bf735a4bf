import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
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
import { requireMatch } from '../tenancy/record-version.ts'
import type { RecordAuthor } from '../tenancy/tenant-records.ts'
import { newWebhookSecret, sealSecret } from './secrets.ts'
import {
  asView,
  type IssuedWebhook,
  versionOf,
  type WebhookSettings,
  type WebhookView,
} from './webhook-view.ts'

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
      hint: 'Delete one, give one more event types, or change the plan. GET /v1/events lists the same events without a webhook.',
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

/** Replaces what a tenant decides. A disabled webhook gets nothing: what happens in the meantime is not sent later. */
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
    hint: 'Webhooks go to https addresses on the internet. On a private installation, the operator can allow other addresses: SOUTHERLY_WEBHOOK_ALLOW_PRIVATE.',
  })
}

const audit = (sql: Sql, clock: Clock, row: WebhookRow, action: string, actor: string) =>
  appendAudit(sql, clock, {
    tenantId: row.tenant_id,
    actor,
    action,
    subject: `webhook:${row.id}`,
    detail: { url: row.url, state: row.state, version: row.version },
  })
