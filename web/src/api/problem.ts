/** One fault of a request, as the API names it. */
export interface Fault {
  readonly pointer?: string
  readonly parameter?: string
  readonly code: string
  readonly message: string
  readonly received?: unknown
}

/** A refusal of the API (RFC 9457) as an error: what went wrong, what to do, and the id to ask about. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly hint: string | undefined
  readonly requestId: string | undefined
  readonly retryable: boolean
  readonly faults: readonly Fault[]

  constructor(status: number, body: unknown, requestId: string | undefined) {
    const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
    const text = (name: string): string | undefined => {
      const value = told[name]
      return typeof value === 'string' ? value : undefined
    }
    super(text('detail') ?? `The service answered with status ${status}.`)
    this.name = 'Problem'
    this.status = status
    this.code = text('code') ?? 'unknown'
    this.title = text('title') ?? 'The request failed'
    this.hint = FOR_PEOPLE[this.code] ?? hintForPeople(text('hint'))
    this.requestId = text('request_id') ?? requestId
    this.retryable = told['retryable'] === true
    this.faults = Array.isArray(told['errors']) ? (told['errors'] as Fault[]) : []
  }
}

/** What a person can do where the service's own hint speaks to a program. */
const FOR_PEOPLE: Readonly<Record<string, string>> = {
  rate_limited: 'Try again after that time.',
  concurrency_limited: 'Wait a moment and try again.',
}

/** A hint that names a request of the API helps only programs: the page has a link for it. */
const hintForPeople = (hint: string | undefined): string | undefined =>
  hint !== undefined && /\b(?:GET|POST|PUT|PATCH|DELETE) \/v1\//.test(hint) ? undefined : hint
