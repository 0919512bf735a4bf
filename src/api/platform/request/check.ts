import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { closedSchema } from './closed-schema.ts'
import { compileExplanation } from './explanation.ts'
import { type FoundFault, type Part, toFaults } from './faults.ts'

const NONE: readonly FoundFault[] = Object.freeze([])

/** A check of values against a schema. The validator's verdict decides; the faults only explain a refusal. */
export function compileCheck(schema: TSchema, part: Part): (value: unknown) => readonly FoundFault[] {
  const closed = closedSchema(schema)
  const validator = Compile(closed)
  const explain = compileExplanation(closed)
  return (value) => (validator.Check(value) ? NONE : toFaults(explain(value), part, value, closed))
}
