import type { Clock } from '../../clock.ts'
import { utcToday } from '../../clock.ts'
import { type Fault, ServiceError } from '../../errors.ts'
import {
  draftsOfRows,
  type FindingAtPlaces,
  type GroupedDraft,
  groupDrafts,
} from '../../sources/reading/alike.ts'
import type { DecisionDraft } from '../../sources/reading/decisions.ts'
import { proposeDecisions } from '../../sources/reading/decisions-file.ts'
import type { Finding } from '../../sources/reading/findings.ts'
import type { DeskActor, DeskDecision, DeskFile } from './desk-file.ts'

/** What stands for a decider until a person has decided. */
const NOBODY = { decided_by: '', decided_on: '' }

/** Findings without those that a reader says twice: one decision is enough for both. */
export function distinctFindings(findings: readonly Finding[]): readonly Finding[] {
  return [
    ...new Map(findings.map((finding) => [keyOf({ ...finding, printed: finding.value }), finding])).values(),
  ]
}

const keyOf = ({
  row_ref,
  column,
  printed,
  rule,
  problem,
}: Pick<DecisionDraft, 'row_ref' | 'column' | 'printed' | 'rule' | 'problem'>): string =>
  JSON.stringify([row_ref, column, printed, rule, problem])

/**
 * The decisions that the reader proposes as text: they repeat what is printed in the file to the letter, which a JSON column
 * cannot always hold. One for each finding; a word that several rows hold is one.
 */
export const proposalsOf = (
  findings: readonly Finding[],
  rowAt: (rowRef: string) => Readonly<Record<string, unknown>> | undefined,
): string =>
  JSON.stringify(groupDrafts(findings.flatMap((finding) => proposeDecisions([finding], rowAt, NOBODY))))

/** The findings that proposals are about, in their order. */
export function findingsOf(findings: readonly Finding[], proposals: string): FindingAtPlaces[] {
  const known = new Map(
    findings.map((finding) => [keyOf({ ...finding, printed: finding.value }), finding] as const),
  )
  return (JSON.parse(proposals) as readonly GroupedDraft[]).flatMap((draft) => {
    const finding = known.get(keyOf(draft))
    return finding === undefined ? [] : [{ finding, rows: [draft.row_ref, ...(draft.other_rows ?? [])] }]
  })
}

/** The decisions of a person about the findings of the last check, row by row. All faults are reported at once. */
export function decideAll(
  { clock }: { readonly clock: Clock },
  file: DeskFile,
  { actor }: DeskActor,
  decisions: readonly DeskDecision[],
): readonly DecisionDraft[] {
  const proposals = JSON.parse(file.report?.reading?.proposals ?? '[]') as readonly GroupedDraft[]
  const decided = Map.groupBy(decisions, ({ finding }) => finding)
  const faults = [
    ...proposals.flatMap((proposal, index) => faultsOf(proposal, decided.get(findingId(index)), index)),
    ...decisions.flatMap(({ finding }, index) =>
      proposals.some((_, at) => findingId(at) === finding)
        ? []
        : [fault(`/decisions/${index}/finding`, `${finding} is not a finding of this check`)],
    ),
  ]
  if (faults.length > 0)
    throw new ServiceError('validation_failed', `${faults[0]!.message}.`, {
      errors: faults.slice(0, 100),
      hint: 'Send exactly one decision for each finding: take, use with a value, or leave_out, with the reason.',
    })
  return draftsOfRows(
    proposals.map((proposal, index) => {
      const [own] = decided.get(findingId(index)) ?? []
      if (own === undefined) throw new Error(`finding ${index} was not decided`)
      return {
        ...proposal,
        decision: own.decision,
        used: own.decision === 'use' ? (own.value ?? null) : null,
        reason: own.reason.trim(),
        decided_by: actor,
        decided_on: utcToday(clock),
      }
    }),
  )
}

/** Name of a finding within its check. */
export const findingId = (index: number): string => `f${index + 1}`

function faultsOf(
  { row_ref, field }: DecisionDraft,
  decided: readonly DeskDecision[] | undefined,
  index: number,
): Fault[] {
  const [own, ...more] = decided ?? []
  const name = `${findingId(index)} (${row_ref})`
  if (own === undefined) return [fault('/decisions', `${name} has no decision`)]
  return [
    ...(more.length > 0 ? [fault('/decisions', `${name} has ${more.length + 1} decisions`)] : []),
    ...(own.decision === 'use' && own.value === undefined
      ? [fault('/decisions', `${name}: to use another value, give the value`)]
      : []),
    ...(own.decision === 'use' && field === null
      ? [
          fault(
            '/decisions',
            `${name}: no value can be used, because it is not clear which field of which row it would go into`,
          ),
        ]
      : []),
  ]
}

const fault = (pointer: string, message: string): Fault => ({ pointer, code: 'invalid_member', message })
