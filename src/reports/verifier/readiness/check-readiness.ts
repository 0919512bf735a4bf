import { checkContradictions } from '../contradictions/check-contradictions.ts'
import type { Body, Documents } from '../documents.ts'
import { heldFiles } from '../held-files.ts'
import { type Difference, differences, differencesWithin } from '../json.ts'
import { checkAsked } from '../registers/check-asked.ts'
import { registersSay } from '../registers/look.ts'
import type { Finding } from '../verification.ts'
import { dutyOf } from './duty.ts'
import { areExplanationsApproved, dutyFacts, recordBody } from './duty-facts.ts'
import { divisionOf, factsOf, registryYear } from './facts.ts'
import { checkedInstruments } from './instruments.ts'
import { doubledRows } from './loads.ts'
import { heldByNumbers, MESSAGE } from './numbers.ts'
import { checkStatedPercentages } from './percentages.ts'
import { judged, type Row, RUNGS, SUPPORTED } from './requirements.ts'
import { sentencesOf } from './sentences.ts'
import { namesOf, stationsIn } from './stations.ts'
import { listIn } from './verdict.ts'
import { yearNumber } from './years.ts'

const PILLARS = ['governance', 'strategy', 'risk_management', 'metrics_and_targets']

/** Numbers of report.json that are repeated here. */
export const READINESS_POINTERS = [
  '/readiness/year_number',
  '/readiness/duty',
  ...PILLARS.map((_, at) => `/series/readiness/${at}/counts`),
  '/contradictions',
]

/**
 * Repeats from records and published figures what the report says of claims, duty, requirements and readiness. Sentences are
 * not repeated; whatever they are about is.
 */
export function checkReadiness(documents: Documents): Finding[] {
  const { report, coverage } = documents
  const instruments = instrumentsOf(documents)
  const duty = dutyOf(dutyFacts(documents), report.period)
  const year = yearNumber(duty.first_period, report.period, duty.year_starts)
  const { findings, open, explained } = checkContradictions(documents, divisionOf(report.entity.sector?.code))
  const sentences = sentencesOf(documents)
  if (sentences === undefined) return [...findings, NO_RULES]
  const numbers = heldByNumbers(documents)
  const rows = judged(
    factsOf(documents, year, instruments ?? [], {
      open,
      waiting: areExplanationsApproved(documents) ? [] : explained,
      group: duty.group,
      sentences,
      heldByNumbers: numbers.ids,
    }),
  )
  const registry = registryYear(documents)
  const statements = recordBody(documents, 's2_statements')
  const declared = declarationStatus(statements, report.period)
  const isSigned = declared === 'present' && isSignedByDirector(report)
  const said = new Set(listIn(statements, 'statements').map((one) => String(one['requirement_id'])))
  const state = stateOf(rows, said)
  const isMessageFalse = numbers.ids.has(MESSAGE)
  const isApproved =
    state === 'evidence_complete' && rows.every(({ rung, aside }) => rung === 'approved' || aside !== null)
  return [
    ...findings,
    ...numbers.findings,
    ...compare('report.json/registry', report.registry, {
      reporting_year: registry?.reporting_year ?? null,
      period: registry?.days ?? null,
      match: registry?.match ?? 'none',
    }),
    ...compare(
      'report.json/instruments',
      report.instruments,
      instruments?.map(({ id, status, counted, checks }) => ({ id, status, counted, checks })) ?? null,
    ),
    ...checkStanding(documents, instruments ?? []),
    ...checkStatedPercentages(documents),
    ...checkAsked(documents),
    ...compare('report.json/readiness', report.readiness, {
      year_number: year,
      duty,
      readiness_state:
        isApproved && isSigned && !isMessageFalse && isPeriodApproved(report) ? 'signed_off' : state,
      score_line: scoreLine(rows),
      declaration: { status: declared },
      pillars: PILLARS.map((pillar) => {
        const { readiness_state } = barOf(pillar, rows, said)
        const own = rows.filter(({ requirement }) => requirement.scored && requirement.pillar === pillar)
        return { pillar, readiness_state, score_line: scoreLine(own) }
      }),
      blocked_by: rows.filter(isBlocking).map(({ requirement }) => requirement.id),
    }),
    ...compare('report.json/review/open_gates', report.review.open_gates, openGates(rows), differences),
    ...compare(
      'report.json/review/differing_numbers',
      report.review.differing_numbers.map(({ requirement_id }) => requirement_id).toSorted(),
      [...numbers.differing].toSorted(),
      differences,
    ),
    ...compare(
      'report.json/review/draft_because',
      report.review.draft_because,
      draftBecause(report, rows, { isApproved, isMessageFalse, declared }),
      differences,
    ),
    ...compare(
      'report.json/series/readiness',
      report.series.readiness.map(({ pillar, readiness_state, counts }) => ({
        pillar,
        readiness_state,
        counts,
      })),
      PILLARS.map((pillar) => barOf(pillar, rows, said)),
      differences,
    ),
    ...checkRows(report.readiness.requirements, rows),
    ...checkCoverage(coverage, rows),
  ]
}

