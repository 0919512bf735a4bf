import { type Static, Type } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { JsonPieces } from './answer/json-pieces.ts'
import type { Told } from './answer/told.ts'
import { type HandlerResult, keyedRoute, publicRoute } from './route.ts'

const response = Type.Object({
  status: Type.Enum(['ready', 'busy']),
  note: Type.Optional(Type.String()),
  checks: Type.Array(Type.Object({ name: Type.String() })),
})

type Fits<Body, Response> = HandlerResult<Body> extends HandlerResult<Response> ? true : false

// Compared by the type check; nothing of it runs.
test('a handler answers what its schema says', () => {
  const keyed = keyedRoute<undefined, undefined, undefined, typeof response>
  const open = publicRoute<undefined, undefined, undefined, typeof response>
  type Answered = Told<Static<typeof response>>
  expectTypeOf<ReturnType<Parameters<typeof keyed>[0]['handler']>>().toEqualTypeOf<HandlerResult<Answered>>()
  expectTypeOf<ReturnType<Parameters<typeof open>[0]['handler']>>().toEqualTypeOf<HandlerResult<Answered>>()

  expectTypeOf<
    Fits<{ status: 'ready'; checks: readonly { name: string }[] }, Answered>
  >().toEqualTypeOf<true>()
  expectTypeOf<Fits<{ status: 'ready'; note: undefined; checks: [] }, Answered>>().toEqualTypeOf<true>()
  expectTypeOf<Fits<{ status: 'ready' }, Answered>>().toEqualTypeOf<false>()
  expectTypeOf<Fits<{ status: 'done'; checks: [] }, Answered>>().toEqualTypeOf<false>()
  expectTypeOf<Fits<{ status: 'ready'; checks: { label: string }[] }, Answered>>().toEqualTypeOf<false>()
})

test('JSON that is written already is believed', () => {
  expectTypeOf<{ body: JsonPieces }>().toExtend<HandlerResult<{ a: number }>>()
})
