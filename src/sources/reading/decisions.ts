import { isDay } from '../../domain/iso-dates.ts'
import type { OperatorDecision } from '../../domain/operator-decision.ts'
import type { Finding } from './findings.ts'

/** A decision as a person hands it in: what is decided about one finding, by whom and why. */
export type DecisionDraft = Omit<OperatorDecision, 'id' | 'file_sha256' | 'about'>

/** Decisions about one file. */
export interface DecisionsOfFile {
  readonly file_sha256: string
  readonly decisions: readonly DecisionDraft[]
}

/**
 * What is wrong with decisions about the findings of a file, a sentence each; empty when there is exactly one good decision
 * for every finding. `today` is the last day that a decision can be of.
 */
export function decideFindings(
  findings: readonly Finding[],
  drafts: readonly DecisionDraft[],
  today: string,
): string[] {
  const found = new Set(findings.map(keyOfFinding))
  const decided = Map.groupBy(drafts, keyOfDraft)
  return [
    ...[...new Map(findings.map((finding) => [keyOfFinding(finding), finding]))]
      .filter(([key]) => !decided.has(key))
      .map(([, { row_ref, rule, value }]) => `${named(row_ref, rule, value)}: no decision`),
    ...[...decided].flatMap(([key, [first, ...more]]) => {
      const place = named(first!.row_ref, first!.rule, first!.printed)
      if (!found.has(key)) return [`${place}: a decision, but the reader no longer has such a doubt there`]
      return more.length === 0 ? [] : [`${place}: ${more.length + 1} decisions, and only one can hold`]
    }),
    ...drafts.flatMap((draft) =>
      faultsOf(draft, today).map((fault) => `${named(draft.row_ref, draft.rule, draft.printed)}: ${fault}`),
    ),
    ...contradictions(drafts),
  ]
}

function faultsOf({ decision, field, used, reason, decided_by, decided_on }: DecisionDraft, today: string) {
  return [
    ...(reason.trim() === '' ? ['the reason is empty'] : []),
    ...(decided_by.trim() === '' ? ['decided_by is empty: a person must take responsibility for it'] : []),
    ...(isDay(decided_on)
      ? decided_on > today
        ? [`decided_on ${decided_on} is in the future: today is ${today}`]
        : []
      : [`decided_on ${JSON.stringify(decided_on)} is not a day such as ${today}`]),
    ...(decision === 'use' && used === null ? ['"use" needs the value in `used`'] : []),
    ...(decision === 'use' && field === null
      ? ['"use" needs the field of the row that the value goes into, in `field`']
      : []),
    ...(decision !== 'use' && used !== null
      ? [`\`used\` is ${used}, but the decision is "${decision}"`]
      : []),
  ]
}

/** Decisions about one row that cannot both hold. */
function contradictions(drafts: readonly DecisionDraft[]): string[] {
  return [...Map.groupBy(drafts, ({ row_ref }) => row_ref)].flatMap(([rowRef, own]) => {
    const left = own.filter(({ decision }) => decision === 'leave_out')
    const fields = own.flatMap(({ decision, field }) => (decision === 'use' && field !== null ? field : []))
    const twice = fields.find((field, at) => fields.indexOf(field) !== at)
    return [
      ...(left.length > 0 && left.length < own.length
        ? [`${rowRef}: one decision leaves the row out and another keeps it`]
        : []),
      ...(twice === undefined ? [] : [`${rowRef}: two decisions set ${twice}`]),
    ]
  })
}

/** A finding is what a rule says of a cell. A reader may say the same twice; one decision is enough. */
const keyOf = (place: readonly (string | null)[]): string => JSON.stringify(place)

const keyOfFinding = ({ row_ref, column, value, rule, problem }: Finding): string =>
  keyOf([row_ref, column, value, rule, problem])

const keyOfDraft = ({ row_ref, column, printed, rule, problem }: DecisionDraft): string =>
  keyOf([row_ref, column, printed, rule, problem])

const named = (rowRef: string, rule: string, printed: string | null): string =>
  `${rowRef} [${rule}]${printed === null ? '' : ` ${JSON.stringify(printed)}`}`
