import { named } from '../../domain/company/identity/display-name.ts'
import type { Entity } from '../../domain/company/identity/entity.ts'

/** A company and those related to it, each also by the name as people write it. */
export const presentNames = (entity: Entity) => ({
  ...named(entity),
  reported_by: entity.reported_by.map((one) => named(one)),
  suggestions: entity.suggestions.map((one) => named(one)),
})
