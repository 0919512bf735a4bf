import type { Findings } from '../findings.ts'
import type { PrintedRow } from '../printed-rows.ts'
import type { FamilyColumns, PlacedColumn } from './family-columns.ts'
import { figureOf, isNothing } from './figures.ts'
import { statedUnit } from './units.ts'

interface Unplaced<Field extends string> {
  readonly file: string
  readonly at: string
  readonly headings: readonly string[]
  readonly below: readonly PrintedRow[]
  readonly columns: FamilyColumns<Field>
}

/**
 * Where one column that a table cannot do without has no heading, and one heading has no column, they belong together if
 * what is below it is of the right kind. It is a finding, because the words do not say so. A column without phrases is
 * one whose exact words matter.
 */
export function placeByContent<Field extends string>(
  { file, at, headings, below, columns }: Unplaced<Field>,
  placed: Map<Field, PlacedColumn>,
  findings: Findings,
): void {
  const fields = Object.keys(columns) as Field[]
  const taken = new Set([...placed.values()].map(({ index }) => index))
  for (const isFigure of [false, true]) {
    const missing = fields.filter(
      (field) =>
        columns[field].essential === true &&
        columns[field].means !== undefined &&
        !placed.has(field) &&
        (columns[field].unit !== undefined) === isFigure,
    )
    const free = [...headings.keys()].filter(
      (index) =>
        headings[index]!.trim() !== '' && !taken.has(index) && holdsFigures(below, index) === isFigure,
    )
    const [field] = missing
    const [index] = free
    if (field === undefined || index === undefined || missing.length > 1 || free.length > 1) continue
    // A table of which little is known is another table.
    if (placed.size < 3) continue
    const heading = headings[index]!
    placed.set(field, { index, heading, stated: statedUnit(heading) })
    findings.add(
      'heading_taken_by_content',
      {
        file,
        at,
        column: heading,
        value: heading,
        problem: `is not a known heading, and no other means "${columns[field].headings[0]}"`,
        expected: `"${columns[field].headings[0]}", which is what the values below it look like`,
      },
      { decision: 'take', reason: `The column was read as "${columns[field].headings[0]}".` },
    )
  }
}

/** Undefined for a column without values. */
function holdsFigures(rows: readonly PrintedRow[], index: number): boolean | undefined {
  const values = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => !isNothing(cell))
  const figures = values.filter((cell) => figureOf(cell) !== undefined).length
  return values.length === 0 ? undefined : figures > values.length / 2
}
