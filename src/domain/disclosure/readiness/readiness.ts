import type { Method } from '../../evidence.ts'
import { type Evaluation, evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingOf } from '../../formula/working-of.ts'
import type { Period } from '../../period.ts'
import { MESSAGE } from '../../prose/statement-numbers.ts'
import type { DifferingNumbers } from '../../review/decide.ts'
import { Stated, type Working } from '../../working.ts'
import { reportingYearNumber } from '../duty/financial-years.ts'
import type { ReportingDuty } from '../duty/reporting-duty.ts'
import type { Gate } from '../framework.ts'
import { recordsOfPeriod } from '../records/kinds.ts'
import { assess, type ReadinessRow, withFinding, withWhatToState } from './assess.ts'
import { type DeclarationState, declarationState } from './declaration.ts'
import { lacking } from './evidence-of-kind.ts'
import { READINESS_FORMULAS, type Score } from './formula.ts'
import { heldBack } from './held-back.ts'
import { noMaterialRisk } from './no-material-risk.ts'
import {
  type CountedStatus,
  CREDITS,
  isAtLeast,
  type ReadinessFacts,
  type ReadinessInputs,
  type RequirementFacts,
  RUNGS,
  type Rung,
  SCORED_PILLARS,
  type SetAside,
  type YearFacts,
} from './row.ts'
import { type DenominatorStep, denominatorOf, scoreLine } from './score-line.ts'
import { differingNumbers } from './statement-rung.ts'
import { noSentences } from './statement-words.ts'

export const FILING_READINESS: Method = READINESS_FORMULAS.method

export const READINESS_STATES = [
  'not_started',
  'in_progress',
  'blocked',
  'declared_complete',
  'evidence_complete',
  'signed_off',
] as const
export type ReadinessState = (typeof READINESS_STATES)[number]

export interface ReadinessScore {
  /** Null when nothing counts: an empty sum is not a score of zero. */
  readonly value: number | null
  readonly numerator: number
  readonly denominator: number
}

export interface FilingReadiness {
  readonly method: Method
  readonly standard_version: string
  readonly period: Period
  /** 1 in the first reporting period; null when the duty does not tell. */
  readonly year_number: number | null
  readonly duty: ReportingDuty
  readonly readiness_state: ReadinessState
  readonly score: ReadinessScore
  /** How many requirements stand where, in words: what was judged not material counts apart. */
  readonly score_line: string
  /** How the denominator came about, from all scored requirements down. */
  readonly denominator: readonly DenominatorStep[]
  readonly declaration: DeclarationState
  readonly pillars: readonly {
    readonly pillar: (typeof SCORED_PILLARS)[number]
    readonly readiness_state: Exclude<ReadinessState, 'signed_off'>
    readonly score: ReadinessScore
    readonly score_line: string
  }[]
  /** What keeps a director from signing, in words; null where nothing does, or one has signed. */
  readonly lacks_to_sign: string | null
  /** Gates without any evidence: each alone blocks. */
  readonly blocked_by: readonly string[]
  /** Gates that no one at the company has stated anything about that counts. A period with any is approved only for a written reason. */
  readonly open_gates: readonly string[]
  /** Statements with numbers that contradict what is held, and the message as `message`. */
  readonly differing_numbers: readonly DifferingNumbers[]
  readonly excluded: readonly ({ readonly requirement_id: string } & SetAside)[]
  readonly rows: readonly ReadinessRow[]
}

