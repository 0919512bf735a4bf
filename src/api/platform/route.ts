import type { Static, TObject, TSchema } from 'typebox'
import type { Pack, Scope } from '../../domain/tenancy/access.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import type { Exchange } from './exchange.ts'
import type { Rendered } from './rendered.ts'
import type { Services } from './services.ts'

/** What a handler returns: data and how long it holds. The platform makes bytes, headers and conditions of it. */
export interface Answer {
  readonly status?: number
  /** Serialised as JSON. Every number must be finite. */
  readonly body?: unknown
  /** Bytes as they are, instead of `body`. */
  readonly bytes?: Uint8Array
  readonly contentType?: string
  /** Never compressed: a digest of these very bytes is told, or they are part of a file. */
  readonly isVerbatim?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Unset: `private, no-cache`, so that a client asks again with its ETag. */
  readonly cache?: 'no-store' | 'immutable' | { readonly maxAge: number; readonly shared?: boolean }
  readonly evidenceHash?: string
  readonly snapshot?: string
  /** Opaque validator of a versioned record, for If-Match; unset: the hash of the served bytes. */
  readonly etag?: string
}

type Handled = Answer | Rendered
export type HandlerResult = Handled | Promise<Handled>

/** What a handler is given: checked input, the caller and the services. */
export interface Context<Params, Query, Body, Who = Caller> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly caller: Who
  readonly services: Services
  readonly exchange: Exchange
}

type Shape<S> = S extends TSchema ? Static<S> : object
type BodyShape<S> = S extends TSchema ? Static<S> : undefined

interface Description {
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
  /** Schema of the usual answer; none when it has no JSON body. */
  readonly response?: TSchema
  /** Media types it answers with; JSON unless given. */
  readonly produces?: readonly string[]
  /** Media types of the body beside JSON, each with how its text becomes the JSON body. */
  readonly bodyReaders?: Readonly<Record<string, (text: string) => unknown>>
  /** Takes an Idempotency-Key. */
  readonly idempotent?: boolean
  /** Changes something that has versions: takes If-Match. */
  readonly conditional?: boolean
  /** RFC 9745 and RFC 8594: when it was deprecated, when it will be gone, where to read about it. */
  readonly deprecation?: { readonly since: string; readonly sunset?: string; readonly link?: string }
  /** Left out of OpenAPI: pages for people and probes. */
  readonly hidden?: boolean
}

interface Schemas<P, Q, B> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
}

/** A route as the platform sees it, its schemas' types erased. */
export interface Route extends Description, Schemas<TObject, TObject, TSchema> {
  /** Undefined: no key is asked for. */
  readonly scope: Scope | undefined
  readonly pack: Pack | undefined
  /** Items of the monthly quota that a usual answer costs. */
  readonly items: number
  /** A method, so that a handler of narrower input fits; `registerRoute` checks the input before it calls. */
  handler(context: Context<object, object, unknown, Caller | undefined>): HandlerResult
}

/** A route that needs a key. Data routes cost one item unless they say otherwise. */
export function keyedRoute<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  route: Description &
    Schemas<P, Q, B> & {
      readonly scope: Scope
      readonly pack?: Pack
      readonly items?: number
      readonly handler: (context: Context<Shape<P>, Shape<Q>, BodyShape<B>>) => HandlerResult
    },
): Route {
  return { items: 1, pack: undefined, ...route } as Route
}

/** A route that anybody may ask. */
export function publicRoute<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
>(
  route: Description &
    Omit<Schemas<P, Q, undefined>, 'body'> & {
      readonly handler: (context: Context<Shape<P>, Shape<Q>, undefined, undefined>) => HandlerResult
    },
): Route {
  return { scope: undefined, pack: undefined, items: 0, ...route } as Route
}
