import type { Schema } from '../../api/client.ts'

export type EventType = Schema<'Event'>['type']
export type WatchedType = NonNullable<Schema<'WatchlistBody'>['events']>[number]

/** What each type of event reports, in words. */
export const EVENT_NAMES: Readonly<Record<EventType, string>> = {
  'company.emissions_updated': 'New registry year published',
  'company.restated': 'Published figures restated',
  'company.risk_band_changed': 'Risk band changed',
  'company.readiness_changed': 'Readiness changed',
  'safeguard.position_changed': 'Safeguard position changed',
  'target.off_track': 'Target off track',
  'evidence.conflict_found': 'Market-based evidence contradicted',
  'grid.series_stale': 'Grid data out of date',
  'dataset.released': 'New data release',
  'factor_edition.published': 'New edition of the national factors',
  'framework.version_published': 'New version of a framework',
  'disclosure_run.succeeded': 'Bundle created',
  'disclosure_run.failed': 'Bundle failed',
  'quota.threshold_reached': 'Monthly quota nearly used',
  'api_key.expiring': 'API key about to expire',
  'members.notified': 'People notified',
  'webhook.test': 'Webhook test',
  'review.submitted': 'Submitted for review',
  'review.changes_asked': 'Changes requested',
  'review.reviewed': 'Reviewed',
  'review.approved': 'Approved',
  'review.locked': 'Period locked',
  'review.unlocked': 'Period unlocked',
  'review.reopened': 'Reopened',
  'review.signed': 'Declaration signed',
  'comment.mentioned': 'Mentioned in a comment',
  'audit_sheet.queried': 'Auditor query',
}

export const EVENT_TYPES = Object.keys(EVENT_NAMES) as readonly EventType[]

/** Types that a watchlist can ask for. The type of the list has the compiler find one that is missing or too many. */
const WATCHED: Readonly<Record<WatchedType, true>> = {
  'company.emissions_updated': true,
  'company.restated': true,
  'company.risk_band_changed': true,
  'company.readiness_changed': true,
  'safeguard.position_changed': true,
  'target.off_track': true,
  'evidence.conflict_found': true,
  'grid.series_stale': true,
  'dataset.released': true,
  'factor_edition.published': true,
  'framework.version_published': true,
}
export const WATCHED_TYPES = Object.keys(WATCHED) as readonly WatchedType[]

/** Types as a sentence; none stands for all. */
export const typesText = (types: readonly EventType[]): string =>
  types.length === 0 ? 'All events' : types.map((type) => EVENT_NAMES[type]).join('; ')
