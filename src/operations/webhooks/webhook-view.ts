import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { EventType } from '../../domain/monitoring/event-types.ts'
import type { WebhookRow } from '../../store/webhooks.ts'
import { etagOf, type VersionMark } from '../tenancy/record-version.ts'

/** What a tenant decides about a webhook. */
export interface WebhookSettings {
  readonly url: string
  readonly description: string
  readonly event_types: readonly EventType[]
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

export const asView = (row: WebhookRow): WebhookView => ({
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

/** The state is part of it: a webhook that was disabled for not answering is another version to change. */
export const versionOf = (row: WebhookRow): VersionMark => {
  const { version, url, description, event_types, watchlists, state } = row
  return {
    version,
    body_sha256: sha256(canonicalJson({ url, description, event_types, watchlists, state })),
    deletion_reason: null,
  }
}