/** How far the evidence of a period is, requirement by requirement. It never says that a filing complies. */
export function filingReadiness(inputs: ReadinessInputs): FilingReadiness {
  const { first_period, year_starts } = inputs.duty
  const year_number =
    first_period === null ? null : reportingYearNumber(first_period, inputs.period, year_starts)
  const records = recordsOfPeriod(inputs.records, inputs.period)
  const rows = assessAll(factsOf({ ...inputs, records, year_number }))
  const scored = rows.filter((row) => row.scored)
  const scores = evaluate(READINESS_FORMULAS.formula('readiness_score'), givenOf(rows))
  const statements = records.s2_statements?.body
  const said = new Set(statements?.statements.map(({ requirement_id }) => requirement_id))
  const pillars = SCORED_PILLARS.map((pillar) => {
    const own = scored.filter((row) => row.pillar === pillar)
    return {
      pillar,
      readiness_state: stateOf(own, said),
      score: scoreOf(pillar, scores),
      score_line: scoreLine(own),
    }
  })
  const state = stateOf(rows, said)
  const declaration = declarationState(statements, inputs.period)
  const lacks = lacksToSign(rows, state, declaration, inputs)
  return {
    method: FILING_READINESS,
    standard_version: inputs.standard_version,
    period: inputs.period,
    year_number,
    duty: inputs.duty,
    readiness_state: lacks === null && inputs.is_signed ? 'signed_off' : state,
    lacks_to_sign: lacks,
    score: scoreOf('overall', scores),
    score_line: scoreLine(rows),
    denominator: denominatorOf(rows),
    declaration,
    pillars,
    blocked_by: rows.filter(isBlocking).map(({ requirement_id }) => requirement_id),
    open_gates: rows
      .filter(({ is_gate, rung, set_aside }) => is_gate && rung === 'none' && set_aside === null)
      .map(({ requirement_id }) => requirement_id),
    differing_numbers: differingNumbers(inputs.statement_numbers),
    excluded: rows.flatMap(({ requirement_id, set_aside }) =>
      set_aside === null ? [] : [{ requirement_id, ...set_aside }],
    ),
    rows,
  }
}

/** A director signs what is supported, approved by others than its authors, and declared. */
function lacksToSign(
  rows: readonly ReadinessRow[],
  state: ReadinessState,
  { status, detail }: DeclarationState,
  { is_period_approved, statement_numbers }: ReadinessInputs,
): string | null {
  const open = rows.filter(({ rung, set_aside }) => rung !== 'approved' && set_aside === null)
  if (state !== 'evidence_complete' || open.length > 0)
    return `Not every requirement is supported and approved: ${scoreLine(rows)}.`
  if (statement_numbers.has(MESSAGE)) return MESSAGE_DIFFERS
  if (!is_period_approved) return 'The period is not approved by members other than its authors.'
  return status === 'present' ? null : detail
}

const MESSAGE_DIFFERS =
  'Numbers in the message that opens the disclosure contradict what is held, or nothing confirms them: correct the message, or state the figure in it.'

/** Scores are counted over the requirements in report.json, which hold all that is judged. */
export const readinessWorking = ({ rows }: FilingReadiness): Working =>
  workingOf(READINESS_FORMULAS, 'readiness_score', givenOf(rows))

const givenOf = (rows: readonly ReadinessRow[]): GivenValues => ({
  requirements: new Stated(rows, { report: '/readiness/requirements' }),
})

const scoreOf = (score: Score, scores: Evaluation): ReadinessScore => ({
  value: scores.number(`${score}_score`),
  numerator: scores.number(`${score}_numerator`)!,
  denominator: scores.number(`${score}_denominator`)!,
})

/** The scored requirements and the gates, in the order of the standard. */
function assessAll(facts: ReadinessFacts): ReadinessRow[] {
  const { gates, no_material_risk: route } = facts
  const shown = facts.requirements.filter(({ id, scored }) => scored || gates.has(id) || route?.id === id)
  const children = scoredDescendants(facts.requirements)
  const rows = shown.map((requirement) =>
    assess(requirement, facts, {
      is_gate: gates.has(requirement.id) || route?.id === requirement.id,
      is_parent: children.has(requirement.id),
    }),
  )
  const byId = new Map(rows.map((row) => [row.requirement_id, row]))
  return shown.map((requirement) => {
    const below = (children.get(requirement.id) ?? []).map((id) => byId.get(id)!)
    return fromChildren(requirement, byId.get(requirement.id)!, below, facts)
  })
}

/** The gates of a reporting year. With the year unknown all of them stand: nothing says that it is the first. */
const gatesOf = (gates: readonly Gate[], yearNumber: number | null): ReadonlyMap<string, Gate> =>
  new Map(
    gates
      .filter(({ from_year }) => yearNumber === null || yearNumber >= from_year)
      .map((gate) => [gate.id, gate]),
  )

const factsOf = (facts: YearFacts): ReadinessFacts => ({
  ...facts,
  gates: gatesOf(facts.framework.gates, facts.year_number),
  no_sentences: noSentences(facts.records.s2_statements?.body.statements ?? [], facts.requirements),
  no_material_risk: noMaterialRisk(facts),
})

