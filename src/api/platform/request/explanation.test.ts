import fc from 'fast-check'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { compileExplanation } from './explanation.ts'

const Item = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z]$' }),
    kind: Type.Optional(Type.Enum(['a', 'b'])),
    parts: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 3, uniqueItems: true }),
    either: Type.Optional(
      Type.Union([Type.String(), Type.Object({ x: Type.Number() }, { additionalProperties: false })]),
    ),
  },
  { additionalProperties: false },
)
const Whole = Type.Object({ items: Type.Array(Item, { minItems: 1 }) }, { additionalProperties: false })

const validator = Compile(Whole)
const explain = compileExplanation(Whole)

const item = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', 'A', ''), fc.jsonValue()),
    kind: fc.constantFrom<unknown>('a', 'c', 1),
    parts: fc.oneof(fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 5 }), fc.jsonValue()),
    either: fc.constantFrom<unknown>('text', { x: 1 }, { x: 'one' }, { x: 1, y: 2 }, 5),
    'un/known~': fc.constant(1),
  },
  { requiredKeys: [] },
)
const whole = fc.oneof(
  fc.record({ items: fc.array(fc.oneof(item, fc.jsonValue())), other: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue(),
)

it('explains every refusal, at places where the validator sees an error too', () => {
  fc.assert(
    fc.property(whole, (value) => {
      fc.pre(!validator.Check(value))
      const places = validator.Errors(value).map(({ instancePath }) => instancePath)
      const found = explain(value)
      expect(found).not.toEqual([])
      for (const { instancePath } of found) expect(places).toContain(instancePath)
    }),
    { numRuns: 500 },
  )
})

it('names the place of an error in the schema as the validator does', () => {
  const value = {
    items: [
      { id: 'a', parts: [] },
      { id: 'A', parts: [-1] },
    ],
  }
  expect(explain(value)).toEqual(validator.Errors(value))
})

it('looks no further once there is enough to tell', () => {
  const value = { items: Array.from({ length: 1000 }, () => ({ id: 'A', parts: [] })) }
  expect(explain(value).length).toBeLessThan(103)
})
