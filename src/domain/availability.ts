/** Why a block or value is there or not. Null never means zero; this says what it means. */
export const AVAILABILITY_STATUSES = [
  'available',
  'not_published',
  'below_threshold',
  'suppressed',
  'not_applicable',
  'not_assessed',
  'no_match',
  'stale',
] as const

export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

export interface Availability {
  readonly status: AvailabilityStatus
  /** Machine-readable reason; null when available. */
  readonly reason_code: string | null
  /** The reason in a sentence; null when available. */
  readonly detail: string | null
  /** When the publisher is due to publish it, where a date is known. */
  readonly expected_on: string | null
}

export const AVAILABLE: Availability = {
  status: 'available',
  reason_code: null,
  detail: null,
  expected_on: null,
}

export const unavailable = (
  status: Exclude<AvailabilityStatus, 'available'>,
  reasonCode: string,
  detail: string,
  expectedOn: string | null = null,
): Availability => ({ status, reason_code: reasonCode, detail, expected_on: expectedOn })
