import { type ColumnMap, isKnownHeading } from '../formats/headings.ts'
import type { Findings } from './findings.ts'

/**
 * The headings of a table with those that no column has blanked out. Each is a finding: the publisher may have added a column,
 * which is no reason to refuse the others. A heading that a column lacks is still missing afterwards.
 */
export function knownHeadings(
  place: { readonly file: string; readonly at: string },
  headings: readonly string[],
  columns: ColumnMap,
  findings: Findings,
): string[] {
  return headings.map((heading) => {
    if (heading.trim() === '' || isKnownHeading(heading, columns)) return heading
    findings.add(
      'heading_not_known',
      {
        ...place,
        column: heading,
        value: heading,
        problem: 'is a heading that this source does not know',
      },
      {
        decision: 'take',
        reason: 'The column was not read. Add its words to columns.json if it is needed.',
      },
    )
    return ''
  })
}
