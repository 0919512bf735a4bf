import { AVAILABLE, unavailable } from '../../domain/availability.ts'
import { EMISSIONS_RECORD } from '../../domain/emissions-record.ts'
import type { CompanyEmissions } from '../../operations/company-emissions.ts'
import type { ResolvedEntity } from '../../operations/resolve-entity.ts'
import { presentMeta, presentMethod, presentRelease } from './data.ts'

export function presentEmissions(emissions: CompanyEmissions) {
  const { record, releases } = emissions
  return {
    data: {
      abn: emissions.abn,
      name: record.name,
      names: record.names,
      basis: 'reported',
      data_quality: dataQuality(emissions),
      method: presentMethod(EMISSIONS_RECORD),
      years: record.years,
      gaps: record.gaps,
      restatements: record.restatements,
      provenance: releases.map(presentRelease),
    },
    meta: presentMeta(emissions.snapshot, emissions.evidence_hash, releases),
  }
}

export function presentEntity(entity: ResolvedEntity) {
  const published = entity.record.years.filter((year) => year.availability.status === 'available')
  return {
    data: {
      abn: entity.abn,
      acn: entity.acn ?? null,
      name: entity.record.name,
      names: entity.record.names,
      resolution: {
        status: entity.status,
        asked_by: entity.asked_by,
        decided_by: [
          { field: 'name', from: 'registry: latest reporting year' },
          ...(entity.acn === undefined
            ? []
            : [{ field: 'acn', from: 'last nine digits of the ABN, check digit verified' }]),
        ],
      },
      registry: {
        availability: AVAILABLE,
        reporter_role: 'controlling_corporation',
        first_year: published[0]?.reporting_year,
        last_year: published.at(-1)?.reporting_year,
        years_published: published.length,
      },
      register: {
        availability: unavailable(
          'not_assessed',
          'register_not_loaded',
          'The business register was not consulted: no bulk extract is loaded, so status, type and address are unknown.',
        ),
      },
      provenance: entity.releases.map(presentRelease),
    },
    meta: presentMeta(entity.snapshot, entity.evidence_hash, entity.releases),
  }
}

/** 1: the publisher's own bytes. 2: some years come from a transcribed copy whose bytes could not be checked. */
function dataQuality(emissions: CompanyEmissions) {
  const transcribed = emissions.releases.some(
    (release) => release.provenance.file_basis === 'transcribed_copy',
  )
  return {
    score: transcribed ? 2 : 1,
    flags: [...emissions.record.flags, ...(transcribed ? ['transcribed_copy'] : [])],
  }
}
