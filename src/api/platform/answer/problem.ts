import { ERRORS, type ErrorCode, type Fault, ServiceError } from '../../../errors.ts'
import { isStorageFull } from '../../../operations/storage-full.ts'
import type { Exchange } from '../exchange.ts'
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
  const known = error instanceof ServiceError ? error : (fromFramework(error) ?? fromStorage(error))
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

const fromStorage = (cause: unknown): ServiceError | undefined =>
  isStorageFull(cause)
    ? new ServiceError(
        'storage_full',
        'There was no room left on the disk; nothing of this request was kept.',
        {
          hint: 'Send it again later. The operator has to make room.',
          cause,
        },
      )
    : undefined

/** What a request said is told back, so that its sender sees what was meant, but never so much that it matters. */
const LONGEST_DETAIL = 2000
const LONGEST_ECHO = 500

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`

function cutFault(fault: Fault): Fault {
  const { pointer, parameter, message, received } = fault
  return {
    ...fault,
    ...(pointer === undefined ? {} : { pointer: cut(pointer, LONGEST_ECHO) }),
    ...(parameter === undefined ? {} : { parameter: cut(parameter, LONGEST_ECHO) }),
    message: cut(message, LONGEST_ECHO),
    ...(received === undefined ? {} : { received: cutValue(received) }),
  }
}

function cutValue(received: unknown): unknown {
  if (typeof received === 'string') return cut(received, LONGEST_ECHO)
  if (typeof received !== 'object' || received === null) return received
  const text = JSON.stringify(received)
  return text.length <= LONGEST_ECHO ? received : cut(text, LONGEST_ECHO)
}

export function problemDocument(
  error: ServiceError,
  baseUrl: string,
  instance: string,
  requestId: string,
): Problem {
  const { code, details, status, message } = error
  return {
    type: `${baseUrl}/errors/${code}`,
    title: ERRORS[code].title,
    status,
    detail: cut(message, LONGEST_DETAIL),
    instance: cut(instance, LONGEST_DETAIL),
    code,
    request_id: requestId,
    retryable: ERRORS[code].retryable,
    ...(details.errors === undefined ? {} : { errors: details.errors.map(cutFault) }),
    ...(details.valid_values === undefined ? {} : { valid_values: details.valid_values }),
    ...(details.hint === undefined ? {} : { hint: cut(details.hint, LONGEST_DETAIL) }),
  }
}
