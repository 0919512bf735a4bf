import { type TProperties, type TSchema, Type } from 'typebox'

const ItemError = Type.Object({
  code: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({}))),
  valid_values: Type.Optional(Type.Array(Type.String())),
  hint: Type.Optional(Type.String()),
})

const HttpStatus = Type.Integer({
  description: 'HTTP status that a request for this item alone would have returned.',
})

/** One result of a batch. `status` tells which of the two it is, so that typed clients know when `data` is there. */
export const batchResult = <T extends TSchema, P extends TProperties>(data: T, named: P) =>
  Type.Union([
    Type.Object({
      index: Type.Integer(),
      ...named,
      status: Type.Literal('ok'),
      http_status: HttpStatus,
      data,
    }),
    Type.Object({
      index: Type.Integer(),
      ...named,
      status: Type.Literal('error'),
      http_status: HttpStatus,
      error: ItemError,
    }),
  ])
