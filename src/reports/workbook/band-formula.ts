import type { Band } from '../../domain/company/bands.ts'

/** What is in a cell for a band: its name, unless the method gives it a number. */
type Shown<Name extends string> = (name: Name) => string

const inQuotes = (name: string): string => `"${name}"`

/** A method's table of bands as conditions on a cell, asked from the lowest band up. */
export const bandFormula = <Name extends string>(
  table: readonly Band<Name>[],
  cell: string,
  shown: Shown<Name> = inQuotes,
): string =>
  table.reduceRight(
    (otherwise, { name, upper, upper_inclusive }) =>
      upper === null
        ? shown(name)
        : `IF(${cell}${upper_inclusive ? '<=' : '<'}${upper},${shown(name)},${otherwise})`,
    '',
  )
