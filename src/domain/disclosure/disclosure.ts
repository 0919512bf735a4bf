import { OBSERVATION, type RegisterCheck } from '../company/identity/register-check.ts'
import type { Profile } from '../company/profile.ts'
import type { ClimateRisk } from '../company/risk/climate-risk.ts'
import type { EvidenceInput } from '../evidence.ts'
import { LEDGER_FORMULAS } from '../ledger/formula.ts'
import { type LedgerOfPeriod, ledgerInputs } from '../ledger/record.ts'
import type { AcceptedRelease, OperatorDecision } from '../operator-decision.ts'
import type { Period } from '../period.ts'
import { heldFacts } from '../prose/held-numbers.ts'
import { type NumbersOfStatement, statementNumbers } from '../prose/statement-numbers.ts'
import type { PublishedBasis } from '../publication.ts'
import {
  approvalsOf,
  type PeriodReview,
  periodReview,
  type ReviewInputs,
  withReadiness,
} from '../review/period-review.ts'
import { type BoundaryReconciliation, reconcileBoundary } from './boundary-reconciliation.ts'
import type { Contradiction } from './contradictions/contradiction.ts'
import { doubledLoads } from './contradictions/doubled-loads.ts'
import { type Explanations, explanationInputs, explanationsById } from './contradictions/explanations.ts'
import type { ContradictionFacts, Elsewhere, PublishedEmployer } from './contradictions/facts.ts'
import { findContradictions, placesOfOpen } from './contradictions/find-contradictions.ts'
import { CONTRADICTIONS } from './contradictions/formula.ts'
import { contradictionFacts, incomeOf } from './contradictions/gather-facts.ts'
import { type DisclosureMetadata, disclosureMetadata } from './disclosure-metadata.ts'
import { dutyFactsOf, type KnownDutyFacts } from './duty/duty-facts.ts'
import { listingOf, standingCode } from './duty/listing.ts'
import { REPORTING_DUTY, reportingDuty } from './duty/reporting-duty.ts'
import { wordsOnDuty } from './duty/taken-claims.ts'
import { type EvidenceDocument, evidenceDocuments, type HeldFile } from './evidence/company-evidence.ts'
import { namedDocuments } from './evidence/named-documents.ts'
import type { Framework } from './framework.ts'
import { type YearEmissions, yearEmissions } from './ledger/year-emissions.ts'
import { ownNames } from './own-names.ts'
import { type DisclosurePart, evidenceOf, type PartEvidence } from './part-evidence.ts'
import { publicFindings } from './public-evidence.ts'
import { areExplanationsApproved } from './readiness/approval.ts'
import { type FilingReadiness, filingReadiness } from './readiness/readiness.ts'
import { recomputedFigures } from './readiness/recomputed.ts'
import type { RequirementFacts } from './readiness/row.ts'
import { recordInputs } from './record-inputs.ts'
import { type DisclosureRecords, NO_RECORDS, recordsOfPeriod, type StoredRecord } from './records/kinds.ts'
import type { S2Statements } from './records/s2-statements.ts'
import { inputsOfYear, type RegistryFeed, type RegistryTable, registryFeed } from './registry-feed.ts'
import {
  proposalInputs,
  proposalValues,
  RISK_PROPOSALS,
  type RiskProposal,
  riskProposals,
} from './risks/proposals.ts'
import type { MarketBasedInputs } from './scope2/market-based-inputs.ts'
import { type MarketBasedScope2, marketBasedScope2 } from './scope2/market-based-scope2.ts'
import { type StandardChoice, standardInput } from './standard-choice.ts'
import { ledgerActual } from './targets/ledger-actuals.ts'
import type { RegistryActual } from './targets/target-actuals.ts'
import { TARGET_PROGRESS, type TargetProgress, targetProgress } from './targets/target-progress.ts'

/** A requirement with all that a report says of it. */
export interface DisclosureRequirement extends RequirementFacts {
  readonly slug: string
  readonly framework: string
  readonly is_heading: boolean
  readonly type: string
  readonly obligation: string
  readonly status_in_version: string
  readonly coverage_status: string
  readonly coverage_source: string | null
  readonly assured_year1: boolean
  readonly taxonomy_elements: readonly string[]
}

