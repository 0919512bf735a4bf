import { AVAILABLE, unavailable } from '../../availability.ts'
import type { HazardId } from '../hazards/assessment.ts'
import type { HazardAnswer, HazardsAtPlace } from '../hazards/hazards.ts'
import type { Outcome } from '../outcome.ts'
import { HAZARDS_NOT_ASSESSED } from './physical-bands.ts'
import { type Hazard, OTHER_HAZARDS, type PhysicalRisk } from './physical-risk.ts'

/** What the block `hazards` calls those that no band of physical_risk counts. */
const HAZARD_OF: Readonly<Record<(typeof HAZARDS_NOT_ASSESSED)[number], HazardId>> = {
  flood: 'flood',
  bushfire: 'bushfire',
  cyclone: 'tropical_cyclone',
  coastal: 'coast',
}

/** The list of hazards beside the bands, as the block `hazards` answers for the same place. */
export const tellHazards = (
  risk: Outcome<PhysicalRisk>,
  hazards: Outcome<HazardsAtPlace>,
): Outcome<PhysicalRisk> =>
  risk.result === null || hazards.result === null
    ? risk
    : { ...risk, result: { ...risk.result, hazards: otherHazards([hazards.result.hazards]) } }

/** Available where a place of several has a band; else the reason of the first. The bands themselves are in `hazards`. */
export function otherHazards(places: readonly (readonly HazardAnswer[])[]): readonly Hazard[] {
  if (places.length === 0) return OTHER_HAZARDS
  return HAZARDS_NOT_ASSESSED.map((name) => {
    const answers = places.flatMap((hazards) => hazards.filter(({ hazard }) => hazard === HAZARD_OF[name]))
    const absent = answers.find(({ reason }) => reason !== null)?.reason
    if (answers.some(({ status }) => status === 'assessed')) return { hazard: name, availability: AVAILABLE }
    return {
      hazard: name,
      availability: unavailable(
        'not_assessed',
        absent?.code ?? 'hazard_not_assessed',
        `${absent?.detail ?? 'No data on this hazard is used.'} This does not mean there is no risk.`,
      ),
    }
  })
}
