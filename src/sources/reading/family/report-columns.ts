import type { ReadLog } from '../../read-log.ts'
import type { FamilyTable } from './family-table.ts'
import { isNothing } from './figures.ts'
import { meaningWords } from './words.ts'

/** Reports headings that mean no column, columns without a heading, and columns that the edition should have. */
export function reportColumns<Field extends string>(
  table: FamilyTable<Field>,
  edition: string | undefined,
  { findings }: ReadLog,
): void {
  const { file, at, headings, columns, places } = table
  const taken = new Set([...places.values()].map(({ index }) => index))
  const words = headings.map(meaningWords)
  for (const [index, heading] of headings.entries()) {
    if (heading.trim() === '' || taken.has(index)) continue
    const isTwice = words.indexOf(words[index]!) !== words.lastIndexOf(words[index]!)
    findings.add(
      isTwice ? 'heading_twice' : 'heading_not_known',
      {
        file,
        at,
        column: heading,
        value: heading,
        problem: isTwice ? 'is a heading that appears twice' : 'is a heading that this source does not know',
      },
      {
        decision: 'take',
        reason: 'The column was not read. Add its words to columns.json if it is needed.',
      },
    )
  }
  for (const index of columnsWithoutHeading(table))
    findings.add(
      'column_without_heading',
      { file, at, column: `number ${index + 1}`, problem: 'has values and no heading' },
      { decision: 'take', reason: 'The column was not read.' },
    )
  for (const field of Object.keys(columns) as Field[]) {
    const { headings: names, since, until, optional } = columns[field]
    const isDue =
      optional !== true &&
      (edition === undefined || ((since ?? '') <= edition && edition <= (until ?? '9999')))
    if (isDue && !places.has(field))
      findings.add(
        'column_missing',
        {
          file,
          at,
          column: names[0]!,
          problem: `no heading means "${names[0]}"`,
          expected: edition === undefined ? 'it' : `it in ${edition}`,
        },
        { decision: 'take', reason: 'The other columns were read; this one is empty.' },
      )
  }
}

/** A column that many rows fill is one whose heading is missing; a value in one row is a row whose cells are shifted. */
export function columnsWithoutHeading<Field extends string>({
  headings,
  entries,
}: FamilyTable<Field>): number[] {
  const width = entries.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) =>
      (headings[index] ?? '').trim() === '' &&
      entries.length > 4 &&
      entries.filter(({ cells }) => !isNothing(cells[index] ?? '')).length > entries.length / 5,
  )
}
