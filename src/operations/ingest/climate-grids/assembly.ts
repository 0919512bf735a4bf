import type { ClimateGrid } from '../../../store/climate-cells.ts'
import type { Area } from './area.ts'
import type { Keeps } from './day-measures.ts'
import type { GridPool } from './pool.ts'
import type { PreviousCells } from './previous.ts'
import type { GridStage } from './stage.ts'
import type { Staged } from './stage-years.ts'

/** What cells are put together from. */
export interface Assembly {
  readonly pool: GridPool
  readonly stage: GridStage
  readonly area: Area
  readonly grid: ClimateGrid
  readonly staged: Staged
  readonly previous: PreviousCells | undefined
  /** What of it stays. */
  readonly keeps: Keeps
}
