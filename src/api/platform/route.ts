import type { Static, TObject, TSchema } from 'typebox'
import type { Pack, RouteScope } from '../../domain/tenancy/access.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import type { Answer } from './answer/answer.ts'
import type { Rendered } from './answer/rendered.ts'
import type { Told } from './answer/told.ts'
import type { Exchange } from './exchange.ts'
import type { Description, RouteDescription, Schemas } from './route-description.ts'
import type { Services } from './services.ts'

type Handled<Body> = Answer<Body> | Rendered<Body>
export type HandlerResult<Body = unknown> = Handled<Body> | Promise<Handled<Body>>

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
/** What a handler must answer with. Without a schema it is no JSON that anyone relies on. */
type AnswerShape<S> = S extends TSchema ? Told<Static<S>> : unknown

/** A route as the platform sees it, its schemas' types erased. */
export interface Route extends RouteDescription {
  /** A method, so that a handler of narrower input fits; `registerRoute` checks the input before it calls. */
  handler(context: Context<object, object, unknown, Caller | undefined>): HandlerResult
}

/** A route that needs a key. Data routes cost one item unless they say otherwise. */
export function keyedRoute<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
>(
  route: Description &
    Schemas<P, Q, B, R> & {
      readonly scope: RouteScope
      readonly pack?: Pack
      readonly items?: number
      readonly handler: (
        context: Context<Shape<P>, Shape<Q>, BodyShape<B>>,
      ) => HandlerResult<AnswerShape<NoInfer<R>>>
    },
): Route {
  return { items: 1, pack: undefined, ...route } as Route
}

/** What a route describes that is asked without a tenant. */
type WithoutTenant<
  P extends TObject | undefined,
  Q extends TObject | undefined,
  B extends TSchema | undefined,
  R extends TSchema | undefined,
> = Description &
  Schemas<P, Q, B, R> & {
    readonly handler: (
      context: Context<Shape<P>, Shape<Q>, BodyShape<B>, undefined>,
    ) => HandlerResult<AnswerShape<NoInfer<R>>>
  }

/** A route for the operator of the service. It is off unless a setting names the operator key, and knows no tenant as its caller. */
export function operatorRoute<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
>(route: WithoutTenant<P, Q, B, R>): Route {
  const open = publicRoute<P, Q, B, R>(route)
  return {
    ...open,
    isOperators: true,
    handler(context) {
      context.services.operators.require(context.exchange.request)
      return open.handler(context)
    },
  }
}

/** A route that anyone may ask. */
export function publicRoute<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
>(route: WithoutTenant<P, Q, B, R>): Route {
  return { scope: undefined, pack: undefined, items: 0, ...route } as Route
}
