import { rollUpScenarios, type SiteScenarios } from '../../domain/company/scenarios/site-scenarios.ts'
import type { SiteAssessment } from '../../domain/company/sites/sites.ts'
import type { CompanySites } from '../../operations/company/sites.ts'
import { presentOutcome } from './block.ts'
import { presentMeta, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'
import { roundFigures } from './round.ts'

/** A site with how its place was found; `not_located` where it was not. */
export function presentSite({ site, location_availability }: SiteAssessment) {
  const { evidence: _, location, ...shown } = site
  return {
    ...shown,
    location: {
      availability: location_availability,
      lat: location?.lat ?? null,
      lon: location?.lon ?? null,
      quality: location?.quality ?? ('not_located' as const),
      precision: location?.precision ?? null,
      matched_name: location?.matched_name ?? null,
      source: location?.source ?? null,
    },
  }
}

export const presentSiteProfiles = (found: CompanySites, explain: boolean) => ({
  data: {
    ...head(found),
    sites: found.assessment.sites.map((one) => ({
      ...presentSite(one),
      grid_region: one.grid_region,
      climate_context: presentOutcome(one.climate, explain),
    })),
    ...tail(found, explain),
  },
  meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
})

export const presentSiteRisks = (found: CompanySites, explain: boolean) => ({
  data: {
    ...head(found),
    rollup: presentOutcome(found.assessment.rollup, explain),
    scenarios: rollUpScenarios(found.scenarios),
    sites: found.assessment.sites.map((one, at) => ({
      ...presentSite(one),
      physical_risk: presentOutcome(one.risk, explain),
      scenarios: presentScenarios(found.scenarios[at]),
    })),
    ...tail(found, explain),
  },
  meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, warningsAbout(found.abn)),
})

/** What is projected at a site. Regional ranges and hazards without projection are the same at every site and are left out. */
const presentScenarios = (site: SiteScenarios | undefined) =>
  (site?.analysis.result?.scenarios ?? []).map(({ id, level_c, hazards }) => ({
    id,
    level_c,
    hazards: roundFigures(
      hazards
        .filter(({ reason, status }) => status === 'projected' || reason?.code !== 'no_public_data')
        .map(({ hazard, status, reason, statement, indicators, band_now, band_then, series }) => ({
          hazard,
          status,
          reason,
          statement,
          indicators,
          band_now,
          band_then,
          series,
        })),
    ),
  }))

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
