import type { OperatorDecision } from '../../domain/operator-decision.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { describeFault } from '../../sources/read-error.ts'
import { type FindingAtPlaces, findingsAtPlaces, placesText } from '../../sources/reading/alike.ts'
import type { Finding } from '../../sources/reading/findings.ts'
import type { ReadSummary } from './read-file.ts'

const LISTED = 50

const DECISIONS: Readonly<Record<Finding['proposal']['decision'], string>> = {
  take: 'keep it with a flag',
  use: 'use',
  leave_out: 'leave it out',
}

/** Findings in one line each: what stands where, the rule, and what the reader proposes. */
export const describeFindings = (findings: readonly Finding[]): string[] =>
  findingsAtPlaces(findings).map(describeFinding)

export function describeFinding({ finding: { rule, proposal, ...finding }, rows }: FindingAtPlaces): string {
  const { file, column, value, problem, expected } = finding
  const fault = describeFault({
    file,
    at: placesText(rows),
    column: column ?? undefined,
    value: value ?? undefined,
    problem,
    expected: expected ?? undefined,
  })
  const used = proposal.value === undefined ? '' : ` ${proposal.value}`
  return `${fault} [${rule}]; proposed: ${DECISIONS[proposal.decision]}${used}. ${proposal.reason}`
}

const DECIDED: Readonly<Record<OperatorDecision['decision'], string>> = {
  take: 'used as published',
  use: 'used in its place:',
  leave_out: 'left out',
}

/** A decision in one line: place, what is printed, what was made of it, who, when and why. */
export function describeDecision(decided: OperatorDecision): string {
  const { id, row_ref, column, printed, rule, decision, used, reason, decided_by, decided_on } = decided
  const place = column === null ? row_ref : `${row_ref}, column "${column}"`
  const value = printed === null ? '' : ` ${JSON.stringify(printed)}`
  const chosen = used === null ? '' : ` ${used}`
  return `${place}:${value} [${rule}] ${DECIDED[decision]}${chosen}, by ${decided_by} on ${decided_on}: ${reason} (${id})`
}

/** Refuses a reading in which something is in doubt. What is in doubt is never loaded silently. */
export function refuseFindings({ source, file, findings, decisions }: ReadSummary): void {
  if (findings.length === 0 || decisions.length > 0) return
  const lines = describeFindings(findings)
  const rest = lines.length - LISTED
  const places = findings.length === 1 ? '1 place is' : `${findings.length} places are`
  throw new OperatorError(
    [
      `${file}: ${places} in doubt`,
      ...lines.slice(0, LISTED).map((line) => `  ${line}`),
      ...(rest > 0 ? [`  ... and ${rest} more`] : []),
    ].join('\n'),
    {
      hint: `Nothing was loaded. \`southerly read ${source} ${file} --json\` prints every row and finding. Use a corrected file from the publisher, or decide: \`southerly ingest ${source} ${file} --propose decisions.json\` writes a decision for each place (one for all rows with the same word), and --decide decisions.json loads with them.`,
      exitCode: EXIT.badInput,
    },
  )
}
