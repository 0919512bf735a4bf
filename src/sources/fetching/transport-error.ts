import type { Clock } from '../../clock.ts'
import { OperatorError } from '../../errors.ts'

interface TransportFault {
  /** True when the same request may succeed later. */
  readonly transient?: boolean
  readonly status?: number
  /** How long the publisher asks to wait. */
  readonly retryAfterMs?: number | undefined
  readonly hint?: string
  readonly cause?: unknown
}

/** Statuses after which the same request may succeed: overload, time-outs and faults on the way. */
const TRANSIENT_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504])

/** A publisher that could not be reached, or that answered with something else than the file. */
export class TransportError extends OperatorError {
  readonly transient: boolean
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(url: string, problem: string, fault: TransportFault = {}) {
    super(`${withoutSecrets(url)} ${problem}`, {
      hint:
        fault.hint ??
        (fault.transient === true ? 'Try again later.' : 'Check the address and the publisher’s page.'),
      cause: fault.cause,
    })
    this.name = 'TransportError'
    this.transient = fault.transient ?? false
    this.status = fault.status
    this.retryAfterMs = fault.retryAfterMs
  }

  static ofStatus(url: string, response: Response, clock: Clock): TransportError {
    const retryAfterMs = retryAfter(response.headers.get('retry-after'), clock)
    const wait = retryAfterMs === undefined ? '' : ` and asks to wait ${Math.ceil(retryAfterMs / 1000)} s`
    return new TransportError(url, `answered ${response.status}${wait}`, {
      transient: TRANSIENT_STATUSES.has(response.status),
      status: response.status,
      retryAfterMs,
    })
  }
}

/** Retry-After is a number of seconds or a date. */
function retryAfter(header: string | null, clock: Clock): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - clock.now().getTime())
}

/** Keys travel in the query of some services and must not reach a log. */
function withoutSecrets(url: string): string {
  return url.replace(/((?:guid|authenticationGuid|username|password|key)=)[^&]*/gi, '$1***')
}
