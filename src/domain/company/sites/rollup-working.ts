import type { EvidenceInput } from '../../evidence.ts'
import { workingOf } from '../../formula/working-of.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { Outcome } from '../outcome.ts'
import { bandMeasures, type PhysicalRisk } from '../risk/physical-risk.ts'
import { SITE_ROLLUP_FORMULAS } from './formula.ts'

/** A site as the roll-up counts it. */
export interface CountedSite {
  readonly id: string
  readonly location_quality: string
  readonly climate: ClimateContext | null
  readonly risk: Outcome<PhysicalRisk>
  readonly covered_emissions_t: number | null
  readonly scope1_t: number | null
  /** What prints the site, its place and its emissions. */
  readonly evidence: readonly EvidenceInput[]
}

/** How the worst and the weighted band over all sites came about: from the figures of each site, not from its band. */
export const rollupWorking =
  (sites: readonly CountedSite[]): (() => readonly Working[]) =>
  () => [
    workingOf(
      SITE_ROLLUP_FORMULAS,
      'site_rollup',
      { sites: sites.map(siteArgument) },
      { inputs: sites.flatMap(({ evidence }) => evidence) },
    ),
  ]

const siteArgument = (site: CountedSite): WorkingArgument => ({
  site: site.id,
  covered_emissions_t: printed(site.covered_emissions_t, site.evidence, 'covered_emissions_t'),
  scope1_t: printed(site.scope1_t, site.evidence, 'scope1_t'),
  ...measuresOf(site),
})

/** What the bands of a site are decided on; nothing where the site could not be assessed. */
const measuresOf = ({
  location_quality,
  climate,
  risk,
}: CountedSite): Readonly<Record<string, number | null>> =>
  location_quality === 'not_located' || climate === null || risk.result === null ? {} : bandMeasures(climate)
