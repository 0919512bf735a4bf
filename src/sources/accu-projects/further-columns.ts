import { isReportingYear } from '../../domain/reporting-year.ts'
import { headingWords } from '../formats/headings.ts'
import type { ReadLog } from '../read-log.ts'
import type { FamilyTable } from '../reading/family/family-table.ts'

const YEARLY =
  /^(?<unit>n?kaccu)s?(?: units)? issued (?:in|for) (?:the )?financial year (?<from>\d{4}) (?:20)?(?<to>\d{2})$/

/** Raised figures behind a year are a footnote. */
const FOOTNOTES = /[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]+/gu

/** A column beyond those of `columns.json`: units of a year, or something that no document describes. */
export interface FurtherColumn {
  readonly index: number
  readonly heading: string
  /** "2023-24 KACCU"; undefined for a column that is only kept. */
  readonly issue: string | undefined
}

/** The further columns. A heading that is there twice, or names no year, is a finding, and its column is not read. */
export function furtherColumns(table: FamilyTable<string>, log: ReadLog): FurtherColumn[] {
  const taken = new Set([...table.places.values()].map(({ index }) => index))
  const named = new Map<string, string>()
  return table.headings.flatMap((heading, index): FurtherColumn[] => {
    const words = headingWords(heading.replaceAll(FOOTNOTES, ''))
    if (words === '' || taken.has(index)) return []
    const parts = YEARLY.exec(words)?.groups
    const year = parts === undefined ? undefined : `${parts['from']}-${parts['to']}`
    const issue = year === undefined ? undefined : `${year} ${parts!['unit']!.toUpperCase()}`
    const name = issue ?? heading.trim()
    const earlier = named.get(name)
    named.set(name, heading)
    const fault = { file: table.file, at: table.at, column: heading, value: issue ?? heading }
    const problem =
      year !== undefined && !isReportingYear(year)
        ? 'is not a financial year'
        : earlier === undefined
          ? undefined
          : 'is a heading that appears twice'
    if (problem !== undefined) {
      const reason = 'The column was not read. Correct the heading if it is needed.'
      log.findings.add('heading_not_understood', { ...fault, problem }, { decision: 'take', reason })
      return []
    }
    if (issue === undefined)
      log.note(
        'column_kept_as_text',
        `"${heading}" is not described in any document; it is kept in other_columns.`,
      )
    return [{ index, heading, issue }]
  })
}
