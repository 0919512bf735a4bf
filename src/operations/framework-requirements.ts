import { PACKS, type Pack } from '../domain/tenancy/access.ts'
import { ServiceError } from '../errors.ts'
import { requirementsOf } from '../frameworks/aasb-s2/registry.ts'
import type { CoverageStatus, Requirement, StandardVersion } from '../frameworks/aasb-s2/requirement.ts'
import { versionFacts, versionInForce } from '../frameworks/aasb-s2/versions.ts'

export { AASB_S2 } from '../frameworks/aasb-s2/framework.ts'
export { COVERAGE_STATUSES, EXAMPLES, PILLARS, VERSIONS } from '../frameworks/aasb-s2/requirement.ts'

export interface RequirementsQuestion {
  readonly pack: string
  readonly version?: StandardVersion | undefined
  readonly pillar?: string | undefined
  readonly coverage_status?: CoverageStatus | undefined
  readonly scored?: boolean | undefined
  /** Words that must all be in the id, title or data needs. */
  readonly q?: string | undefined
  /** The day that decides the version when none is asked for. */
  readonly today: string
}

/** A requirement with its coverage by the pack that was asked about. */
export type PackRequirement = Omit<Requirement, 'reference_coverage_status'>

export interface RequirementsResult {
  readonly version: {
    readonly version: string
    readonly title: string
    readonly url: string
    readonly chosen: string
  }
  readonly requirements: readonly PackRequirement[]
  readonly counts: Readonly<Record<CoverageStatus, number>>
}

/** The only framework so far. */
const FRAMEWORK = 'aasb-s2'

/** For a framework that no pack has: the pack's fault comes first, then the framework's. */
export function refuseFramework(pack: string, framework: string): never {
  throw new ServiceError(
    'framework_not_found',
    `The pack ${requirePack(pack)} has no framework ${JSON.stringify(framework)}.`,
    { valid_values: [FRAMEWORK] },
  )
}

/** The requirements of AASB S2 as one pack covers them. */
export function frameworkRequirements(question: RequirementsQuestion): RequirementsResult {
  const pack = requirePack(question.pack)
  const version = question.version ?? versionInForce(question.today) ?? '2024-09'
  const facts = versionFacts(version)
  const words = (question.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const requirements = requirementsOf(version)
    .map((requirement) => coveredBy(requirement, pack))
    .filter(
      (requirement) =>
        (question.pillar === undefined || requirement.pillar === question.pillar) &&
        (question.coverage_status === undefined ||
          requirement.coverage_status === question.coverage_status) &&
        (question.scored === undefined || requirement.scored === question.scored) &&
        matches(requirement, words),
    )
  return {
    version: {
      version,
      title: facts.title,
      url: facts.url,
      chosen:
        question.version === undefined
          ? `in force for periods that begin on ${question.today}; a later version may be adopted early by an election that is stated`
          : 'as requested',
    },
    requirements,
    counts: countCoverage(requirements),
  }
}

function requirePack(id: string): Pack {
  const found = PACKS.find((pack) => pack === id)
  if (found === undefined)
    throw new ServiceError('pack_not_found', `There is no pack ${JSON.stringify(id)}.`, {
      valid_values: [...PACKS],
    })
  return found
}

function coveredBy(requirement: Requirement, pack: Pack): PackRequirement {
  const { reference_coverage_status: reference, ...rest } = requirement
  return pack === 'au_climate_disclosure' ? { ...rest, coverage_status: reference } : rest
}

function matches(requirement: PackRequirement, words: readonly string[]): boolean {
  const text =
    `${requirement.id} ${requirement.slug} ${requirement.title} ${requirement.data_needs ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function countCoverage(requirements: readonly PackRequirement[]): Record<CoverageStatus, number> {
  const counts = { covered: 0, partially_covered: 0, tenant_supplied: 0, not_covered: 0, not_applicable: 0 }
  for (const requirement of requirements) counts[requirement.coverage_status] += 1
  return counts
}
