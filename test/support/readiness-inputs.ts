import { reportingDuty } from '../../src/domain/disclosure/duty/reporting-duty.ts'
import type { ReadinessInputs } from '../../src/domain/disclosure/readiness/row.ts'
import { NO_RECORDS, type StoredRecord } from '../../src/domain/disclosure/records/kinds.ts'
import type { S2Statement, S2Statements } from '../../src/domain/disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import { AASB_S2 } from '../../src/frameworks/aasb-s2/framework.ts'
import { requirementsOf } from '../../src/frameworks/aasb-s2/registry.ts'
import type { StandardVersion } from '../../src/frameworks/aasb-s2/requirement.ts'
import { HASH, YEAR_2026 } from './disclosure-records.ts'

export const stored = <Body>(body: Body, version = 1): StoredRecord<Body> => ({
  version,
  authored_by: 'A. Author',
  authored_at: '2026-08-20T00:00:00Z',
  body,
  body_sha256: sha256(canonicalJson(body)),
})

export const statements = (
  list: readonly S2Statement[],
  more: Partial<S2Statements> = {},
): StoredRecord<S2Statements> => stored({ period: YEAR_2026, statements: [...list], ...more })

/** A group 1 company with a June year end: 2025-26 is its first year. */
export const GROUP_1 = reportingDuty(
  {
    lodges_financial_reports: true,
    revenue_aud: null,
    gross_assets_aud: null,
    employees: null,
    nger: 'above_threshold',
    asset_owner_aud: null,
    entity_kind: 'other',
    listed: null,
    year_end: '06-30',
    year_starts: null,
    first_year_shown: null,
    earlier_year_end: null,
  },
  AASB_S2.reliefs,
)

/** A company in its first year that has said nothing yet and about which nothing is published. */
export const readinessInputs = (
  changes: Partial<ReadinessInputs> = {},
  version: StandardVersion = '2024-09',
): ReadinessInputs => ({
  standard_version: version,
  period: YEAR_2026,
  requirements: requirementsOf(version),
  framework: AASB_S2,
  duty: GROUP_1,
  records: NO_RECORDS,
  earlier_statements: null,
  progress: [],
  scope2: null,
  contradictions: [],
  public_evidence: new Map(),
  finance_sector: null,
  legal_limit: null,
  is_period_approved: true,
  is_signed: false,
  approvals: new Map(),
  held_documents: new Set([HASH]),
  recomputed: [],
  risk_figures: new Map(),
  statement_numbers: new Map(),
  ...changes,
})
