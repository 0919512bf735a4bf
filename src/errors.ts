/**
 * The one registry of error codes. `code` is the contract: clients switch on it, `docs/errors/<code>.md` documents it,
 * and the API serves that page at `/errors/<code>`. A test keeps registry and pages equal.
 */
const entry = <Status extends number>(status: Status, title: string, retryable = false) => ({
  status,
  title,
  retryable,
})

export const ERRORS = {
  malformed_request: entry(400, 'The request is not valid HTTP'),
  malformed_json: entry(400, 'The request body is not valid JSON'),
  unknown_parameter: entry(400, 'A parameter is not known to this route'),
  invalid_parameter: entry(400, 'A parameter has a value that is not accepted'),
  missing_parameter: entry(400, 'A required parameter is missing'),
  conflicting_parameters: entry(400, 'Two parameters cannot be used together'),
  invalid_cursor: entry(400, 'The cursor was not issued for this list'),
  missing_api_key: entry(401, 'No API key was sent'),
  invalid_api_key_format: entry(401, 'The API key is mistyped or cut short'),
  invalid_api_key: entry(401, 'The API key is not known'),
  api_key_expired: entry(401, 'The API key has expired'),
  api_key_revoked: entry(401, 'The API key was revoked'),
  session_expired: entry(401, 'The web app session has ended'),
  sign_in_link_invalid: entry(401, 'The sign-in link does not work'),
  member_removed: entry(401, 'The person is no longer a member of the tenant'),
  sign_in_expired: entry(401, 'The sign-in was not started here, or has expired'),
  sign_in_cancelled: entry(401, 'The sign-in was cancelled at the provider'),
  sign_in_code_refused: entry(401, 'The provider rejected the sign-in code'),
  sign_in_answer_refused: entry(401, 'The provider’s response cannot be trusted'),
  sign_in_clock_differs: entry(401, 'The clocks of the provider and the service differ'),
  passkey_refused: entry(401, 'The passkey was not accepted'),
  invitation_invalid: entry(401, 'The invitation link does not work'),
  confirmation_invalid: entry(422, 'The confirmation link does not work'),
  operator_key_refused: entry(401, 'The operator key is missing or wrong'),
  plan_required: entry(402, 'The plan does not include this'),
  insufficient_scope: entry(403, 'The API key lacks a scope'),
  tenant_suspended: entry(403, 'The tenant is suspended'),
  pack_not_entitled: entry(403, 'The API key is not entitled to this pack'),
  outside_engagement: entry(403, 'The company or period is not part of the engagement'),
  person_required: entry(403, 'Only a person can do this'),
  another_person_required: entry(403, 'Someone other than the author must do this'),
  cross_site_request: entry(403, 'The request came from another site'),
  not_a_member: entry(403, 'The person is not a member of this service'),
  route_not_found: entry(404, 'There is no such route'),
  company_not_found: entry(404, 'No company with this ABN is known'),
  tenant_not_found: entry(404, 'There is no such tenant'),
  operator_api_off: entry(404, 'The operator routes are off'),
  region_not_found: entry(404, 'There is no such grid region'),
  pack_not_found: entry(404, 'There is no such pack'),
  framework_not_found: entry(404, 'There is no such framework'),
  factor_not_found: entry(404, 'There is no such emission factor'),
  formula_not_found: entry(404, 'There is no such formula'),
  series_not_found: entry(404, 'There is no such series'),
  artifact_not_found: entry(404, 'There is no such artifact'),
  no_artifact_yet: entry(404, 'No bundle has been generated yet'),
  contradiction_not_found: entry(404, 'There is no such contradiction'),
  record_not_found: entry(404, 'There is no such record'),
  record_draft_not_found: entry(404, 'You have no draft of this record'),
  run_not_found: entry(404, 'There is no such run'),
  watchlist_not_found: entry(404, 'There is no such watchlist'),
  challenge_not_found: entry(404, 'There is no such challenge'),
  portfolio_not_found: entry(404, 'There is no such portfolio'),
  comment_not_found: entry(404, 'There is no such comment'),
  webhook_not_found: entry(404, 'There is no such webhook'),
  event_not_found: entry(404, 'There is no such event'),
  release_not_found: entry(404, 'There is no such release or snapshot'),
  dataset_not_found: entry(404, 'There is no such dataset'),
  desk_file_not_found: entry(404, 'There is no such file at the data desk'),
  desk_change_not_found: entry(404, 'There is no such change at the data desk'),
  waiting_file_not_found: entry(404, 'There is no such file waiting from an update'),
  api_key_not_found: entry(404, 'There is no such API key'),
  ledger_import_not_found: entry(404, 'There is no such import in the ledger'),
  evidence_file_not_found: entry(404, 'There is no such evidence file'),
  member_not_found: entry(404, 'There is no such member'),
  session_not_found: entry(404, 'There is no such session'),
  passkey_not_found: entry(404, 'There is no such passkey'),
  sign_in_way_unavailable: entry(404, 'This way of signing in is not available here'),
  method_not_allowed: entry(405, 'The route does not support this method'),
  not_acceptable: entry(406, 'No available format matches the Accept header'),
  request_timeout: entry(408, 'The request took too long to arrive', true),
  idempotency_in_progress: entry(409, 'The first request with this idempotency key is still running', true),
  tenant_not_chosen: entry(409, 'Choose where to sign in'),
  last_passkey: entry(409, 'The person could not sign in again'),
  version_conflict: entry(409, 'The object has changed since you read it', true),
  tenant_state_conflict: entry(409, 'The state of the tenant does not allow this'),
  member_exists: entry(409, 'Someone with this e-mail address is already a member'),
  member_state_conflict: entry(409, 'The member is in a state that does not allow this'),
  last_admin: entry(409, 'The tenant would be left without an administrator'),
  review_conflict: entry(409, 'The state of the review does not allow this'),
  challenge_not_done: entry(409, 'The challenge has no result'),
  evidence_file_in_use: entry(409, 'The evidence file must be kept'),
  record_draft_limit: entry(409, 'There is no room for another draft'),
  release_withdrawn: entry(410, 'The release was withdrawn'),
  events_archived: entry(410, 'The events after this one are archived'),
  precondition_failed: entry(412, 'The object is not at the version named in If-Match'),
  payload_too_large: entry(413, 'The request body is too large'),
  uri_too_long: entry(414, 'The address is too long'),
  unsupported_media_type: entry(415, 'The media type of the body is not supported'),
  range_not_satisfiable: entry(416, 'The range is outside the file'),
  abn_format_invalid: entry(422, 'An ABN has eleven digits, an ACN nine'),
  abn_checksum_failed: entry(422, 'The check digits of the ABN or ACN are wrong'),
  validation_failed: entry(422, 'The request body does not match its schema'),
  batch_too_large: entry(422, 'The batch has too many items'),
  batch_empty: entry(422, 'The batch has no items'),
  gwp_transform_unavailable: entry(422, 'The factor cannot be converted to other warming potentials'),
  idempotency_key_reused: entry(422, 'The idempotency key belongs to another request'),
  target_inconsistent: entry(422, 'The target contradicts itself'),
  boundary_shares_invalid: entry(422, 'The inclusion shares contradict the consolidation approach'),
  import_file_invalid: entry(422, 'The file cannot be imported'),
  evidence_period_mismatch: entry(422, 'The evidence is outside the period'),
  evidence_file_refused: entry(422, 'The file is not accepted as evidence'),
  period_locked: entry(423, 'The period is locked'),
  precondition_required: entry(428, 'This change needs an If-Match header'),
  rate_limited: entry(429, 'Too many requests in this minute', true),
  quota_exhausted: entry(429, 'The monthly quota is used up'),
  concurrency_limited: entry(429, 'Too many requests at once', true),
  header_fields_too_large: entry(431, 'The request headers are too large'),
  internal_error: entry(500, 'Something went wrong on our side', true),
  bundle_damaged: entry(500, 'The stored bytes of the bundle are missing or changed'),
  upstream_unavailable: entry(502, 'A publisher or register did not respond', true),
  provider_unavailable: entry(502, 'The sign-in provider did not respond', true),
  shutting_down: entry(503, 'This process is shutting down', true),
  scan_failed: entry(503, 'The file could not be scanned for viruses', true),
  database_unavailable: entry(503, 'The database did not respond', true),
  object_store_unavailable: entry(503, 'The store that holds the bundles did not respond', true),
  not_ready: entry(503, 'The service is not ready yet', true),
  timeout: entry(504, 'The response took too long', true),
  storage_full: entry(507, 'The service’s disk is full', true),
} as const

