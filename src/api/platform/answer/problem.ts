import { ERRORS, type ErrorCode, ServiceError } from '../../../errors.ts'
import { databaseFault } from '../../../operations/database-fault.ts'
import { isStorageFull } from '../../../operations/storage-full.ts'
import type { Exchange } from '../exchange.ts'
import { cutDetail, shownError } from './echo.ts'
import { fromFramework } from './framework-faults.ts'
import { type Rendered, render } from './rendered.ts'

/** The `problem+json` document of RFC 9457 with this service's members. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly instance: string
  readonly code: ErrorCode
  readonly request_id: string
  readonly retryable: boolean
  readonly errors?: ServiceError['details']['errors']
  readonly valid_values?: readonly string[]
  readonly hint?: string
}

const INTERNAL = 'Something failed inside the service. The request id below finds it in the log.'

/** Any error as the answer that a caller sees. What is not a ServiceError is ours, and its message stays inside. */
export function problemOf(
  error: unknown,
  exchange: Exchange,
  baseUrl: string,
): { readonly rendered: Rendered; readonly code: ErrorCode; readonly cause: unknown } {
  const known =
    error instanceof ServiceError
      ? error
      : (fromFramework(error) ?? fromStorage(error) ?? fromDatabase(error))
  const shown = known ?? new ServiceError('internal_error', INTERNAL)
  const { code, details, status } = shown
  const headers: Record<string, string> = { ...details.headers }
  if (details.retryAfterSeconds !== undefined) headers['retry-after'] = String(details.retryAfterSeconds)
  if (status === 401) headers['www-authenticate'] = 'Bearer realm="southerly"'
  const { request } = exchange
  const document = problemDocument(shown, baseUrl, request.url, request.id)
  return {
    rendered: render({
      status,
      bytes: Buffer.from(JSON.stringify(document)),
      contentType: 'application/problem+json; charset=utf-8',
      headers,
      cache: 'no-store',
    }),
    code,
    cause: known === undefined ? error : (details.cause ?? undefined),
  }
}

/** Space does not free itself within a second. */
const STORAGE_RETRY_SECONDS = 30

const fromStorage = (cause: unknown): ServiceError | undefined =>
  isStorageFull(cause)
    ? new ServiceError('storage_full', 'The disk is full; nothing from this request was saved.', {
        hint: 'Send it again later. The operator must free space.',
        retryAfterSeconds: STORAGE_RETRY_SECONDS,
        cause,
      })
    : undefined

/** Long enough for a server to restart or a replica to take over. */
const DATABASE_RETRY_SECONDS = 2

function fromDatabase(cause: unknown): ServiceError | undefined {
  const fault = databaseFault(cause)
  if (fault === undefined) return undefined
  if (fault === 'too_slow')
    return new ServiceError(
      'timeout',
      'The database did not finish in time; nothing from this request was saved.',
      {
        hint: 'Try again, or request less at once.',
        cause,
      },
    )
  return new ServiceError(
    'database_unavailable',
    'The database did not respond. A write may or may not have been saved.',
    {
      hint: 'Send it again after `Retry-After`; with an Idempotency-Key or If-Match it happens once.',
      retryAfterSeconds: DATABASE_RETRY_SECONDS,
      cause,
    },
  )
}

export function problemDocument(
  error: ServiceError,
  baseUrl: string,
  instance: string,
  requestId: string,
): Problem {
  const { code, status } = error
  const { detail, ...more } = shownError(error)
  return {
    type: `${baseUrl}/errors/${code}`,
    title: ERRORS[code].title,
    status,
    detail,
    instance: cutDetail(instance),
    code,
    request_id: requestId,
    retryable: ERRORS[code].retryable,
    ...more,
  }
}
