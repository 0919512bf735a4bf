/** A July-to-June year, written as its two calendar years: 2024-25. */
export type ReportingYear = string

const PATTERN = /^(\d{4})-(\d{2})$/

export function isReportingYear(text: string): text is ReportingYear {
  const match = PATTERN.exec(text)
  return match !== null && (Number(match[1]) + 1) % 100 === Number(match[2])
}

/** The calendar year in which the reporting year begins. */
export const startYear = (year: ReportingYear): number => Number(year.slice(0, 4))

export const reportingYear = (start: number): ReportingYear =>
  `${start}-${String((start + 1) % 100).padStart(2, '0')}`

export const periodStart = (year: ReportingYear): string => `${startYear(year)}-07-01`
export const periodEnd = (year: ReportingYear): string => `${startYear(year) + 1}-06-30`

/** All reporting years from `first` to `last`, both included, without gaps. */
export function reportingYears(first: ReportingYear, last: ReportingYear): ReportingYear[] {
  const years: ReportingYear[] = []
  for (let start = startYear(first); start <= startYear(last); start += 1) years.push(reportingYear(start))
  return years
}