/** The scored requirements below each requirement, at any depth. */
function scoredDescendants(
  requirements: readonly RequirementFacts[],
): ReadonlyMap<string, readonly string[]> {
  const parents = new Map(requirements.map(({ id, parent_id }) => [id, parent_id]))
  const below = new Map<string, string[]>()
  for (const { id, scored } of requirements)
    for (let parent = scored ? parents.get(id) : null; parent; parent = parents.get(parent))
      below.set(parent, [...(below.get(parent) ?? []), id])
  return below
}

/** A parent is evidenced by all its children, and partly by any of them. */
function fromChildren(
  requirement: RequirementFacts,
  row: ReadinessRow,
  children: readonly ReadinessRow[],
  facts: ReadinessFacts,
): ReadinessRow {
  const counted = children.filter(({ set_aside }) => set_aside === null)
  if (counted.length === 0 || row.set_aside !== null || CLOSED.has(row.evidence_status)) return row
  const supporting = counted.filter((child) => creditOf(child) > 0)
  if (supporting.length === 0) return row
  const lacks = lacking(facts.gates.get(requirement.id)?.needs, facts)
  const isWhole = lacks === null && counted.every(({ rung }) => isAtLeast(rung, 'supported'))
  const isStated = counted.some(({ rung }) => isAtLeast(rung, 'stated'))
  return {
    ...row,
    ...withFinding(
      requirement,
      withWhatToState(
        requirement.id,
        heldBack(
          requirement.id,
          {
            status: isWhole ? 'evidenced' : 'partially_evidenced',
            rung: isWhole ? lowestOf(counted) : isStated ? 'stated' : 'none',
            by: supporting.some((child) => child.has_tenant_evidence) ? 'tenant' : 'public',
            references: [...new Set(supporting.flatMap(({ references }) => references))],
            detail: lacks ?? `${supporting.length} of ${counted.length} of its parts have evidence.`,
            ...(lacks === null ? {} : { flag: 'evidence_of_its_kind_missing' as const }),
          },
          facts,
        ),
        facts,
      ),
      facts.framework,
    ),
  }
}

/** A parent's own statement or conflict is not overruled by its parts. */
const CLOSED: ReadonlySet<string> = new Set(['evidenced', 'conflicting'])

const creditOf = ({ evidence_status }: ReadinessRow): number =>
  Object.hasOwn(CREDITS, evidence_status) ? CREDITS[evidence_status as CountedStatus] : 0

const isBlocking = ({ is_gate, evidence_status }: ReadinessRow): boolean =>
  is_gate && evidence_status === 'missing'

const lowestOf = (rows: readonly ReadinessRow[]): Rung =>
  RUNGS.find((rung) => rows.some((row) => row.rung === rung)) ?? 'none'

/** A pillar of which people set aside more than this share of what is not a gate is not complete by evidence. */
const MOST_SET_ASIDE = 1 / 3

/** Published data alone is not a start: someone at the company must have said something. */
function stateOf(
  rows: readonly ReadinessRow[],
  said: ReadonlySet<string>,
): Exclude<ReadinessState, 'signed_off'> {
  if (!rows.some(({ has_tenant_evidence }) => has_tenant_evidence)) return 'not_started'
  if (rows.some(isBlocking)) return 'blocked'
  const are = (least: Rung) =>
    rows.every(({ rung, set_aside }) => set_aside !== null || isAtLeast(rung, least))
  if (!are('stated')) return 'in_progress'
  return are('supported') && SCORED_PILLARS.every((pillar) => !isHollow(rows, pillar, said))
    ? 'evidence_complete'
    : 'declared_complete'
}

/** What the law, an approved record or a published class takes out is not what people set aside; what a record calls not applicable is, until it is approved. */
function isHollow(rows: readonly ReadinessRow[], pillar: string, said: ReadonlySet<string>): boolean {
  const own = rows.filter((row) => row.pillar === pillar && row.scored && !row.is_gate)
  const judged = own.filter(
    ({ set_aside, requirement_id, rung }) =>
      set_aside !== null &&
      (said.has(requirement_id) || (set_aside.status === 'not_applicable' && rung === 'stated')),
  ).length
  return judged > MOST_SET_ASIDE * own.length
}
