import { evidenceOf } from '../../domain/company/outcome.ts'
import { intensitiesOf } from '../../domain/company/transition/grid-path.ts'
import type { RegionPath, TransitionReference } from '../../domain/company/transition/reference.ts'
import { TRANSITION_SCENARIOS } from '../../domain/company/transition/transition-scenarios.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { transitionReference } from './transition.ts'

export interface PlanQuestion {
  readonly scenario?: string | undefined
  readonly region?: string | undefined
}

export interface PlanAnswer extends TransitionReference {
  readonly regionsOf: (scenario: string) => readonly (RegionPath & {
    readonly intensities: ReturnType<typeof intensitiesOf>
  })[]
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** The market operator’s plan as it is loaded, or one scenario or region of it. */
export async function transitionPlan(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { scenario, region }: PlanQuestion,
): Promise<PlanAnswer> {
  const plan = await transitionReference(database, snapshot)
  const scenarios = plan.scenarios.filter(({ id }) => scenario === undefined || id === scenario)
  const shown = plan.paths.filter(
    (path) =>
      scenarios.some(({ id }) => id === path.scenario) && (region === undefined || path.region === region),
  )
  const targets = plan.targets.filter((target) => region === undefined || target.region === region)
  const inputs = [
    ...evidenceOf(scenarios),
    ...shown.flatMap(({ years }) => evidenceOf(years)),
    ...[...plan.units.values()].flatMap(evidenceOf),
    ...evidenceOf([...plan.intensities.values()]),
    ...evidenceOf(plan.values),
    ...evidenceOf(targets),
  ]
  const used = new Set(inputs.map(({ release }) => release))
  return {
    ...plan,
    scenarios,
    targets,
    regionsOf: (id) =>
      shown
        .filter((path) => path.scenario === id)
        .map((path) => ({ ...path, intensities: intensitiesOf(path) })),
    snapshot,
    releases: [...snapshot.releases.values()].filter(({ id }) => used.has(id)),
    evidence_hash: evidenceHash(inputs, [TRANSITION_SCENARIOS]),
  }
}
