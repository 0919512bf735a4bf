import type { EmissionTargets } from '../../domain/disclosure/records/emission-targets.ts'
import { checkEmissionTargets } from '../../domain/disclosure/records/emission-targets-check.ts'
import { RECORD_KINDS, type RecordKind } from '../../domain/disclosure/records/kinds.ts'
import type { MarketBasedEvidence } from '../../domain/disclosure/records/market-based-evidence.ts'
import {
  checkMarketBasedEvidence,
  partsOfRuns,
} from '../../domain/disclosure/records/market-based-evidence-check.ts'
import type { OrganisationalBoundary } from '../../domain/disclosure/records/organisational-boundary.ts'
import { checkOrganisationalBoundary } from '../../domain/disclosure/records/organisational-boundary-check.ts'
import type { S2Statements } from '../../domain/disclosure/records/s2-statements.ts'
import { checkS2Statements } from '../../domain/disclosure/records/s2-statements-check.ts'
import { findRequirement, requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import type { StandardVersion } from '../../frameworks/aasb-s2/requirement.ts'
import { versionInForce } from '../../frameworks/aasb-s2/versions.ts'
import type { RecordFacts, RecordRules } from '../tenancy/record-rules.ts'
import { claimCertificates } from './record-certificates.ts'

export const EMISSION_TARGETS: RecordRules<EmissionTargets> = {
  ...facts('emission_targets'),
  check: checkEmissionTargets,
}

export const ORGANISATIONAL_BOUNDARY: RecordRules<OrganisationalBoundary> = {
  ...facts('organisational_boundary'),
  check: checkOrganisationalBoundary,
}

export const MARKET_BASED_EVIDENCE: RecordRules<MarketBasedEvidence> = {
  ...facts('market_based_evidence'),
  check: checkMarketBasedEvidence,
  // A part is one row more, which takes as long as so many characters of a record.
  sizeAlongside: (body) => 8 * partsOfRuns(body),
  alongside: claimCertificates,
}

export const S2_STATEMENTS: RecordRules<S2Statements> = {
  ...facts('s2_statements'),
  check: (body) => checkS2Statements(body, new Set(requirementsOf(versionOf(body)).map(({ id }) => id))),
  normalise: (body) => ({
    ...body,
    statements: body.statements.map((statement) => ({
      ...statement,
      requirement_id:
        findRequirement(versionOf(body), statement.requirement_id)?.id ?? statement.requirement_id,
    })),
  }),
}

function facts(kind: RecordKind): RecordFacts {
  const { title, per_period } = RECORD_KINDS[kind]
  return { kind, title, perPeriod: per_period }
}

/** Before the first version came into force a disclosure is voluntary and follows the first. */
const versionOf = ({ period }: S2Statements): StandardVersion => versionInForce(period.start) ?? '2024-09'
