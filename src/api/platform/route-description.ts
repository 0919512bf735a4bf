import type { TObject, TSchema } from 'typebox'
import type { Pack, RouteScope } from '../../domain/tenancy/access.ts'

export interface Description {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for path parameters, as in OpenAPI. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  /** Version of the service that first had it. */
  readonly since: string
  /** Status of the usual answer; 200 unless given. */
  readonly status?: number
  /** Media types it answers with; JSON unless given. */
  readonly produces?: readonly string[]
  /** Media types of the body beside JSON, each with how its text becomes the JSON body. */
  readonly bodyReaders?: Readonly<Record<string, (text: string) => unknown>>
  /** Largest body in bytes, where the setting for all routes is too small. */
  readonly bodyLimit?: number
  /** The one media type of a body that is handed over as it arrives, instead of JSON. Such a request may take its time. */
  readonly streams?: string
  /** Takes an Idempotency-Key. */
  readonly idempotent?: boolean
  /** Changes something that has versions: takes If-Match. */
  readonly conditional?: boolean
  /** Computes much, always or for a large body: each tenant has one such request answered at a time. */
  readonly heavy?: true | 'when_large'
  /** Statuses of problems that the rest of the description does not tell; see openapi/problem-statuses.ts. */
  readonly problems?: readonly number[]
  /**
   * How auditors, who are held to the companies and periods of an engagement (access/engagement.ts), see what the tenant wrote:
   * `company`: where the company of the path is theirs; `period`: where the period asked for is too; `checked`: the handler looks, because
   * only the thing itself tells; `always`: nothing in it is of a company. Unset: not at all, but for published data.
   */
  readonly audited?: 'company' | 'period' | 'checked' | 'always'
  /** RFC 9745 and RFC 8594: when it was deprecated, when it will be gone, where to read about it. */
  readonly deprecation?: { readonly since: string; readonly sunset?: string; readonly link?: string }
  /** For the operator of the service alone, by the operator key; no key of a tenant opens it. */
  readonly isOperators?: true
  /** Left out of OpenAPI: pages for people and probes. */
  readonly hidden?: boolean
}

export interface Schemas<P, Q, B, R> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Of the usual answer; none when it has no JSON body. */
  readonly response?: R
}

/** All of a route except what it does: its description, what it requires of callers, and its OpenAPI entry. */
export interface RouteDescription extends Description, Schemas<TObject, TObject, TSchema, TSchema> {
  /** Undefined: no key is asked for. */
  readonly scope: RouteScope | undefined
  readonly pack: Pack | undefined
  /** Items of the monthly quota that a usual answer costs. */
  readonly items: number
}
