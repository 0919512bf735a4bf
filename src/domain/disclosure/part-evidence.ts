import { type EvidenceInput, evidenceHash, type Method } from '../evidence.ts'

/** The inputs of one part of a disclosure and the hash over them. */
export interface PartEvidence {
  readonly inputs: readonly EvidenceInput[]
  readonly methods: readonly Method[]
  readonly evidence_hash: string
}

export type DisclosurePart =
  | 'target_progress'
  | 'boundary_reconciliation'
  | 'market_based_scope2'
  | 'filing_readiness'
  | 'contradictions'
  | 'disclosure_metadata'
  | 'risk_proposals'

export const evidenceOf = (inputs: readonly EvidenceInput[], methods: readonly Method[]): PartEvidence => ({
  inputs,
  methods,
  evidence_hash: evidenceHash(inputs, methods),
})
