import { type Contradiction, sentenceOf } from '../contradictions/contradiction.ts'
import type { Framework } from '../framework.ts'
import { recordReference } from '../records/kinds.ts'
import { explainedFinding, heldBack, waitingFor } from './held-back.ts'
import { type NextAction, nextAction } from './next-action.ts'
import { recordFinding } from './record-evidence.ts'
import {
  CREDITS,
  type EvidenceStatus,
  type Finding,
  type ReadinessFacts,
  type RequirementFacts,
  type RowFlag,
  RUNGS,
  type Rung,
  type SetAside,
} from './row.ts'
import { leaving } from './set-aside.ts'
import { statementFinding } from './statement-rung.ts'

/** One requirement with its evidence. */
export interface ReadinessRow {
  readonly requirement_id: string
  readonly title: string
  readonly pillar: string
  readonly is_gate: boolean
  readonly scored: boolean
  /** False for a parent that counts through its scored children, an unscored gate and whatever is set aside. */
  readonly is_counted: boolean
  readonly evidence_status: EvidenceStatus
  /** What was checked of it. Where it is set aside: of the statement that sets it aside. */
  readonly rung: Rung
  readonly has_tenant_evidence: boolean
  readonly references: readonly string[]
  readonly detail: string
  readonly flags: readonly RowFlag[]
  readonly set_aside: SetAside | null
  readonly next_action: NextAction | null
}

/** A requirement by itself, without regard to its children. */
export function assess(
  requirement: RequirementFacts,
  facts: ReadinessFacts,
  { is_gate, is_parent }: { readonly is_gate: boolean; readonly is_parent: boolean },
): ReadinessRow {
  const { id, title, pillar, scored } = requirement
  const common = { requirement_id: id, title, pillar, is_gate, scored }
  const contradicted = contradictionFinding(id, facts) ?? routeFinding(id, facts)
  const out = contradicted === undefined ? leaving(requirement, facts) : { conflict: contradicted }
  const waiting = waitingFor(id, facts)
  if (out !== undefined && 'set_aside' in out && waiting.length === 0)
    return {
      ...common,
      is_counted: false,
      evidence_status: out.set_aside.status,
      rung: out.rung,
      has_tenant_evidence: out.set_aside.person !== null,
      references: [out.set_aside.reference],
      detail: out.set_aside.reason,
      flags: [],
      set_aside: out.set_aside,
      next_action: null,
    }
  const found =
    out === undefined
      ? heldBack(id, strongest(findings(id, facts)), facts)
      : 'conflict' in out
        ? out.conflict
        : explainedFinding(waiting, referencesTo(waiting))
  const finding = withWhatToState(id, found, facts)
  return {
    ...common,
    is_counted: scored && !is_parent,
    ...withFinding(requirement, finding, facts.framework),
    set_aside: null,
  }
}

/** The finding with what only the company can say, while it is open. */
export function withWhatToState(id: string, finding: Finding, { to_state }: ReadinessFacts): Finding {
  const words = OPEN.has(finding.status) ? to_state?.get(id) : undefined
  return words === undefined ? finding : { ...finding, detail: `${finding.detail} ${words}` }
}

const OPEN: ReadonlySet<string> = new Set(['missing', 'partially_evidenced', 'stale'])

/** The part of a row that a finding decides. */
export const withFinding = (requirement: RequirementFacts, finding: Finding, { closing }: Framework) => ({
  evidence_status: finding.status,
  rung: finding.rung,
  has_tenant_evidence: finding.by === 'tenant',
  references: finding.references,
  detail: finding.detail,
  flags: finding.flag === undefined ? [] : [finding.flag],
  next_action: nextAction(requirement, finding.status, finding.detail, closing),
})

/** Of a requirement that nothing bears on. */
export const NO_EVIDENCE = 'There is no evidence yet.'

const NOTHING: Finding = {
  status: 'missing',
  rung: 'none',
  by: 'public',
  references: [],
  detail: NO_EVIDENCE,
}

/** A conflict outweighs everything; otherwise the most creditable finding stands, the tenant's own first. */
function strongest(all: readonly Finding[]): Finding {
  const conflict = all.find(({ status }) => status === 'conflicting')
  if (conflict !== undefined) return conflict
  // What does not count still says why, in the place of saying that there is nothing.
  return all.reduce((best, one) => (best === NOTHING || isStronger(one, best) ? one : best), NOTHING)
}

const isStronger = (one: Finding, other: Finding): boolean =>
  CREDITS[one.status] > CREDITS[other.status] ||
  (one.status === other.status && RUNGS.indexOf(one.rung) > RUNGS.indexOf(other.rung))

/** All that speaks for a requirement: statement, other records, published data, the statement of an earlier period. */
function findings(id: string, facts: ReadinessFacts): Finding[] {
  return [
    statementFinding(id, facts),
    recordFinding(id, facts),
    publicFinding(id, facts),
    earlierFinding(id, facts),
  ].filter((finding) => finding !== undefined)
}

/** The statement of no material risk is judged by itself. */
const routeFinding = (id: string, { no_material_risk }: ReadinessFacts): Finding | undefined =>
  no_material_risk?.id === id ? no_material_risk.finding : undefined

/** Open contradictions outweigh whatever else is said; explained ones are shown, and no longer count against it. */
function contradictionFinding(id: string, { contradictions }: ReadinessFacts): Finding | undefined {
  const open = contradictions.filter(
    ({ status, requirement_ids }) => status === 'open' && requirement_ids.includes(id),
  )
  const [first, ...rest] = open
  if (first === undefined) return undefined
  return {
    status: 'conflicting',
    rung: 'none',
    by: 'tenant',
    references: referencesTo(open),
    detail: `${sentenceOf(first)}${rest.length === 0 ? '' : ` Plus ${rest.length} more ${rest.length === 1 ? 'contradiction' : 'contradictions'}.`}`,
  }
}

const referencesTo = (all: readonly Contradiction[]): string[] => [...new Set(all.flatMap(referencesOf))]

const referencesOf = ({ declared, other }: Contradiction): string[] => [
  `${declared.record} version ${declared.version}`,
  ...(other.source === null ? [`${other.record} version ${other.version}`] : [other.source]),
]

function publicFinding(id: string, { public_evidence }: ReadinessFacts): Finding | undefined {
  const found = public_evidence.get(id)
  if (found === undefined) return undefined
  return {
    // Nothing that no one has entered is out of date.
    status: found.is_current ? 'partially_evidenced' : 'missing',
    rung: 'none',
    by: 'public',
    references: [found.reference],
    detail: found.is_current
      ? 'Published data supports it, but never meets a requirement on its own.'
      : 'There is published data for an earlier period only, and nothing is stated for this one.',
  }
}

function earlierFinding(id: string, { earlier_statements }: ReadinessFacts): Finding | undefined {
  const found = earlier_statements?.body.statements.find(
    (one) => one.requirement_id === id && one.kind === 'disclosure',
  )
  if (earlier_statements === null || found === undefined) return undefined
  const { start, end } = earlier_statements.body.period
  return {
    status: 'stale',
    rung: 'none',
    by: 'tenant',
    references: [recordReference('s2_statements', earlier_statements)],
    detail: `Stated for ${start} to ${end}, not for this period.`,
  }
}
