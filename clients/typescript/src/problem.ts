import type { Problem } from './schema.ts'

/** Every code that the service may answer with; switch on it. */
export type ProblemCode = Problem['code']

/** The service refused or failed, and said why (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem
  readonly code: ProblemCode
  readonly status: number
  /** What the service asked to wait before the next try. */
  readonly retryAfterMs: number | undefined

  constructor(problem: Problem, retryAfterMs: number | undefined) {
    super(`${problem.code}: ${problem.detail}${problem.hint === undefined ? '' : ` ${problem.hint}`}`)
    this.problem = problem
    this.code = problem.code
    this.status = problem.status
    this.retryAfterMs = retryAfterMs
  }
}

/** No answer of the service came: no connection, no answer in time, or an answer of somebody in between. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** Whether the service refused with this very code. */
export const isProblem = (error: unknown, code: ProblemCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code

/** The error of an answer that is not a success. */
export async function errorOf(response: Response): Promise<ProblemError | ConnectionError> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/problem+json'))
    return new ConnectionError(
      `${response.url} answered ${response.status} with ${type || 'no content type'}, which is not the service: ` +
        text.slice(0, 200),
    )
  return new ProblemError(JSON.parse(text) as Problem, retryAfterOf(response.headers))
}

/** Retry-After is a number of seconds or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const seconds = Number(text)
  if (Number.isFinite(seconds)) return seconds * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
