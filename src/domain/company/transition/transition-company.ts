import { type Availability, unavailable } from '../../availability.ts'
import type { DecidedRegion } from '../grid/region-of-facilities.ts'
import { evidenceOf } from '../outcome.ts'
import type { Coverage } from '../safeguard/safeguard.ts'
import { fittingIncome } from '../sector/benchmark-metrics.ts'
import type { Reporter } from '../sector/population.ts'
import { type CompanySite, siteGridRegion } from '../sites/sites.ts'
import type { StationYear } from '../sites/stations.ts'
import { planRegionOf } from './grid-path.ts'
import type { TransitionCompany } from './transition-answer.ts'

interface Gathered {
  readonly emissions: TransitionCompany['emissions']
  readonly emissions_availability: Availability
  readonly region: DecidedRegion
  readonly sites: readonly CompanySite[]
  readonly stations: readonly StationYear[]
  /** The company among the reporters of its latest year. */
  readonly reporter: Reporter | null
  readonly safeguard_coverage: Coverage | null
}

const NOT_A_REPORTER = unavailable(
  'not_published',
  'no_published_year',
  'The registry publishes no year of this company.',
)

/** What the transition scenarios need to know of a company, from what its profile knows. */
export const transitionCompany = ({
  emissions,
  emissions_availability,
  region,
  sites,
  stations,
  reporter,
  safeguard_coverage,
}: Gathered): TransitionCompany => ({
  emissions,
  emissions_availability,
  decision: region.decision,
  decided_by: evidenceOf(region.facilities),
  facility_regions: [
    ...new Set(sites.flatMap((site) => planRegionOf(siteGridRegion(site).grid_region) ?? [])),
  ].toSorted(),
  stations,
  income: reporter === null ? { reason: NOT_A_REPORTER } : fittingIncome(reporter),
  safeguard_coverage,
})
