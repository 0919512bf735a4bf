import { NO_EVIDENCE } from '../../../domain/disclosure/readiness/assess.ts'
import { CREDITS } from '../../../domain/disclosure/readiness/row.ts'
import type { DisclosureReport, ReportRequirement } from '../../../domain/disclosure/report/report.ts'
import { draftRequirements, saidOf } from '../../disclosure-draft/requirements.ts'
import { capital, day, number, words } from '../../format.ts'
import { PILLAR_TITLES, STATE_WORDS, STATUS_WORDS } from '../../wording.ts'
import { readinessChart } from '../charts/readiness.ts'
import type { Block, Cell, Section } from '../document.ts'
import { statementBlock } from './statements.ts'

/** How far the evidence is, pillar by pillar, and what blocks it. */
export function readinessSection(report: DisclosureReport): Section {
  const { readiness, series } = report
  const state = STATE_WORDS[readiness.readiness_state] ?? words(readiness.readiness_state)
  const lines = readiness.pillars.map(({ pillar, score_line }) => [pillar, score_line] as const)
  return {
    title: 'Readiness',
    starts_page: true,
    blocks: [
      {
        kind: 'paragraph',
        text: `${readiness.score_line}. ${state}. The score is ${number(readiness.score.numerator)} of ${number(readiness.score.denominator)} points: an evidenced requirement counts ${CREDITS.evidenced}, a partly evidenced one ${CREDITS.partially_evidenced}, an out-of-date one ${CREDITS.stale}. ${readiness.declaration.detail} Readiness measures evidence; it never means that a filing complies.`,
      },
      {
        kind: 'chart',
        caption: 'Counted requirements, by pillar and evidence',
        scene: readinessChart(series.readiness, new Map(lines)),
        alternative: `Bars, one per pillar. ${lines.map(([pillar, line]) => `${titleOf(pillar)}: ${line}.`).join(' ')}`,
      },
      ...(readiness.blocked_by.length === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: `Blocked by requirements with no evidence at all: ${readiness.blocked_by.join(', ')}.`,
            },
          ]),
      ...pillarBlocks(report, 'general'),
    ],
  }
}

/**
 * The requirements of one pillar: what the company states in full, those with other evidence, and then in fewer words those
 * without: of these only what would close them is worth a line.
 */
export function pillarBlocks(report: DisclosureReport, pillar: string): Block[] {
  const requirements = report.readiness.requirements.filter((requirement) => requirement.pillar === pillar)
  const title = titleOf(pillar)
  const stated = draftRequirements(report).filter(
    (requirement) => requirement.pillar === pillar && saidOf(requirement) !== null,
  )
  const inFull = new Set(stated.map(({ row }) => row))
  const rest = requirements.filter((requirement) => !inFull.has(requirement))
  const bare = rest.filter(isBare)
  const shown = rest.filter((requirement) => !isBare(requirement))
  return [
    ...(stated.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: `${title}: what the company states` },
          ...stated.flatMap((requirement) =>
            requirement.statement === null
              ? []
              : [statementBlock(requirement, requirement.statement, report.review)],
          ),
        ]),
    ...(shown.length === 0 ? [] : [evidenceTable(`${title}: requirements and their evidence`, shown)]),
    ...(bare.length === 0 ? [] : [missingTable(`${title}: requirements without any evidence yet`, bare)]),
  ]
}

const titleOf = (pillar: string): string => PILLAR_TITLES[pillar] ?? words(pillar)

const isBare = ({ evidence_status, detail, next_action }: ReportRequirement): boolean =>
  evidence_status === 'missing' && detail === NO_EVIDENCE && next_action !== null

const evidenceTable = (caption: string, requirements: readonly ReportRequirement[]): Block => ({
  kind: 'table',
  caption,
  columns: [
    { title: 'Paragraph', share: 0, align: 'left' },
    { title: 'Requirement', share: 1.5, align: 'left' },
    { title: 'Status', share: 0, align: 'left' },
    { title: 'Evidence', share: 1.5, align: 'left' },
    { title: 'Next action', share: 1.9, align: 'left' },
  ],
  rows: requirements.map((requirement) => [
    paragraphOf(requirement),
    { text: requirement.title },
    { text: STATUS_WORDS[requirement.evidence_status] ?? words(requirement.evidence_status) },
    evidence(requirement),
    requirement.next_action === null
      ? { text: 'None' }
      : { text: requirement.next_action.closes, small: `Held by: ${requirement.next_action.holder}` },
  ]),
})

const missingTable = (caption: string, requirements: readonly ReportRequirement[]): Block => ({
  kind: 'table',
  caption,
  columns: [
    { title: 'Paragraph', share: 0, align: 'left' },
    { title: 'Requirement', share: 1.5, align: 'left' },
    { title: 'Evidence needed', share: 1.5, align: 'left' },
    { title: 'Held by', share: 1.1, align: 'left' },
  ],
  rows: requirements.map((requirement) => [
    paragraphOf(requirement),
    { text: requirement.title },
    { text: requirement.next_action?.closes ?? '' },
    { text: capital(requirement.next_action?.holder ?? '') },
  ]),
})

const paragraphOf = ({ requirement_id, is_gate }: ReportRequirement): Cell =>
  is_gate ? { text: requirement_id, small: 'gate' } : { text: requirement_id }

/** A requirement set aside shows who decided that and why. */
function evidence({ set_aside, detail, references }: ReportRequirement): { text: string; small?: string } {
  if (set_aside === null)
    return references.length === 0 ? { text: detail } : { text: detail, small: references.join(', ') }
  const decided = [set_aside.person, set_aside.date === null ? null : day(set_aside.date)]
  return {
    text: set_aside.reason,
    small: [set_aside.reference, ...decided.filter((part) => part !== null)].join(', '),
  }
}
