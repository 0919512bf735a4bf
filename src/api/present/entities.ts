import { formatAbn } from '../../domain/abn.ts'
import { EMISSIONS_RECORD } from '../../domain/company/emissions/emissions-record.ts'
import { displayName } from '../../domain/company/identity/display-name.ts'
import type { Entity } from '../../domain/company/identity/entity.ts'
import { ENTITY_NAME } from '../../domain/company/identity/entity-name.ts'
import { roundFigure } from '../../domain/company/round-figures.ts'
import type { CompanyEmissions } from '../../operations/company/company-emissions.ts'
import type { NameCandidates, ResolvedEntity } from '../../operations/company/resolve-entity.ts'
import { presentMeta, presentMethod, presentRelease, type Warning, warningsAbout } from './data.ts'
import { presentNames } from './names.ts'

export function presentEmissions(emissions: CompanyEmissions) {
  const { record, releases } = emissions
  return {
    data: {
      abn: emissions.abn,
      name: record.name,
      names: record.names,
      basis: 'reported' as const,
      data_quality: dataQuality(emissions),
      method: presentMethod(EMISSIONS_RECORD),
      years: record.years,
      gaps: record.gaps,
      restatements: record.restatements,
      provenance: releases.map(presentRelease),
    },
    meta: presentMeta(emissions.snapshot, emissions.evidence_hash, releases, [
      ...warningsAbout(emissions.abn),
      ...emissionsWarnings(emissions),
    ]),
  }
}

export function presentEntity({ entity, asked_by, snapshot, evidence_hash, releases }: ResolvedEntity) {
  const { result } = entity
  if (result === null) throw new Error('a company that was found has no entity')
  return {
    data: {
      ...presentNames(result),
      resolution: { ...result.resolution, asked_by },
      data_quality: { score: entity.data_quality, flags: entity.flags },
      method: presentMethod(entity.method),
      provenance: releases.map(presentRelease),
    },
    meta: presentMeta(snapshot, evidence_hash, releases, warningsAbout(result.abn)),
  }
}

export function presentCandidates(found: NameCandidates) {
  return {
    data: {
      question: found.question,
      found: found.found,
      candidates: found.candidates.map(
        ({ abn, entity, score, matched_name, find, first_year, last_year, role, origin }) => ({
          abn,
          name: entity.name,
          display_name: displayName(entity.name),
          score: roundFigure(score),
          match: { name: matched_name, find, first_year, last_year, role, origin },
          status: entity.resolution.status,
          state: entity.state,
          reporter_roles: entity.registry.reporter_roles,
          last_year: entity.registry.last_year,
          predecessors: predecessorsOf(entity),
        }),
      ),
      not_in_registry: found.not_in_registry.map(
        ({ abn, matched_name, score, find, first_year, last_year }) => ({
          abn,
          name: matched_name,
          score: roundFigure(score),
          find,
          first_income_year: first_year,
          last_income_year: last_year,
        }),
      ),
      method: presentMethod(ENTITY_NAME),
      provenance: found.releases.map(presentRelease),
    },
    meta: presentMeta(found.snapshot, found.evidence_hash, found.releases, searchWarnings(found)),
  }
}

/** Says that who was asked for is not in the registry, rather than naming a stranger. */
function searchWarnings({ candidates, not_in_registry }: NameCandidates): Warning[] {
  const [first] = candidates
  const [other] = not_in_registry
  if (other !== undefined && (first === undefined || (other.find === 'same' && first.score < other.score)))
    return [
      {
        code: 'not_in_registry',
        message: `${other.matched_name} (ABN ${formatAbn(other.abn)}) is not in the registry. It is in the tax table of ${other.last_year}; a corporation below the reporting threshold does not report.`,
      },
    ]
  return first === undefined ? [NOBODY_FOUND] : []
}

/** Companies whose place this one may have taken: they ended before it began. */
const predecessorsOf = ({ suggestions, registry: { first_year } }: Entity) =>
  suggestions.filter(({ last_year }) => first_year !== null && last_year < first_year)

const NOBODY_FOUND: Warning = {
  code: 'nobody_found',
  message:
    'Not in the registry: no company there, in the Safeguard tables or in the tax table bears this name, and no known trading name, code or group member leads to one. The business register is not searched by name.',
}

/** Why figures are missing, beside what each year says of itself. */
function emissionsWarnings({ record, reported_by, registry_years }: CompanyEmissions): Warning[] {
  const [first, last] = [registry_years[0], registry_years.at(-1)]
  return [
    ...reported_by.map(({ abn, name }) => ({
      code: 'reported_by_another',
      message: `The registry has no row for this company; ${name} (ABN ${formatAbn(abn)}) reports its facilities.`,
    })),
    ...(record.years.length > 0 || first === undefined || last === undefined
      ? []
      : [
          {
            code: 'nothing_in_range',
            message: `Registry tables are loaded for ${first} to ${last}.`,
          },
        ]),
  ]
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
