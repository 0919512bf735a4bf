import type { Static, TObject } from 'typebox'
import { type Period, samePeriod } from '../../period.ts'
import { EMISSION_TARGETS_EXAMPLE, emissionTargets } from './emission-targets.ts'
import { checkEmissionTargets } from './emission-targets-check.ts'
import type { RecordCheck } from './fault.ts'
import { MARKET_BASED_EVIDENCE_EXAMPLE, marketBasedEvidence } from './market-based-evidence.ts'
import { checkMarketBasedEvidence } from './market-based-evidence-check.ts'
import { ORGANISATIONAL_BOUNDARY_EXAMPLE, organisationalBoundary } from './organisational-boundary.ts'
import { checkOrganisationalBoundary } from './organisational-boundary-check.ts'
import { RISK_REGISTER_EXAMPLE, riskRegister } from './risk-register.ts'
import { checkRiskRegister } from './risk-register-check.ts'
import { S2_STATEMENTS_EXAMPLE, s2Statements } from './s2-statements.ts'
import { checkS2Statements } from './s2-statements-check.ts'

/** A kind of record that a company writes for its disclosure. */
export interface KindOfRecord<Content extends TObject = TObject> {
  /** As a heading of pages and messages. */
  readonly title: string
  /** After `/v1/companies/{abn}/`. */
  readonly route: string
  /** Stem of the names of schemas and operations. */
  readonly name: string
  /** What it is, as the object of a sentence. */
  readonly what: string
  /** What is in it, for the guide. */
  readonly holds: string
  /** Whether each period has its own, named by `period` in the content. */
  readonly per_period: boolean
  readonly content: Content
  readonly example: Static<Content>
  /** What the schema cannot say. A method, so that rows of all kinds are rows of one table. */
  check(body: Static<Content>, requirementIdsOf: RequirementIdsOf): RecordCheck
}

/** The ids of the requirements under which a period falls. */
export type RequirementIdsOf = (period: Period) => ReadonlySet<string>

const kind = <Content extends TObject>(row: KindOfRecord<Content>): KindOfRecord<Content> => row

/** Every kind of record of a disclosure. All else that is said of each kind is made from this table. */
export const RECORD_KINDS = {
  emission_targets: kind({
    title: 'Emission targets',
    route: 'emission-targets',
    name: 'EmissionTargets',
    what: 'the emission targets of a company',
    holds: 'emission targets, or the statement that there is none',
    per_period: false,
    content: emissionTargets,
    example: EMISSION_TARGETS_EXAMPLE,
    check: checkEmissionTargets,
  }),
  organisational_boundary: kind({
    title: 'Organisational boundary',
    route: 'organisational-boundary',
    name: 'OrganisationalBoundary',
    what: 'the organisational boundary of a company for a period',
    holds: 'organisational boundary, elections, reliefs, facts of the duty',
    per_period: true,
    content: organisationalBoundary,
    example: ORGANISATIONAL_BOUNDARY_EXAMPLE,
    check: checkOrganisationalBoundary,
  }),
  market_based_evidence: kind({
    title: 'Market-based scope 2 evidence',
    route: 'market-based-scope2/evidence',
    name: 'MarketBasedEvidence',
    what: 'the market-based scope 2 evidence of a company for a period',
    holds: 'purchased electricity and its instruments',
    per_period: true,
    content: marketBasedEvidence,
    example: MARKET_BASED_EVIDENCE_EXAMPLE,
    check: checkMarketBasedEvidence,
  }),
  risks: kind({
    title: 'Risks and opportunities',
    route: 'risks',
    name: 'RiskRegister',
    what: 'the climate-related risks and opportunities of a company for a period',
    holds: 'risks and opportunities with their effects, responses and tests',
    per_period: true,
    content: riskRegister,
    example: RISK_REGISTER_EXAMPLE,
    check: checkRiskRegister,
  }),
  s2_statements: kind({
    title: 'S2 statements',
    route: 's2-statements',
    name: 'S2Statements',
    what: 'the S2 statements of a company for a period',
    holds: 'statements by requirement, with the document that shows each',
    per_period: true,
    content: s2Statements,
    example: S2_STATEMENTS_EXAMPLE,
    check: (body, requirementIdsOf) => checkS2Statements(body, requirementIdsOf(body.period)),
  }),
}

export type RecordKind = keyof typeof RECORD_KINDS

export const RECORD_KIND_NAMES = Object.keys(RECORD_KINDS) as readonly RecordKind[]

/** What `make` makes of each kind, by kind. */
export const byKind = <Made extends Readonly<Record<RecordKind, unknown>>>(
  make: <Kind extends RecordKind>(kind: Kind) => Made[Kind],
): Made => Object.fromEntries(RECORD_KIND_NAMES.map((name) => [name, make(name)])) as Made

/** One version of a record as it is stored. */
export interface StoredRecord<Body> {
  readonly version: number
  readonly authored_by: string
  /** Name of the person who wrote it; unset if no person did. */
  readonly authored_by_name?: string
  /** ISO time. */
  readonly authored_at: string
  readonly body: Body
  /** SHA-256 over the canonical JSON of the body. Given with it: to hash the largest records again takes 50 ms. */
  readonly body_sha256: string
}

/** The records of a company that speak for a period; null where there is none. */
export type DisclosureRecords = {
  readonly [Kind in RecordKind]: StoredRecord<Static<(typeof RECORD_KINDS)[Kind]['content']>> | null
}

export const NO_RECORDS: DisclosureRecords = byKind<DisclosureRecords>(() => null)

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
export const recordsOfPeriod = (records: DisclosureRecords, period: Period): DisclosureRecords =>
  byKind<DisclosureRecords>((name) => {
    const record = records[name]
    return record !== null && isOfPeriod(record, period) ? record : null
  })
