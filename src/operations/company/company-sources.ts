import type { MarketBasedScope2 } from '../../domain/company/emissions/latest-emissions.ts'
import type { EntityInput } from '../../domain/company/identity/entity.ts'
import type { FacilityTables } from '../../domain/company/sites/public-sites.ts'

/** What was read of one company beside its registry rows, cited and not yet weighed. */
export interface CompanySources extends Omit<EntityInput, 'abn' | 'record' | 'register_answer'> {
  readonly market_based: readonly MarketBasedScope2[]
  /** Where its facilities stand: one set of tables for all real companies. */
  readonly tables: FacilityTables
  /** What must be said wherever the company is named. */
  readonly flags: readonly string[]
}
