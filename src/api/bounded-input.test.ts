import { expect, it } from 'vitest'
import { ROUTES } from './routes.ts'

/** Lists whose length the operation refuses by its own code, such as batch_too_large. */
const BATCHES = new Set(['abns', 'lookups', 'items', 'rows', 'lines', 'holdings'])

interface Part {
  readonly type?: string
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
}

/** Everything in a schema that a caller could make as long as a body may be, by its place. */
function unbounded(schema: unknown, place: string, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const part = schema as Part
  const long =
    (part.type === 'array' && part.maxItems === undefined && !BATCHES.has(name)) ||
    (part.type === 'string' &&
      part.maxLength === undefined &&
      part.enum === undefined &&
      part.const === undefined &&
      part.format === undefined &&
      !isBounded(part.pattern))
  const inside = Object.entries(schema).flatMap(([key, member]) =>
    key === 'examples' ? [] : unbounded(member, `${place}/${key}`, key),
  )
  return long ? [place, ...inside] : inside
}

/** A pattern of the whole text that repeats nothing without end. */
const isBounded = (pattern: string | undefined): boolean =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, ''))

it('every list and text that a route takes has a bound', () => {
  const found = ROUTES.flatMap(({ operationId, query, body, streams }) => [
    ...unbounded(query, `${operationId} query`),
    // What is written to the disk as it arrives is bounded by a setting.
    ...(streams === undefined ? unbounded(body, `${operationId} body`) : []),
  ])
  expect(found).toEqual([])
})
