import type { DraftCheck } from '../operations/disclosure-report/verify-draft.ts'

/** As many as a person reads; --json has all. */
const MOST_LINES = 40

/** What of a draft is as the bundle has it, for people. Nothing where no draft was given. */
export function describeDraft(check: DraftCheck | undefined): string[] {
  if (check === undefined) return []
  const { figures, statements, charts, findings } = check
  const lines = findings.map(
    ({ place, pointer, problem }) => `  OFF   ${place}${pointer === null ? '' : ` (${pointer})`}: ${problem}`,
  )
  return [
    '',
    `draft: ${figures} figures, ${statements} statements and ${charts} charts were compared with report.json, ${findings.length} differences found`,
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more; --json lists them all`] : []),
  ]
}
