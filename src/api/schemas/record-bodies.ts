import type { TObject } from 'typebox'
import type { RecordKind } from '../../domain/disclosure/records/kinds.ts'
import {
  EmissionTargetsBody,
  MarketBasedEvidenceBody,
  OrganisationalBoundaryBody,
  S2StatementsBody,
} from './disclosure-records.ts'
import { SitesBody } from './sites.ts'

/** The content of every kind of tenant record, as it is sent and kept. */
export const RECORD_BODIES = {
  emission_targets: EmissionTargetsBody,
  organisational_boundary: OrganisationalBoundaryBody,
  market_based_evidence: MarketBasedEvidenceBody,
  s2_statements: S2StatementsBody,
  sites: SitesBody,
} as const satisfies Record<RecordKind | 'sites', TObject>
