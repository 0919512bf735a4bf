import type { EvidenceInput } from '../../evidence.ts'
import { printed, type Working, type WorkingArgument } from '../../working.ts'
import { RISK_LEVELS } from '../bands.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import type { Outcome } from '../outcome.ts'
import { type BandMeasures, bandMeasures, type PhysicalRisk } from '../risk/physical-risk.ts'
import type { BandRollup } from './band-rollup.ts'

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
  (sites: readonly CountedSite[], counted: BandRollup): (() => readonly Working[]) =>
  () => [
    {
      kind: 'calculated',
      formula: 'site_rollup',
      inputs: sites.flatMap(({ evidence }) => evidence),
      arguments: { sites: sites.map(siteArgument) },
      outputs: {
        sites_known: { value: sites.length },
        sites_assessed: { value: sites.filter((site) => measuresOf(site) !== null).length },
        worst: { value: counted.worst },
        weighted: { value: counted.weighted?.band ?? null },
        weighted_by: { value: counted.weighted?.by ?? null },
        ...Object.fromEntries(
          RISK_LEVELS.map((level) => [
            `sites_${level}`,
            { value: counted.by_band.find(({ band }) => band === level)?.sites ?? 0 },
          ]),
        ),
      },
    },
  ]

const siteArgument = (site: CountedSite): WorkingArgument => ({
  site: site.id,
  measures: measuresOf(site),
  covered_emissions_t: printed(site.covered_emissions_t, site.evidence, 'covered_emissions_t'),
  scope1_t: printed(site.scope1_t, site.evidence, 'scope1_t'),
})

/** What the bands of a site are decided on; null where the site could not be assessed. */
const measuresOf = ({ location_quality, climate, risk }: CountedSite): BandMeasures | null =>
  location_quality === 'not_located' || climate === null || risk.result === null
    ? null
    : bandMeasures(climate, risk.result)
