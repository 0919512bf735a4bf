import { isReportingYear, periodEnd, periodStart, type ReportingYear } from '../../domain/reporting-year.ts'
import { ReadError } from '../read-error.ts'
import type { Edition } from '../read-log.ts'
import type { ReadHints } from '../source.ts'

/** Every reporting year that a text mentions: "2023-24", "2023–24", "2023_24", "2023 to 2024", also inside "…-2015-160-csv". */
export function yearsNamedIn(text: string): ReportingYear[] {
  const found = [
    ...text.matchAll(/(?<!\d)(20\d\d)(?:[-‐-―−_/ ]| ?(?:to|[-‐-―−/]) ?)(?:20(?=\d\d(?!\d)))?(\d\d)/g),
  ].map((match) => `${match[1]}-${match[2]}`)
  return [...new Set(found)].filter(isReportingYear)
}

/**
 * The reporting year that a file is about: what it says inside, else what its name says, else what the operator says.
 * Two that contradict each other are an error, since a year loaded under the wrong name is wrong everywhere.
 */
export function reportingYearOf(file: string, inside: string, hints: ReadHints): ReportingYear {
  const hinted = hints.edition
  if (hinted !== undefined && !isReportingYear(hinted))
    throw new ReadError({
      file,
      value: hinted,
      problem: 'is not a reporting year',
      expected: 'one such as 2024-25',
    })
  const stated = [yearsNamedIn(inside), yearsNamedIn(file)].find((years) => years.length > 0)
  if (stated === undefined && hinted === undefined)
    throw new ReadError({
      file,
      problem: 'says neither inside nor in its name which reporting year it is about',
      hint: 'Give it with --edition, such as --edition 2024-25.',
    })
  const year = stated?.[0] ?? hinted ?? ''
  const other = stated?.[1] ?? hinted ?? year
  if (other !== year)
    throw new ReadError({
      file,
      value: other,
      problem: `contradicts the reporting year ${year} of the file`,
      expected: 'one reporting year',
      hint: 'Give the file the name that the publisher gave it, and pass the same year with --edition or none.',
    })
  return year
}

/** A file about one reporting year, as an edition. */
export const yearEdition = (year: ReportingYear): Edition => ({
  slot: year,
  edition: year,
  observed_from: periodStart(year),
  observed_to: periodEnd(year),
})
