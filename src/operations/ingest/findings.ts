import { EXIT, OperatorError } from '../../errors.ts'
import { describeFault } from '../../sources/read-error.ts'
import type { Finding } from '../../sources/reading/findings.ts'
import type { ReadSummary } from './read-file.ts'

const LISTED = 50

const DECISIONS: Readonly<Record<Finding['proposal']['decision'], string>> = {
  take: 'take it with a flag',
  use: 'use',
  leave_out: 'leave it out',
}

/** A finding in one line: what stands where, the rule, and what the reader proposes. */
export function describeFinding({ rule, proposal, ...finding }: Finding): string {
  const { file, row_ref, column, value, problem, expected } = finding
  const fault = describeFault({
    file,
    at: row_ref,
    column: column ?? undefined,
    value: value ?? undefined,
    problem,
    expected: expected ?? undefined,
  })
  const used = proposal.value === undefined ? '' : ` ${proposal.value}`
  return `${fault} [${rule}]; proposed: ${DECISIONS[proposal.decision]}${used}. ${proposal.reason}`
}

/** Refuses a reading in which something is in doubt. What is in doubt is never loaded in silence. */
export function refuseFindings({ source, file, findings }: ReadSummary): void {
  if (findings.length === 0) return
  const rest = findings.length - LISTED
  const places = findings.length === 1 ? '1 place is' : `${findings.length} places are`
  throw new OperatorError(
    [
      `${file}: ${places} in doubt`,
      ...findings.slice(0, LISTED).map((finding) => `  ${describeFinding(finding)}`),
      ...(rest > 0 ? [`  ... and ${rest} more`] : []),
    ].join('\n'),
    {
      hint: `Nothing was loaded. \`southerly read ${source} ${file} --json\` prints every row and finding. Take a file that the publisher has mended, or describe a known error of the publisher in src/sources/${source}/corrections.json with the reason.`,
      exitCode: EXIT.badInput,
    },
  )
}