export type ErrorCode = keyof typeof ERRORS

/** One fault of a request. A request's faults are all reported at once. */
export interface Fault {
  /** JSON pointer into the body, for body faults. */
  readonly pointer?: string
  /** Name of the query, path or header parameter, for parameter faults. */
  readonly parameter?: string
  readonly code: string
  readonly message: string
  readonly received?: unknown
}

export interface ErrorDetails {
  readonly errors?: readonly Fault[]
  readonly valid_values?: readonly string[]
  readonly hint?: string
  readonly retryAfterSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An error that a caller is meant to see: a code of the registry and a sentence that says what to do. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, detail: string, details: ErrorDetails = {}) {
    super(detail, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ServiceError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/**
 * A fault that an operator (not an API caller) must act on: a refused data directory, a bad setting, a bad file.
 * The CLI prints `message` and `hint` without a stack trace and exits with `exitCode`.
 */
export class OperatorError extends Error {
  readonly hint: string | undefined
  readonly exitCode: number

  constructor(message: string, options: { hint?: string; exitCode?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'OperatorError'
    this.hint = options.hint
    this.exitCode = options.exitCode ?? EXIT.failure
  }
}

/** Exit codes of the CLI; documented in docs/guide/cli.md. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  badInput: 3,
  inUse: 4,
  notFound: 5,
  verificationFailed: 6,
  waiting: 7,
} as const
