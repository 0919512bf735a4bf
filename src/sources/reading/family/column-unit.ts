import type { Findings } from '../findings.ts'
import type { FamilyColumn, PlacedColumn } from './family-columns.ts'
import { inUnit, unitFactor, unitsLike } from './units.ts'

/** With fewer figures, the largest of them says nothing about the unit. */
const ENOUGH_FIGURES = 30

interface ColumnFigures {
  readonly file: string
  /** Where the headings stand. */
  readonly at: string
  readonly column: FamilyColumn & { readonly unit: string }
  readonly placed: PlacedColumn
  readonly largest: number
  readonly count: number
}

/**
 * The unit that the figures of a column are printed in. The heading states it, or it is the one that figures are kept in;
 * the largest figure of the table must fit. Where it fits another unit only, that one is used and it is a finding.
 */
export function unitOfColumn(
  { file, at, column, placed, largest, count }: ColumnFigures,
  findings: Findings,
): string {
  const said = placed.stated ?? column.unit
  const { largest: [least, most] = [], unit } = column
  if (least === undefined || most === undefined || count < ENOUGH_FIGURES) return said
  const fits = (candidate: string): boolean => {
    const value = inUnit(largest, unitFactor(candidate, unit) ?? Number.NaN)
    return value >= least && value <= most
  }
  if (fits(said)) return said
  const [meant, ...others] = unitsLike(unit).filter(fits)
  const isTold = meant !== undefined && others.length === 0
  findings.add(
    'unit_in_doubt',
    {
      file,
      at,
      column: placed.heading,
      value: String(largest),
      problem: `is the largest figure below this heading, which ${placed.stated === undefined ? 'states no unit' : `states ${placed.stated}`}`,
      expected: `between ${least} and ${most} ${unit}`,
    },
    isTold
      ? { decision: 'take', reason: `The figures were read in ${meant}, the only unit that fits them.` }
      : { decision: 'take', reason: `No unit fits; the figures were read in ${said}.` },
  )
  return isTold ? meant : said
}