/** A pillar with the number of its requirements that count, by status. */
function barOf(pillar: string, rows: readonly Row[], said: ReadonlySet<string>) {
  const own = rows.filter(({ requirement }) => requirement.scored && requirement.pillar === pillar)
  const counted = Map.groupBy(
    own.filter(({ isCounted }) => isCounted),
    ({ status }) => status,
  )
  return {
    pillar,
    readiness_state: stateOf(own, said),
    counts: Object.fromEntries([...counted].map(([status, { length }]) => [status, length])),
  }
}

/** A sign-off counts in a period that others than its authors approved. */
const isPeriodApproved = ({ review }: Documents['report']): boolean =>
  review.status === 'approved' && !review.self_approved

/** docs/guide/review.md: what keeps papers drafts. An unfinished one must say it, whatever its people called it. */
function draftBecause(
  { review, readiness }: Documents['report'],
  rows: readonly Row[],
  {
    isApproved,
    isMessageFalse,
    declared,
  }: { readonly isApproved: boolean; readonly isMessageFalse: boolean; readonly declared: string },
): string | null {
  if (review.status !== 'approved') return review.draft_because ?? 'that it is not approved'
  if (!isApproved) return `Not every requirement is supported and approved: ${scoreLine(rows)}.`
  if (isMessageFalse)
    return 'Numbers in the message that opens the disclosure contradict what is held: correct the message.'
  if (review.self_approved) return 'The period is not approved by members other than its authors.'
  return declared === 'present' ? null : readiness.declaration.detail
}

/** A director signed a bundle of what stands, and nobody approved it again since. */
const isSignedByDirector = ({ review }: Documents['report']): boolean =>
  review !== null &&
  review.signed !== null &&
  review.figures?.state !== 'changed' &&
  review.signed.content_sha256 === review.sha256 &&
  review.approvers.every(({ last_at }) => last_at <= review.signed!.at)

/** Gates that no one at the company has said anything about that counts. */
const openGates = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ isGate, rung, aside }) => isGate && rung === 'none' && aside === null)
    .map(({ requirement }) => requirement.id)

const NO_RULES: Finding = {
  kind: 'unknown_formula',
  where: 'filing_readiness',
  detail: 'the bundle does not hold the rules of filing_readiness as they were published',
}

/** Accredited stations by the code that an input prints; what other checks looked into is not in the bundle. */
function instrumentsOf(documents: Documents) {
  const body = recordBody(documents, 'market_based_evidence')
  if (body === undefined) return null
  const { provenance, report } = documents
  const stated = new Map(
    (report.instruments ?? []).flatMap(({ id, checks }) =>
      checks.map(({ check, result }) => [`${id} ${check}`, result] as const),
    ),
  )
  const { registers, claimed_elsewhere } = provenance.contradiction_facts
  const lists = {
    accredited: stationsIn(provenance),
    names: namesOf(documents),
    held: heldFiles(report),
    registered: registersSay(body, registers),
    claimed: new Map(claimed_elsewhere.map(({ instrument, standing }) => [instrument, standing])),
  }
  return checkedInstruments(body, lists, (id, check) => stated.get(`${id} ${check}`))
}

/** The claims that a calculation counts are those that stand. */
function checkStanding(documents: Documents, instruments: ReturnType<typeof checkedInstruments>): Finding[] {
  const claims = listIn(recordBody(documents, 'market_based_evidence'), 'instruments')
  const standing = instruments.filter(({ standing }) => standing).map(({ id }) => id)
  const doubled = doubledRows(documents)
  return documents.provenance.calculations
    .filter(({ formula }) => formula === 'market_based_scope2')
    .flatMap(({ id, arguments: given }) => {
      const { region, standing: stated, doubled: left } = given as Body
      const own = new Set(claims.filter((claim) => claim['region'] === region).map((claim) => claim['id']))
      return [
        ...compare(
          `provenance.json calculation ${id}/standing`,
          stated,
          standing.filter((one) => own.has(one)).map((one) => ({ id: one })),
        ),
        ...compare(
          `provenance.json calculation ${id}/doubled`,
          ((left ?? []) as readonly { readonly kwh: { readonly pointer: string } }[]).map(
            ({ kwh }) => kwh.pointer,
          ),
          doubled.filter((one) => one.region === region).map(({ pointer }) => pointer),
        ),
      ]
    })
}

/** Whether the directors declared, after the period, in the form that its year may carry. */
function declarationStatus(
  statements: Body | undefined,
  { start, end }: Documents['report']['period'],
): string {
  const declaration = statements?.['declaration'] as { kind: string; resolved_on: string } | undefined
  if (declaration === undefined) return 'missing'
  const isSoft = declaration.kind === 'reasonable_steps'
  return (isSoft && start >= '2028-01-01') || declaration.resolved_on < end ? 'not_valid' : 'present'
}

