import { BLOCK_NAMES } from '../../company/blocks.ts'
import { PREPARER_NOTES } from '../../company/emissions/latest-emissions.ts'
import { deepestCode } from '../../company/sector/anzsic.ts'
import { LEDGER_KIND } from '../../ledger/record.ts'
import type { AcceptedRelease } from '../../operator-decision.ts'
import { periodEnd, periodStart } from '../../reporting-year.ts'
import { notCompared } from '../contradictions/not-compared.ts'
import type { Disclosure, DisclosureRelease } from '../disclosure.ts'
import { openRows } from '../readiness/to-do.ts'
import { composeMetrics } from './compose-metrics.ts'
import { composeSeries } from './compose-series.ts'
import { composeContradictions } from './contradictions.ts'
import { declaredOf } from './declared.ts'
import { composeProvenance, distinctMethods, type Provenance } from './provenance.ts'
import type { DisclosureReport, Gap, Metric, ReportSource } from './report.ts'
import { FLAG_MEANINGS, LIMITS, NOTICE } from './wording.ts'

/** The master record of a bundle, and where each figure of it comes from. */
export function composeReport(disclosure: Disclosure): {
  readonly report: DisclosureReport
  readonly provenance: Provenance
} {
  const { metrics, calculations, citations } = composeMetrics(disclosure)
  const sources = disclosure.releases.map(sourceOf)
  return {
    report: {
      schema: 'southerly/report/1',
      notice: NOTICE,
      entity: entityOf(disclosure),
      period: disclosure.period,
      standard: { framework: 'AASB_S2', ...disclosure.standard },
      snapshot: { id: disclosure.snapshot.id, as_of: disclosure.snapshot.as_of },
      evidence_hash: disclosure.evidence_hash,
      registry: registryOf(disclosure),
      elections: disclosure.metadata.elections,
      records: [...disclosure.metadata.records, ...ledgerOf(disclosure)],
      declared: declaredOf(disclosure),
      metrics,
      series: composeSeries(disclosure),
      instruments: disclosure.market_based_scope2?.instruments ?? null,
      reconciliation: reconciliationOf(disclosure),
      readiness: readinessOf(disclosure),
      review: reviewOf(disclosure),
      contradictions: composeContradictions(disclosure.contradictions, citations),
      not_compared: notCompared(disclosure.contradiction_facts),
      ...evidenceFilesOf(disclosure),
      flags: flagsOf(disclosure),
      gaps: gapsOf(metrics),
      next_actions: nextActions(disclosure),
      limits: LIMITS,
      methods: distinctMethods([...disclosure.methods, ...calculations.map(({ method }) => method)]),
      sources,
    },
    provenance: composeProvenance(disclosure, sources, calculations, citations),
  }
}

function entityOf({ company, profile, register_check }: Disclosure): DisclosureReport['entity'] {
  const { entity, sector_classification: sector } = profile.blocks
  const path = sector.result?.anzsic
  const deepest = path === undefined ? null : deepestCode(path)
  const found = entity.result
  return {
    abn: company.abn,
    acn: found?.acn ?? null,
    name: company.name ?? company.abn,
    names: found?.names ?? [],
    entity_type: found?.entity_type ?? null,
    state: found?.state ?? null,
    postcode: found?.postcode ?? null,
    resolution_status: found?.resolution.status ?? 'not_resolved',
    register_check,
    sector:
      deepest === null
        ? null
        : {
            code: deepest.code,
            title: deepest.title,
            method: sector.result?.classification_method ?? 'not_stated',
          },
    is_sandbox: company.is_sandbox,
  }
}

const evidenceFilesOf = ({ documents }: Disclosure): Pick<DisclosureReport, 'evidence_files'> =>
  documents.length === 0
    ? {}
    : {
        evidence_files: documents.map(({ sha256, status, file, uses, requirement_ids }) => ({
          sha256,
          status,
          name: file?.name ?? null,
          media_type: file?.media_type ?? null,
          size: file?.size ?? null,
          requirement_ids,
          named_in: uses.map(({ record, pointer, what }) => ({ record, pointer, what })),
        })),
      }

/** Only where there is one: a period without a ledger lacks nothing. */
function ledgerOf({ ledger }: Disclosure): DisclosureReport['records'] {
  if (ledger === null) return []
  const { version, authored_by, authored_at, body_sha256 } = ledger.record
  return [
    {
      record: LEDGER_KIND,
      title: 'Emissions ledger',
      status: 'present',
      version,
      authored_by,
      authored_at,
      sha256: body_sha256,
      next_action: null,
    },
  ]
}

