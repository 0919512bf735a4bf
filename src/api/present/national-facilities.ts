import { SCENARIO_STATEMENTS } from '../../domain/company/scenarios/scenario-words.ts'
import { rollUpScenarios } from '../../domain/company/scenarios/site-scenarios.ts'
import type { NationalFacility } from '../../domain/company/sites/national-facilities.ts'
import {
  hazardBands,
  hazardReasons,
  rollUpHazards,
  staleHazards,
} from '../../domain/company/sites/site-hazards.ts'
import { locationAvailability } from '../../domain/company/sites/sites.ts'
import type { AssessedFacility, FacilitiesAnswer } from '../../operations/company/national-facilities.ts'
import { presentMeta, presentRelease } from './data.ts'

export const presentFacilities = (found: FacilitiesAnswer) => ({
  data: {
    facilities: found.located.map(facilityRow),
    not_located: found.not_located.map((facility) => ({
      ...rowHead(facility),
      availability: locationAvailability(facility.site),
      second_opinion: facility.site.disputed_location?.second_opinion ?? null,
    })),
    hazards: rollUpHazards(found.located).map(countsOf),
    scenarios: rollUpScenarios(found.located).map(({ id, level_c, hazards }) => ({
      id,
      level_c,
      hazards: hazards.map(({ now, ...then }) => ({ ...countsOf(then), now: countsOf(now) })),
    })),
    statements: SCENARIO_STATEMENTS,
  },
  meta: {
    ...presentMeta(found.snapshot, found.evidence_hash, found.releases),
    provenance: found.releases.map(presentRelease),
  },
})

const rowHead = ({ site, tables, owners, generation }: NationalFacility) => ({
  id: site.id,
  name: site.name,
  tables,
  as_at: site.as_at,
  state: site.state,
  owners,
  covered_emissions_t: site.covered_emissions_t,
  scope1_t: site.scope1_t,
  generation,
})

const facilityRow = (facility: AssessedFacility) => ({
  ...rowHead(facility),
  lat: facility.site.location?.lat ?? null,
  lon: facility.site.location?.lon ?? null,
  precision: facility.site.location?.precision ?? null,
  second_opinion: facility.site.location?.second_opinion ?? null,
  bands: hazardBands(facility.hazards),
  absent: hazardReasons(facility.hazards),
  stale: staleHazards(facility.hazards),
  scenarios: Object.fromEntries(
    (facility.analysis.result?.scenarios ?? []).map(({ id, hazards }) => [
      id,
      Object.fromEntries(
        hazards.flatMap(({ hazard, band_then }) => (band_then === null ? [] : [[hazard, band_then.central]])),
      ),
    ]),
  ),
  milder_than_now: Object.fromEntries(
    (facility.analysis.result?.scenarios ?? []).flatMap(({ id, hazards }) => {
      const milder = hazards.flatMap(({ hazard, milder_than_now: words }) =>
        words === null ? [] : [[hazard, words] as const],
      )
      return milder.length === 0 ? [] : [[id, Object.fromEntries(milder)]]
    }),
  ),
})

/** Without the names of the worst, which a reader finds in the rows. */
function countsOf<Rollup extends { readonly worst_sites: readonly string[] }>(
  rollup: Rollup,
): Omit<Rollup, 'worst_sites'> {
  const { worst_sites: _, ...counts } = rollup
  return counts
}
