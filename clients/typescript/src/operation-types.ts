import type { operations } from './schema.ts'

/** Name of an operation of the service, as in its OpenAPI document. */
export type OperationId = keyof operations

/** `query?: never` is `undefined` in a project without `exactOptionalPropertyTypes`: both mean that there are none. */
type Members<T> = [Exclude<T, undefined>] extends [never] ? unknown : Exclude<T, undefined>
type PathOf<O> = O extends { parameters: { path: infer P } } ? Members<P> : unknown
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Members<Q> : unknown
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { readonly body: B }
  : unknown

/** Callers may hand in what they must not change. */
type Readonlies<T> = { readonly [Name in keyof T]: Readonlies<T[Name]> }

/** What an operation takes: its path and query parameters side by side, and `body` when it has one. */
export type Arguments<Id extends OperationId> = Readonlies<
  PathOf<operations[Id]> & QueryOf<operations[Id]> & BodyOf<operations[Id]>
>

type Success<O> = O extends { responses: infer R } ? R[Extract<keyof R, 200 | 201 | 202 | 204>] : never
type Content<S> = S extends { content: infer C }
  ? C extends { 'application/json': infer J }
    ? J
    : Extract<keyof C, `text/${string}`> extends never
      ? Uint8Array
      : string
  : undefined

/** What an operation answers when all is well. Text is a string, other bytes are a Uint8Array. */
export type Answer<Id extends OperationId> = Content<Success<operations[Id]>>