const registryOf = ({ registry }: Disclosure): DisclosureReport['registry'] => ({
  reporting_year: registry.reporting_year,
  period:
    registry.reporting_year === null
      ? null
      : { start: periodStart(registry.reporting_year), end: periodEnd(registry.reporting_year) },
  match: registry.match,
  mismatch: registry.mismatch,
  availability: registry.availability,
  notes: PREPARER_NOTES,
})

function reconciliationOf({ boundary_reconciliation }: Disclosure): DisclosureReport['reconciliation'] {
  if (boundary_reconciliation === null) return null
  const { inputs: _, workings: __, ...shown } = boundary_reconciliation
  return shown
}

const readinessOf = ({ readiness }: Disclosure): DisclosureReport['readiness'] => ({
  year_number: readiness.year_number,
  duty: readiness.duty,
  readiness_state: readiness.readiness_state,
  score: readiness.score,
  score_line: readiness.score_line,
  declaration: readiness.declaration,
  pillars: readiness.pillars,
  blocked_by: readiness.blocked_by,
  requirements: readiness.rows.map((row) => ({
    requirement_id: row.requirement_id,
    title: row.title,
    pillar: row.pillar,
    is_gate: row.is_gate,
    is_counted: row.is_counted,
    evidence_status: row.evidence_status,
    rung: row.rung,
    references: row.references,
    detail: row.detail,
    set_aside: row.set_aside,
    next_action: row.next_action,
  })),
})

function reviewOf({ review: { open_threads, ...review } }: Disclosure): DisclosureReport['review'] {
  return { ...review, open_comments: open_threads.length }
}

/** Each flag once for each block that raised it. */
function flagsOf({ profile, market_based_scope2: scope2 }: Disclosure): DisclosureReport['flags'] {
  const raised = [
    ...BLOCK_NAMES.flatMap((block) => profile.blocks[block].flags.map((flag) => ({ flag, where: block }))),
    ...(scope2?.regions ?? [])
      .filter(({ market_based }) => market_based.counts_unverified)
      .map(({ region }) => ({ flag: 'counts_unverified_claims', where: `scope2.${region}` })),
  ]
  return [...new Map(raised.map((one) => [`${one.where} ${one.flag}`, one])).values()].map((one) => ({
    ...one,
    meaning: FLAG_MEANINGS[one.flag] ?? null,
  }))
}

/** Figures that are missing or stale, one line for each reason within a topic. */
function gapsOf(metrics: readonly Metric[]): Gap[] {
  const open = metrics.filter(({ availability }) => availability.status !== 'available')
  const first = new Map(
    open.toReversed().map((metric) => [`${metric.topic} ${metric.availability.detail}`, metric]),
  )
  return [...first.values()].toReversed().map(({ id, label, availability }) => ({
    where: id,
    label,
    ...availability,
    reason_code: availability.reason_code ?? 'not_stated',
    detail: availability.detail ?? '',
  }))
}

const nextActions = ({ readiness }: Disclosure): DisclosureReport['next_actions'] =>
  openRows(readiness).flatMap(({ requirement_id, title, is_gate, evidence_status, next_action }) =>
    next_action === null
      ? []
      : [
          {
            requirement_id,
            title,
            is_gate,
            evidence_status,
            holder: next_action.holder,
            do: next_action.do,
            route: next_action.route,
          },
        ],
  )

/** A release as a report cites it. */
export const sourceOf = (release: DisclosureRelease): ReportSource => ({
  release: release.id,
  source: release.source,
  dataset: release.dataset,
  title: release.provenance.title,
  publisher: release.provenance.publisher,
  edition: release.edition,
  published_on: release.published_on,
  published_basis: release.published_basis,
  retrieved_on: release.retrieved_on,
  file_name: release.file_name,
  file_sha256: release.file_sha256,
  file_basis: release.provenance.file_basis,
  landing_page: release.provenance.landing_page,
  licence: release.provenance.licence,
  attribution: release.provenance.attribution,
  ...(release.decisions ? { decisions: release.decisions } : {}),
  ...(release.accepted ? { accepted: acceptedIn(release.accepted) } : {}),
})

/** Without what a check keeps beside the words. */
const acceptedIn = ({ reason, accepted_by, accepted_at, findings }: AcceptedRelease): AcceptedRelease => ({
  reason,
  accepted_by,
  accepted_at,
  findings: findings.map(({ kind, message }) => ({ kind, message })),
})
