/**
 * Who is notified of a type:
 * - `companies`: watchlists that name the company and ask for the type;
 * - `watchlists`: every watchlist that asks for the type, whatever its companies;
 * - `tenant`: the tenant whose own run, key, quota, webhook or review it is about, without any watchlist.
 */
export type Audience = 'companies' | 'watchlists' | 'tenant'

/** Every type of event with who is notified of it. */
export const EVENT_TYPES = {
  'company.emissions_updated': 'companies',
  'company.restated': 'companies',
  'company.risk_band_changed': 'companies',
  'company.readiness_changed': 'companies',
  'safeguard.position_changed': 'companies',
  'target.off_track': 'companies',
  'evidence.conflict_found': 'companies',
  'grid.series_stale': 'watchlists',
  'dataset.released': 'watchlists',
  'factor_edition.published': 'watchlists',
  'framework.version_published': 'watchlists',
  'disclosure_run.succeeded': 'tenant',
  'disclosure_run.failed': 'tenant',
  'quota.threshold_reached': 'tenant',
  'api_key.expiring': 'tenant',
  'members.notified': 'tenant',
  'webhook.test': 'tenant',
  'review.submitted': 'tenant',
  'review.changes_asked': 'tenant',
  'review.reviewed': 'tenant',
  'review.approved': 'tenant',
  'review.locked': 'tenant',
  'review.unlocked': 'tenant',
  'review.reopened': 'tenant',
  'review.signed': 'tenant',
  'comment.mentioned': 'tenant',
  'audit_sheet.queried': 'tenant',
} as const satisfies Record<string, Audience>

export type EventType = keyof typeof EVENT_TYPES
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as readonly EventType[]

/** Types that a watchlist can ask for. */
export const WATCHED_TYPES = EVENT_TYPE_NAMES.filter((type) => EVENT_TYPES[type] !== 'tenant')