/** One release that public inputs were read from. */
export interface DisclosureRelease {
  readonly id: string
  readonly source: string
  readonly dataset: string
  readonly edition: string
  readonly published_on: string
  readonly published_basis: PublishedBasis
  readonly retrieved_on: string
  readonly file_name: string
  readonly file_sha256: string
  readonly provenance: {
    readonly title: string
    readonly publisher: string
    readonly licence: { readonly id: string; readonly name: string; readonly url: string }
    readonly attribution: string
    readonly landing_page: string
    readonly file_basis: string
  }
  readonly decisions?: readonly OperatorDecision[] | null
  readonly accepted?: AcceptedRelease | null
}

/** Everything that a disclosure of one company and period is composed from, gathered before. */
export interface DisclosureInput {
  readonly company: { readonly abn: string; readonly name: string | null; readonly is_sandbox: boolean }
  readonly period: Period
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly standard: StandardChoice
  readonly requirements: readonly DisclosureRequirement[]
  readonly framework: Framework
  readonly profile: Profile
  /** Whether the business register was asked about the company, and what came of it. */
  readonly register_check: RegisterCheck
  /** Sites that the tenant declared are among its sites. */
  readonly risk: ClimateRisk
  readonly registry_years: readonly RegistryActual[]
  /** Years that the registry has published, also those that do not hold the company. */
  readonly registry_tables: readonly RegistryTable[]
  /** As stored; those of another period do not speak for this one. */
  readonly records: DisclosureRecords
  readonly earlier_statements: StoredRecord<S2Statements> | null
  readonly earlier_period: Period | null
  readonly explanations: StoredRecord<Explanations> | null
  /** Null where the period has no line that counts. */
  readonly ledger: LedgerOfPeriod | null
  readonly market_based: MarketBasedInputs
  /** Evidence files that the records name and that are held. */
  readonly held_files: readonly HeldFile[]
  readonly employer: PublishedEmployer | null
  readonly elsewhere: Elsewhere
  /** What people decided and asked about the period. */
  readonly review: ReviewInputs
}

/** The part of a disclosure that public data alone gives: what charts of a profile are drawn from. */
export interface ProfileSubject extends Pick<Disclosure, 'profile'> {
  readonly company: { readonly abn: string }
}

/** What a disclosure of one company and period is made of. Parts that need a record are null without it. */
export interface Disclosure extends PartEvidence {
  readonly company: DisclosureInput['company']
  readonly period: Period
  readonly snapshot: DisclosureInput['snapshot']
  readonly standard: StandardChoice
  readonly requirements: readonly DisclosureRequirement[]
  readonly framework: Framework
  readonly profile: Profile
  readonly register_check: RegisterCheck
  readonly risk: ClimateRisk
  readonly registry: RegistryFeed
  readonly registry_years: readonly RegistryActual[]
  /** Of the period only. */
  readonly records: DisclosureRecords
  readonly earlier_statements: StoredRecord<S2Statements> | null
  readonly ledger: LedgerOfPeriod | null
  /** Emissions of the period from its ledger; null without one. */
  readonly year_emissions: YearEmissions | null
  readonly factor_edition: MarketBasedInputs['edition']
  readonly target_progress: readonly TargetProgress[] | null
  readonly boundary_reconciliation: BoundaryReconciliation | null
  readonly market_based_scope2: MarketBasedScope2 | null
  readonly duty_facts: KnownDutyFacts
  readonly contradictions: readonly Contradiction[]
  readonly contradiction_facts: ContradictionFacts
  readonly explanations: StoredRecord<Explanations> | null
  /** Statements whose numbers contradict what is held, by requirement. */
  readonly statement_numbers: ReadonlyMap<string, NumbersOfStatement>
  /** Risks that published figures point to; they are in no register until a person takes them. */
  readonly risk_proposals: readonly RiskProposal[]
  readonly readiness: FilingReadiness
  readonly metadata: DisclosureMetadata
  readonly documents: readonly EvidenceDocument[]
  readonly review: PeriodReview
  readonly parts: Readonly<Record<DisclosurePart, PartEvidence>>
  /** Releases that the inputs were read from. */
  readonly releases: readonly DisclosureRelease[]
}

