import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { expect, it } from 'vitest'
import { ServiceError } from '../../../errors.ts'
import { keyedRoute } from '../route.ts'
import { compileValidation } from './validation.ts'

const Place = Type.Object({
  place_id: Type.String({ pattern: '^[a-z]+$', examples: ['works'] }),
  state: Type.Optional(Type.Enum(['NSW', 'VIC'])),
})
const routeWith = (body?: TSchema) =>
  keyedRoute({
    method: 'PUT',
    path: '/v1/places',
    operationId: 'putPlaces',
    summary: 'Places',
    tag: 'Places',
    since: '0.1.0',
    scope: 'tenant:write',
    query: Type.Object({
      as_of: Type.Optional(Type.String({ format: 'date' })),
      interval: Type.Optional(Type.Enum(['day', 'month'])),
      explain: Type.Optional(Type.Boolean()),
    }),
    ...(body === undefined ? {} : { body }),
    handler: () => ({}),
  })

/** The problem that a request gets, or undefined where it is accepted. */
function problemOf(values: Readonly<Record<string, string>>, body?: unknown) {
  const validate = compileValidation(
    routeWith(body === undefined ? undefined : Type.Object({ places: Type.Array(Place) })),
  )
  try {
    validate({ params: {}, query: { values, faults: [], repeated: [] }, body } as FastifyRequest)
    return undefined
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, ...error.details }
    throw error
  }
}

it.each(['2025-02-30', '2025-13-01', '0000-01-01', '2025-6-30'])('takes no day %s', (as_of) => {
  expect(problemOf({ as_of })).toMatchObject({
    code: 'invalid_parameter',
    errors: [{ parameter: 'as_of', message: 'must be a calendar date, such as 2026-02-27', received: as_of }],
  })
})

it('takes the last day of February of a leap year', () => {
  expect(problemOf({ as_of: '2024-02-29' })).toBeUndefined()
})

it('lists the values that were allowed', () => {
  expect(problemOf({ interval: 'week' })).toMatchObject({ valid_values: ['day', 'month'] })
  expect(problemOf({ explain: '1' })?.errors).toMatchObject([{ message: 'must be true or false' }])
})

it('lists no allowed values where two lists are meant', () => {
  const problem = problemOf({ interval: 'week' }, { places: [{ place_id: 'a', state: 'nsw' }] })
  expect(problem?.errors).toHaveLength(2)
  expect(problem?.valid_values).toBeUndefined()
})

it('says which members are known where an unknown one stands', () => {
  expect(problemOf({}, { places: [{ place_id: 'a', lat: 1 }] })?.hint).toBe(
    'Known in /places/0: place_id, state.',
  )
  expect(problemOf({}, { places: [], name: 'a' })?.hint).toBe('Known in the body: places.')
  expect(problemOf({ colour: 'red' })?.hint).toBe('Known here: as_of, interval, explain.')
})

it('shows how a value is written rather than the pattern', () => {
  expect(problemOf({}, { places: [{ place_id: 'A 1' }] })?.errors).toMatchObject([
    { pointer: '/places/0/place_id', message: 'must be written like works' },
  ])
})

it('reports the faults of all items of a list', () => {
  const problem = problemOf({}, { places: Array.from({ length: 40 }, () => ({ place_id: 5 })) })
  expect(problem?.errors?.map(({ pointer }) => pointer)).toEqual(
    Array.from({ length: 40 }, (_, index) => `/places/${index}/place_id`),
  )
})

it.each([99, 100, 101, 5000])('refuses %i unknown members, in a body and in a query', (count) => {
  const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, '1']))
  for (const problem of [
    problemOf(unknown),
    problemOf({}, { places: [], ...unknown }),
    problemOf({}, { places: [{ place_id: 'a', ...unknown }] }),
  ]) {
    expect(problem?.errors).toHaveLength(Math.min(count, 100))
    expect(problem?.errors?.[0]).toMatchObject({ message: 'is not known here' })
  }
})

it('repeats no more of a long name than helps to find it', () => {
  const [fault] = problemOf({}, { places: [], ['x'.repeat(10_000)]: 1 })?.errors ?? []
  expect(fault?.pointer).toHaveLength(201)
})
