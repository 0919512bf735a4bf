import type { LevelYears } from './level-years.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import type { StatutoryRole } from './statutory-role.ts'

/** A warmed world as it was asked for, and every hazard in it. */
export interface Scenario {
  /** As it was asked for: `1.5`, or `SSP2-4.5:2050`. */
  readonly id: string
  readonly pathway: string | null
  readonly year: number | null
  /** Null where the pathway has reached none of the levels by the year. */
  readonly level_c: number | null
  readonly statutory_role: StatutoryRole | null
  readonly statement: string
  /** AR6's best estimate of the pathway's warming in a few years; none for a level. */
  readonly best_estimates: readonly { readonly year: number; readonly warming_c: number }[]
  /** When each pathway reaches the level by AR6's assessed warming; null: not by 2099. */
  readonly reached: readonly Omit<LevelYears, 'evidence' | 'level_c'>[]
  readonly hazards: readonly ScenarioHazard[]
}
