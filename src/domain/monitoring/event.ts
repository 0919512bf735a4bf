import type { EventType } from './event-types.ts'

/** What an event is about. */
export interface EventSubject {
  readonly kind:
    | 'company'
    | 'grid_region'
    | 'release'
    | 'framework_version'
    | 'disclosure_run'
    | 'api_key'
    | 'quota'
    | 'notification'
    | 'webhook'
    | 'period'
  readonly id: string
  readonly name: string | null
}

/** Why it happened, with the ids that lead to the evidence. */
export type EventCause =
  | { readonly kind: 'snapshot'; readonly before: string | null; readonly after: string }
  | {
      readonly kind: 'record'
      readonly abn: string
      readonly record: string
      readonly period: string
      readonly version: number
    }
  | { readonly kind: 'run'; readonly run_id: string }
  | { readonly kind: 'check'; readonly of: string }
  | { readonly kind: 'request'; readonly by: string }
  | {
      readonly kind: 'review'
      readonly by: string
      /** Number of the entry in the audit trail. */
      readonly audit_event: number
      /** Which of the acts of that entry. */
      readonly of: string
    }

/** State before or after, told by the same members on both sides; null where there was nothing to tell. */
export type EventState = Readonly<Record<string, unknown>> | null

/** Something that happened to a subject, regardless of who is notified. */
export interface Happening {
  readonly type: EventType
  readonly abn: string | null
  readonly subject: EventSubject
  /** One sentence for people. */
  readonly summary: string
  readonly from: EventState
  readonly to: EventState
  readonly cause: EventCause
  /** Addresses under this service, by what is found there. */
  readonly links: Readonly<Record<string, string>>
}

/** The same for one tenant, with the watchlists that asked for it. */
export interface TenantEvent extends Happening {
  readonly watchlists: readonly string[]
}

/**
 * The same thing is reported once, however often it is found. Checks that repeat say in `of` what makes one occurrence: the
 * last day of a series, the month of a quota.
 */
export const occurrenceOf = ({ type, subject, cause }: Happening): string =>
  [type, subject.kind, subject.id, ...Object.values(cause).map((part) => part ?? '-')].join('|')