/** docs/methods/filing_readiness.md: how the line goes on after what is supported. */
const LINE: readonly (readonly [words: string, is: (row: Row) => boolean])[] = [
  ['of them approved', ({ rung }) => rung === 'approved'],
  ['stated', ({ status, rung }) => status === 'partially_evidenced' && rung !== 'none'],
  ['with published data only', ({ status, rung }) => status === 'partially_evidenced' && rung === 'none'],
  ['stale', ({ status }) => status === 'stale'],
  ['in conflict', ({ status }) => status === 'conflicting'],
  ['missing', ({ status }) => status === 'missing'],
]
const LINE_OF_LEFT = [
  ['judged not material', 'not_material'],
  ['relief', 'relief_applied'],
  ['not applicable', 'not_applicable'],
] as const

function scoreLine(rows: readonly Row[]): string {
  const counted = rows.filter(({ isCounted }) => isCounted)
  const left = rows.filter(({ aside, requirement }) => aside !== null && requirement.scored)
  const supported = counted.filter(({ rung }) => RUNGS.indexOf(rung) >= SUPPORTED).length
  const counts = [
    ...LINE.map(([words, is]) => [counted.filter(is).length, words] as const),
    ...LINE_OF_LEFT.map(
      ([words, status]) => [left.filter((row) => row.status === status).length, words] as const,
    ),
  ]
  return [
    `${supported} of ${counted.length} supported`,
    ...counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`),
  ].join(', ')
}

const isBlocking = ({ isGate, status }: Row): boolean => isGate && status === 'missing'

function stateOf(rows: readonly Row[], said: ReadonlySet<string>): string {
  if (rows.every(({ isTenants }) => !isTenants)) return 'not_started'
  if (rows.some(isBlocking)) return 'blocked'
  const counted = rows.filter(({ aside }) => aside === null)
  if (counted.some(({ rung }) => rung === 'none')) return 'in_progress'
  const isSupported = counted.every(({ rung }) => RUNGS.indexOf(rung) >= SUPPORTED)
  return isSupported && !PILLARS.some((pillar) => isHollow(rows, pillar, said))
    ? 'evidence_complete'
    : 'declared_complete'
}

/** Whether statements, or records that no one has approved, set aside more than a third of what is not a gate in a pillar. */
function isHollow(rows: readonly Row[], pillar: string, said: ReadonlySet<string>): boolean {
  const own = rows.filter(
    ({ requirement, isGate }) => requirement.pillar === pillar && requirement.scored && !isGate,
  )
  const isJudged = ({ requirement, aside, rung }: Row): boolean =>
    aside !== null && (said.has(requirement.id) || (aside.status === 'not_applicable' && rung === 'stated'))
  return 3 * own.filter(isJudged).length > own.length
}

function checkRows(
  stated: Documents['report']['readiness']['requirements'],
  rows: readonly Row[],
): Finding[] {
  const ids = rows.map(({ requirement }) => requirement.id)
  const byId = new Map(stated.map((row) => [row.requirement_id, row]))
  return [
    ...compare(
      'report.json/readiness/requirements',
      stated.map(({ requirement_id }) => requirement_id),
      ids,
    ),
    ...rows.flatMap((row) => {
      const { requirement, isGate, isCounted, status, references, aside } = row
      return compare(`report.json requirement ${requirement.id}`, byId.get(requirement.id) ?? {}, {
        title: requirement.title,
        pillar: requirement.pillar,
        is_gate: isGate,
        is_counted: isCounted,
        evidence_status: status,
        rung: row.rung,
        references,
        set_aside: aside,
        ...(status === 'evidenced' || aside !== null ? { next_action: null } : {}),
      })
    }),
  ]
}

function checkCoverage({ requirements }: Documents['coverage'], rows: readonly Row[]): Finding[] {
  const byId = new Map(rows.map((row) => [row.requirement.id, row]))
  return requirements.flatMap((stated) => {
    const row = byId.get(stated.id)
    return compare(`coverage-matrix.json requirement ${stated.id}`, stated, {
      is_gate: row?.isGate ?? false,
      is_counted: row?.isCounted ?? false,
      evidence_status: row?.status ?? null,
      references: row?.references ?? [],
      relief: row?.aside ?? null,
    })
  })
}

const compare = (
  where: string,
  stated: unknown,
  recomputed: unknown,
  differ = differencesWithin,
): Finding[] =>
  differ(stated, recomputed).map(({ pointer, ...values }: Difference) => ({
    kind: 'status',
    where: `${where}${pointer}`,
    detail: 'recomputing it from the records and published figures gives a different result',
    stated: values.stated ?? null,
    recomputed: values.recomputed ?? null,
  }))
