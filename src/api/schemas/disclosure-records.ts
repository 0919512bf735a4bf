import { type TProperties, Type } from 'typebox'
import { emissionTargets } from '../../domain/disclosure/records/emission-targets.ts'
import { marketBasedEvidence } from '../../domain/disclosure/records/market-based-evidence.ts'
import { organisationalBoundary } from '../../domain/disclosure/records/organisational-boundary.ts'
import { s2Statements } from '../../domain/disclosure/records/s2-statements.ts'
import { EXAMPLES } from '../../operations/framework-requirements.ts'

/** A record as it is sent, under a name of its own and with an example. */
const body = <P extends TProperties>(id: string, properties: P, example: object) =>
  Type.Object(properties, { $id: id, additionalProperties: false, examples: [example] })

const period = { start: '2025-07-01', end: '2026-06-30' }

export const EmissionTargetsBody = body('EmissionTargets', emissionTargets.properties, {
  targets: [],
  no_target: {
    statement: 'The board will decide on a target in 2027.',
    stated_by: { name: 'A. Person', role: 'Chief financial officer', on: '2026-08-01' },
  },
})

export const OrganisationalBoundaryBody = body('OrganisationalBoundary', organisationalBoundary.properties, {
  period,
  approach: 'operational_control',
  rationale: 'The same as for the registry.',
  entities: [
    {
      abn: '74115061375',
      name: 'Parent Limited',
      relationship: 'parent',
      ownership_percent: 100,
      financial_control: true,
      operational_control: true,
      included: true,
      inclusion_percent: 100,
    },
  ],
  facilities: [],
  method_elections: [],
  reliefs: [],
  exclusions: [],
  changes: [],
  base_year_policy: 'Recalculated for changes above 5 %.',
})

export const MarketBasedEvidenceBody = body('MarketBasedEvidence', marketBasedEvidence.properties, {
  period,
  instruments: [],
  consumption: [{ region: 'NSW', period, kwh: 11_300_000, exempt_kwh: 0, document_sha256: 'a'.repeat(64) }],
})

export const S2StatementsBody = body('S2Statements', s2Statements.properties, {
  period,
  statements: [
    {
      requirement_id: EXAMPLES.statement,
      kind: 'disclosure',
      statement: 'The board’s risk committee oversees climate-related risks.',
      author: 'A. Writer',
      approver: 'B. Approver',
      date: '2026-08-15',
    },
  ],
})
