import { Cited, OutputOf, Printed, Stated, type WorkingArgument } from '../../working.ts'
import type { Argument } from './calculation.ts'
import type { Citations } from './citations.ts'

/** An argument as a report gives it: printed figures by their input, outputs of other formulas by their metric. */
export function workingArgument(
  argument: WorkingArgument,
  citations: Citations,
  idOf: (output: OutputOf) => string,
): Argument {
  if (argument instanceof Printed) return citations.figure(argument)
  if (argument instanceof Cited) return { input: citations.cite(argument.input), columns: argument.columns }
  if (argument instanceof Stated) return argument.place
  if (argument instanceof OutputOf) return { metric: idOf(argument) }
  if (isList(argument)) return argument.map((item) => workingArgument(item, citations, idOf))
  if (typeof argument !== 'object' || argument === null) return argument
  // Written out: pairs for each member took twice as long, and a report has thousands.
  const members: Record<string, Argument> = {}
  for (const name of Object.keys(argument))
    members[name] = workingArgument(argument[name] ?? null, citations, idOf)
  return members
}

/** `Array.isArray` does not narrow a read-only list. */
const isList = (argument: WorkingArgument): argument is readonly WorkingArgument[] => Array.isArray(argument)
