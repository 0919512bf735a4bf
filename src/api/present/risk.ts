import { hazardPlaces, RISK_BAND_TABLES } from '../../domain/company/risk/climate-risk.ts'
import { otherHazards } from '../../domain/company/risk/other-hazards.ts'
import { countedBand, PARTIAL, partialAvailability } from '../../domain/company/risk/physical-risk.ts'
import { hazardBands, rollUpHazards, staleHazards } from '../../domain/company/sites/site-hazards.ts'
import type { CompanyRisk } from '../../operations/company/climate-risk.ts'
import { type Explain, presentOutcome } from './block.ts'
import { presentMeta, presentMethod, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'
import { presentSite } from './sites.ts'

export const presentRisk = (found: CompanyRisk, explain: boolean) => ({
  data: presentRiskData(found, explain ? 'steps' : 'not'),
  meta: presentMeta(found.snapshot, found.risk.evidence_hash, found.releases, warningsAbout(found.abn)),
})

export function presentRiskData(
  { abn, name, register_check, risk, headline, scenarios, releases }: CompanyRisk,
  explain: Explain,
) {
  const { head_office, sites, transition } = risk
  const parts = [head_office, sites.rollup, transition, ...sites.sites.map((site) => site.risk)]
  return {
    abn,
    name,
    register_check,
    physical: {
      headline,
      head_office: presentOutcome(head_office, explain),
      sites: presentOutcome(sites.rollup, explain),
      hazards: otherHazards(hazardPlaces(risk)),
      site_hazards: rollUpHazards(sites.sites),
      scenarios,
      site_bands: sites.sites.map((site) => ({
        ...presentSite(site),
        band: countedBand(site.risk.result),
        availability:
          site.risk.result?.overall === PARTIAL
            ? partialAvailability(site.risk.result)
            : site.risk.availability,
        flags: site.risk.flags,
        hazard_bands: hazardBands(site.hazards),
        stale_hazards: staleHazards(site.hazards),
      })),
    },
    transition: presentOutcome(transition, explain),
    flags: [...new Set(parts.flatMap((part) => part.flags))].toSorted(),
    bands: RISK_BAND_TABLES,
    methods: risk.methods.map(presentMethod),
    provenance: presentProvenance(releases, risk.inputs, explain !== 'not'),
    evidence_hash: risk.evidence_hash,
  }
}
