import type { PageRow } from '../../store/challenge-pages.ts'
import type { Challenge } from '../disclosure/challenge-report.ts'

/** A page as it is answered and exported. */
export const shownPage = ({ part, page, first_line, content, marks }: PageRow) => ({
  part,
  page,
  first_line,
  text: content,
  numbers: marks,
})

/** A report of 2,000 pages has about six million characters. What stands behind is compared, but its text is not kept. */
export const MOST_KEPT_CHARACTERS = 10_000_000

/** The text of a report with the places of its numbers, as far as it is kept. */
export function keptPages({ parts, numbers }: Pick<Challenge, 'parts' | 'numbers'>): PageRow[] {
  const marks = Map.groupBy(
    numbers.map(({ part, place, check }, at) => ({
      part,
      mark: { number: at + 1, verdict: check.verdict, start: place.start, end: place.end },
    })),
    ({ part }) => part,
  )
  let kept = 0
  const rows: PageRow[] = []
  for (const [index, { page, first_line, text }] of parts.entries()) {
    kept += text.length
    if (kept > MOST_KEPT_CHARACTERS) break
    const part = index + 1
    rows.push({
      part,
      page,
      first_line,
      content: text,
      marks: (marks.get(part) ?? []).map(({ mark }) => mark),
    })
  }
  return rows
}
