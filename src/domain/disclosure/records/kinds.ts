import { type Period, samePeriod } from '../../period.ts'
import type { EmissionTargets } from './emission-targets.ts'
import type { MarketBasedEvidence } from './market-based-evidence.ts'
import type { OrganisationalBoundary } from './organisational-boundary.ts'
import type { S2Statements } from './s2-statements.ts'

/** One version of a record as it is stored. */
export interface StoredRecord<Body> {
  readonly version: number
  readonly authored_by: string
  /** ISO time. */
  readonly authored_at: string
  readonly body: Body
  /** SHA-256 over the canonical JSON of the body. Given with it: to hash the largest records anew takes 50 ms. */
  readonly body_sha256: string
}

/** The records of a company that speak for a period; null where there is none. */
export interface DisclosureRecords {
  readonly emission_targets: StoredRecord<EmissionTargets> | null
  readonly organisational_boundary: StoredRecord<OrganisationalBoundary> | null
  readonly market_based_evidence: StoredRecord<MarketBasedEvidence> | null
  readonly s2_statements: StoredRecord<S2Statements> | null
}

export type RecordKind = keyof DisclosureRecords

export const NO_RECORDS: DisclosureRecords = {
  emission_targets: null,
  organisational_boundary: null,
  market_based_evidence: null,
  s2_statements: null,
}

/** Where each record is sent, and whether every period has its own. */
export const RECORD_KINDS: Readonly<
  Record<RecordKind, { readonly route: string; readonly per_period: boolean; readonly title: string }>
> = {
  emission_targets: { route: 'emission-targets', per_period: false, title: 'Emission targets' },
  organisational_boundary: {
    route: 'organisational-boundary',
    per_period: true,
    title: 'Organisational boundary',
  },
  market_based_evidence: {
    route: 'market-based-scope2/evidence',
    per_period: true,
    title: 'Market-based scope 2 evidence',
  },
  s2_statements: { route: 's2-statements', per_period: true, title: 'S2 statements' },
}

/** How an answer names the version of a record that it relies on. */
export const recordReference = (kind: RecordKind, { version }: StoredRecord<unknown>): string =>
  `${kind} version ${version}`

/** The period that a record is about; null for records that are about all of them. */
export const periodOf = (body: object): Period | null => ('period' in body ? (body.period as Period) : null)

export const isOfPeriod = ({ body }: StoredRecord<object>, period: Period): boolean => {
  const own = periodOf(body)
  return own === null || samePeriod(own, period)
}

/** The records without those of another period, which do not speak for this one. */
export const recordsOfPeriod = (records: DisclosureRecords, period: Period): DisclosureRecords => {
  const own = <Body extends object>(record: StoredRecord<Body> | null): StoredRecord<Body> | null =>
    record !== null && isOfPeriod(record, period) ? record : null
  return {
    emission_targets: own(records.emission_targets),
    organisational_boundary: own(records.organisational_boundary),
    market_based_evidence: own(records.market_based_evidence),
    s2_statements: own(records.s2_statements),
  }
}
