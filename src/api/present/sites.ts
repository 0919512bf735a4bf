import { rollUpScenarios } from '../../domain/company/scenarios/site-scenarios.ts'
import { rollUpHazards } from '../../domain/company/sites/site-hazards.ts'
import type { SiteAssessment } from '../../domain/company/sites/sites.ts'
import type { CompanySites } from '../../operations/company/sites.ts'
import { presentOutcome } from './block.ts'
import { presentMeta, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'
import { explainHazards, presentSiteHazards, presentSiteScenarios } from './site-hazards.ts'

/** A site with how its place was found; `not_located` where it was not. */
export function presentSite({ site, location_availability }: SiteAssessment) {
  const { evidence: _, location, disputed_location, refused_location: __, ...shown } = site
  return {
    ...shown,
    location: {
      availability: location_availability,
      lat: location?.lat ?? null,
      lon: location?.lon ?? null,
      elevation_m: location?.elevation_m ?? null,
      quality: location?.quality ?? ('not_located' as const),
      precision: location?.precision ?? null,
      matched_name: location?.matched_name ?? null,
      source: location?.source ?? null,
      second_opinion: (location ?? disputed_location)?.second_opinion ?? null,
    },
  }
}

export const presentSiteProfiles = (found: CompanySites, explain: boolean) => ({
  data: {
    ...head(found),
    sites: found.assessment.sites.map((one, at) => ({
      ...presentSite(one),
      grid_region: one.grid_region,
      climate_context: presentOutcome(one.climate, explain ? 'rules' : 'not'),
      ...hazardsOf(found, at, explain),
    })),
    ...tail(found, explain),
  },
  meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
})

export const presentSiteRisks = (found: CompanySites, explain: boolean) => ({
  data: {
    ...head(found),
    rollup: presentOutcome(found.assessment.rollup, explain ? 'steps' : 'not'),
    hazards: rollUpHazards(found.assessment.sites),
    scenarios: rollUpScenarios(found.scenarios),
    sites: found.assessment.sites.map((one, at) => ({
      ...presentSite(one),
      physical_risk: presentOutcome(one.risk, explain ? 'rules' : 'not'),
      ...hazardsOf(found, at, explain),
    })),
    ...tail(found, explain),
  },
  meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
})

/** The hazards of the site that is there, now and in the scenarios. */
function hazardsOf({ assessment, scenarios }: CompanySites, at: number, explain: boolean) {
  const site = assessment.sites[at]
  const happened = site?.hazards.result?.declared_disasters
  return {
    hazards: site === undefined ? [] : presentSiteHazards(site, explain),
    ...(site === undefined ? {} : explainHazards(site, explain)),
    scenarios: presentSiteScenarios(scenarios[at]),
    ...(happened === null || happened === undefined ? {} : { declared_disasters: happened }),
  }
}

function head({ abn, name, record }: CompanySites) {
  const declared_sites =
    record === undefined
      ? null
      : { version: record.version, body_sha256: record.body_sha256, etag: record.etag }
  return { abn, name, declared_sites }
}

const tail = ({ releases, inputs, evidence_hash }: CompanySites, explain: boolean) => ({
  provenance: presentProvenance(releases, inputs, explain),
  evidence_hash,
})
