import { gwpSetOf } from '../../domain/company/emissions/latest-emissions.ts'
import { displayName, named } from '../../domain/company/identity/display-name.ts'
import { TOTAL_STATEMENTS } from '../../domain/company/registry/statements.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { NationalFacility } from '../../domain/company/sites/national-facilities.ts'
import { sum } from '../../domain/mathematics/statistics.ts'
import type { RegistryOverviewAnswer } from '../../operations/company/registry-overview.ts'
import { presentMeta, presentMethod } from './data.ts'

export function presentRegistryOverview(found: RegistryOverviewAnswer) {
  const emitting = found.facilities.flatMap((facility) => {
    const emissions = emissionsOf(facility)
    return emissions === null || emissions.tonnes <= 0 ? [] : [{ ...facility, ...emissions }]
  })
  // The largest first: drawn in this order, a large circle never covers a small one.
  const ordered = emitting.toSorted((a, b) => b.tonnes - a.tonnes)
  const placed = ordered.flatMap((one) => {
    const { location } = one.site
    return location === null ? [] : [{ ...one, lat: location.lat, lon: location.lon }]
  })
  const elsewhere = ordered.filter(({ site }) => site.location === null)
  return {
    data: {
      reporting_year: found.reporting_year,
      years: found.years.map(({ reporting_year, counted, scope1, scope2 }) => ({
        reporting_year,
        gwp_set: gwpSetOf(reporting_year),
        counted,
        scope1_t: scope1.value,
        scope2_t: scope2.value,
      })),
      change: roundFigures({ scope1: found.scope1, scope2: found.scope2 }),
      largest: found.largest.map((one) => named(roundFigures(one))),
      facilities: {
        name: placed.map(({ site }) => site.name),
        state: placed.map(({ site }) => site.state),
        owner: placed.map(({ owners }) => owners.map(({ name }) => displayName(name)).join(', ')),
        lat: placed.map(({ lat }) => lat),
        lon: placed.map(({ lon }) => lon),
        tonnes: placed.map(({ tonnes }) => tonnes),
        basis: placed.map(({ basis }) => basis),
        as_at: placed.map(({ site }) => site.as_at),
      },
      not_located: { facilities: elsewhere.length, tonnes: sum(elsewhere.map(({ tonnes }) => tonnes)) },
      without_emissions: found.facilities.length - emitting.length,
      statements: TOTAL_STATEMENTS,
      methods: found.methods.map(presentMethod),
    },
    meta: presentMeta(found.snapshot, found.evidence_hash, found.releases),
  }
}

/** Covered emissions where the Safeguard table prints them, else the scope 1 of the generation table. */
function emissionsOf({ site }: NationalFacility) {
  if (site.covered_emissions_t !== null)
    return { tonnes: site.covered_emissions_t, basis: 'covered_emissions' as const }
  return site.scope1_t === null ? null : { tonnes: site.scope1_t, basis: 'scope1' as const }
}