/** Who the company is by the register's own answer or by the tenant's word: both may change while the snapshot stays. */
const identityInputs = ({ blocks: { entity } }: Profile): EvidenceInput[] =>
  entity.inputs.filter(({ dataset, release }) => release === OBSERVATION || dataset === 'tenant_record')

/** Composes every part. The only place where they meet: each is computed from the inputs it is given. */
export function composeDisclosure(input: DisclosureInput): Omit<Disclosure, 'releases'> {
  const { period, profile, risk, registry_years, standard, requirements, framework } = input
  const records = recordsOfPeriod(input.records, period)
  const boundary = records.organisational_boundary
  const explanations = explanationsById(input.explanations)
  const registry = registryFeed(period, registry_years, input.registry_tables)
  const named = namedDocuments(records, framework.evidence)
  const documents = evidenceDocuments(named, new Map(input.held_files.map((file) => [file.sha256, file])))
  const held = new Set(documents.filter(({ status }) => status === 'held').map(({ sha256 }) => sha256))
  const reconciliation =
    boundary === null
      ? null
      : reconcileBoundary(boundary.body, registry_years, framework.evidence.reconciliation)
  const scope2 =
    records.market_based_evidence === null
      ? null
      : marketBasedScope2(records.market_based_evidence.body, input.market_based, {
          names: ownNames(input.company, boundary?.body, input.elsewhere),
          held,
          doubled: doubledLoads({ abn: input.company.abn, period, records }, explanations),
        })
  const year_emissions = yearEmissions(input.ledger, scope2)
  // A size that no one declared is held against nothing, and is no input.
  const employer = boundary?.body.reporting_duty?.employees === undefined ? null : input.employer
  const income = incomeOf(profile)
  const listing = listingOf(input.company.abn, period, profile.blocks.entity.result?.entity_type ?? '')
  const published = publicFindings(
    {
      period,
      as_of: input.snapshot.as_of,
      snapshot_id: input.snapshot.id,
      registry,
      profile,
      risk,
    },
    framework.evidence,
  )
  const review = periodReview(input.review, { period, records })
  const against = contradictionFacts({
    abn: input.company.abn,
    period,
    earlier_period: input.earlier_period,
    records,
    registry_years,
    finance_sector: published.finance_sector,
    requirements,
    conditions: framework.conditions,
    income,
    employer,
    listing,
    elsewhere: input.elsewhere,
    registry,
    profile,
    risk,
    scope2,
    market_based: input.market_based,
    year:
      input.ledger === null || year_emissions === null
        ? null
        : { version: input.ledger.record.version, emissions: year_emissions },
  })
  const contradictions = findContradictions(against, framework.contradictions, explanations)
  const recomputed = recomputedFigures({
    registry,
    scope2,
    ledger: input.ledger,
    year: year_emissions,
    named,
    held,
    records,
  })
  const progress =
    records.emission_targets === null
      ? null
      : targetProgress(records.emission_targets.body, {
          registry: registry_years,
          approach: boundary?.body.approach ?? null,
          ledger: ledgerActual(input.ledger, year_emissions, recomputed),
          held,
          open_bases: placesOfOpen('target_base', contradictions),
          open_actuals: placesOfOpen('target_actual', contradictions),
          as_of: input.snapshot.as_of,
        })
  const approvals = approvalsOf(review)
  const isExplained = areExplanationsApproved({ approvals })
  const code = standingCode(listing, contradictions, isExplained)
  const duty_facts = dutyFactsOf({
    period,
    boundary,
    entity: profile.blocks.entity.result,
    registry,
    income,
    employer,
    listing: code.listing,
    ...wordsOnDuty(contradictions, isExplained, input.earlier_period),
  })
  const duty = reportingDuty(duty_facts.facts, framework.reliefs, period)
  const question = code.question(duty_facts.facts.listed)
  const statement_numbers = statementNumbers(
    heldFacts({
      company: input.company,
      period,
      records,
      registry_years,
      profile,
      framework,
      year_emissions,
      market_based_scope2: scope2,
    }),
  )
  const risk_proposals = riskProposals(profile, risk)
  const readiness = filingReadiness({
    standard_version: standard.version,
    period,
    requirements,
    framework,
    duty: question === null ? duty : { ...duty, remarks: [...duty.remarks, question] },
    records,
    earlier_statements: input.earlier_statements,
    progress: progress ?? [],
    scope2,
    is_period_approved: review.status === 'approved' && !review.self_approved,
    is_signed: review.signed !== null,
    approvals,
    held_documents: held,
    recomputed,
    risk_figures: proposalValues(risk_proposals),
    contradictions,
    statement_numbers,
    ...published,
  })
  const metadata = disclosureMetadata(period, input.records)
  const own = recordInputs(records)
  const ofTargets = [
    ...(progress ?? []).flatMap(({ inputs }) => inputs),
    ...own.emission_targets,
    ...own.organisational_boundary,
  ]
  const ofBoundary = [...(reconciliation?.inputs ?? []), ...own.organisational_boundary]
  const ofScope2 = [...(scope2?.inputs ?? []), ...own.market_based_evidence]
  const ofLedger = ledgerInputs(input.ledger)
  const ofContradictions = [
    ...ofLedger,
    ...Object.values(own).flat(),
    ...registry_years.flatMap(({ evidence }) => evidence),
    ...(scope2?.inputs ?? []),
    ...against.percentages.flatMap(({ evidence }) => evidence),
    ...(employer?.evidence ?? []),
    ...input.elsewhere.facilities.flatMap(({ evidence }) => evidence),
    ...contradictions.flatMap(({ other }) => other.evidence),
    ...explanationInputs(input.explanations),
  ]
  const ofReadiness = [
    ...published.inputs,
    ...inputsOfYear(profile, registry),
    ...identityInputs(profile),
    ...ofTargets,
    ...ofBoundary,
    ...ofScope2,
    ...ofContradictions,
    ...own.risks,
    ...own.s2_statements,
    ...recordInputs({ ...NO_RECORDS, s2_statements: input.earlier_statements }).s2_statements,
    standardInput(standard),
  ]
  const ofReport = {
    target_progress: evidenceOf(ofTargets, [
      TARGET_PROGRESS,
      ...((progress ?? []).some(({ ledger }) => ledger?.is_used === true) ? [LEDGER_FORMULAS.method] : []),
    ]),
    boundary_reconciliation: evidenceOf(ofBoundary, reconciliation === null ? [] : [reconciliation.method]),
    market_based_scope2: evidenceOf(ofScope2, scope2 === null ? [] : [scope2.method]),
    filing_readiness: evidenceOf(ofReadiness, [
      readiness.method,
      REPORTING_DUTY,
      CONTRADICTIONS,
      ...(year_emissions === null ? [] : [LEDGER_FORMULAS.method]),
    ]),
    contradictions: evidenceOf(ofContradictions, [CONTRADICTIONS]),
    disclosure_metadata: evidenceOf(Object.values(own).flat(), [metadata.method]),
  }
  const ofProposals = evidenceOf(proposalInputs(risk_proposals), [RISK_PROPOSALS])
  // A proposal that nobody took is in no report.
  const parts = { ...ofReport, risk_proposals: ofProposals }
  return {
    company: input.company,
    period,
    snapshot: input.snapshot,
    standard,
    requirements,
    framework,
    profile,
    register_check: input.register_check,
    risk,
    registry,
    registry_years,
    records,
    earlier_statements: input.earlier_statements,
    ledger: input.ledger,
    year_emissions,
    factor_edition: input.market_based.edition,
    target_progress: progress,
    boundary_reconciliation: reconciliation,
    market_based_scope2: scope2,
    duty_facts,
    contradictions,
    contradiction_facts: against,
    explanations: input.explanations,
    statement_numbers,
    risk_proposals,
    readiness,
    metadata,
    documents,
    review: withReadiness(review, readiness),
    parts,
    ...evidenceOf(
      [...profile.inputs, ...risk.inputs, ...Object.values(ofReport).flatMap(({ inputs }) => inputs)],
      [...profile.methods, ...risk.methods, ...Object.values(ofReport).flatMap(({ methods }) => methods)],
    ),
  }
}
