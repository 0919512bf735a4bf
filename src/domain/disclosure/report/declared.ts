import type { Period } from '../../period.ts'
import type { Disclosure } from '../disclosure.ts'
import { type EmissionTarget, type EmissionTargets, standingTargets } from '../records/emission-targets.ts'
import type { OrganisationalBoundary } from '../records/organisational-boundary.ts'
import type { RiskRegister } from '../records/risk-register.ts'
import { MEASURES, type Measure, type S2Statement } from '../records/s2-statements.ts'

/** What the company says in its records of the period, word for word, so that a reader finds it in the report. */
export interface Declared {
  /** What opens the readable disclosure. */
  readonly message?: string
  readonly statements: readonly S2Statement[]
  /** Targets that count, as they were declared. */
  readonly targets: readonly EmissionTarget[]
  readonly no_target: NonNullable<EmissionTargets['no_target']> | null
  /** Without facilities, which may be thousands and which provenance.json holds. */
  readonly boundary: DeclaredBoundary | null
  /** The register of risks and opportunities. */
  readonly risks: RiskRegister | null
  /** Figures of the statements of the latest earlier period: the comparatives. */
  readonly earlier: {
    readonly period: Period
    readonly figures: readonly DeclaredFigure[]
  } | null
}

export type DeclaredBoundary = Pick<
  OrganisationalBoundary,
  | 'approach'
  | 'rationale'
  | 'entities'
  | 'method_elections'
  | 'reliefs'
  | 'exclusions'
  | 'changes'
  | 'base_year_policy'
>

export interface DeclaredFigure {
  readonly requirement_id: string
  readonly measure: Measure
  readonly value: number
  readonly unit: string
}

export function declaredOf({ records, earlier_statements }: Disclosure): Declared {
  const targets = records.emission_targets?.body
  const boundary = records.organisational_boundary?.body
  const message = records.s2_statements?.body.message
  return {
    ...(message === undefined ? {} : { message }),
    statements: records.s2_statements?.body.statements ?? [],
    targets: targets === undefined ? [] : standingTargets(targets),
    no_target: targets?.no_target ?? null,
    boundary: boundary === undefined ? null : shownBoundary(boundary),
    risks: records.risks?.body ?? null,
    earlier:
      earlier_statements === null
        ? null
        : {
            period: earlier_statements.body.period,
            figures: figuresOf(earlier_statements.body.statements),
          },
  }
}

const shownBoundary = (boundary: OrganisationalBoundary): DeclaredBoundary => ({
  approach: boundary.approach,
  rationale: boundary.rationale,
  entities: boundary.entities,
  method_elections: boundary.method_elections,
  reliefs: boundary.reliefs,
  exclusions: boundary.exclusions,
  changes: boundary.changes,
  base_year_policy: boundary.base_year_policy,
})

const figuresOf = (statements: readonly S2Statement[]): DeclaredFigure[] =>
  statements.flatMap(({ requirement_id, kind, figures = [] }) =>
    kind === 'disclosure'
      ? figures.map(({ measure, value }) => ({ requirement_id, measure, value, unit: MEASURES[measure] }))
      : [],
  )
