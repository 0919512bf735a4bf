import { Cited, OutputOf, Printed, type WorkingArgument } from '../../working.ts'
import type { Argument } from './calculation.ts'
import type { Citations } from './citations.ts'

/** An argument as a report gives it: printed figures by their input, outputs of other formulas by their metric. */
export function workingArgument(
  argument: WorkingArgument,
  citations: Citations,
  idOf: (output: OutputOf) => string,
): Argument {
  if (argument instanceof Printed) return citations.figure(argument)
  if (argument instanceof Cited) return { input: citations.cite(argument.input) }
  if (argument instanceof OutputOf) return { metric: idOf(argument) }
  if (isList(argument)) return argument.map((item) => workingArgument(item, citations, idOf))
  if (typeof argument !== 'object' || argument === null) return argument
  return Object.fromEntries(
    Object.entries(argument).map(([name, value]) => [name, workingArgument(value, citations, idOf)]),
  )
}

/** `Array.isArray` does not narrow a read-only list. */
const isList = (argument: WorkingArgument): argument is readonly WorkingArgument[] => Array.isArray(argument)
