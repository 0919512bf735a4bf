import type { DisclosureReport, ReportSource } from '../../../domain/disclosure/report/report.ts'
import type { OperatorDecision } from '../../../domain/operator-decision.ts'
import { publicationText } from '../../../domain/publication.ts'
import { capital, day, words } from '../../format.ts'
import { STATUS_WORDS } from '../../wording.ts'
import type { Block, Section, Table } from '../document.ts'

/** What is not there, and why. */
export const gapsSection = ({ gaps }: DisclosureReport): Section => ({
  title: 'What is missing, and why',
  starts_page: true,
  blocks:
    gaps.length === 0
      ? [{ kind: 'paragraph', text: 'Every part of this report has a figure.' }]
      : [
          {
            kind: 'table',
            caption: 'Parts without a figure',
            columns: [
              { title: 'Part', share: 1, align: 'left' },
              { title: 'Reason', share: 2, align: 'left' },
              { title: 'Expected', share: 0, align: 'left' },
            ],
            rows: gaps.map((gap) => [
              { text: gap.label },
              { text: gap.detail, small: gap.reason_code },
              { text: gap.expected_on === null ? 'not known' : day(gap.expected_on) },
            ]),
          },
        ],
})

const SHOWN_ACTIONS = 12

/** The most pressing actions, gates first as the report has them; the tables of the pillars have all. */
export function nextActions({ next_actions }: DisclosureReport): Block[] {
  if (next_actions.length === 0) return []
  const left = next_actions.length - SHOWN_ACTIONS
  return [
    {
      kind: 'table',
      caption: 'Next actions',
      columns: [
        { title: 'Paragraph', share: 0, align: 'left' },
        { title: 'Requirement', share: 2, align: 'left' },
        { title: 'Status', share: 0, align: 'left' },
        { title: 'Held by', share: 1, align: 'left' },
      ],
      rows: next_actions
        .slice(0, SHOWN_ACTIONS)
        .map((action) => [
          { text: action.requirement_id, ...(action.is_gate ? { small: 'gate' } : {}) },
          { text: action.title },
          { text: STATUS_WORDS[action.evidence_status] ?? words(action.evidence_status) },
          { text: capital(action.holder) },
        ]),
    },
    ...(left > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: `${left} more are in the tables for each pillar, with the evidence needed to close each one.`,
          },
        ]
      : []),
  ]
}

export const limitsSection = ({ limits, notice }: DisclosureReport): Section => ({
  title: 'Limits and notice',
  starts_page: false,
  blocks: [
    { kind: 'list', items: limits },
    { kind: 'notice', text: notice },
  ],
})

export const sourcesTable = (sources: readonly ReportSource[]): Table => ({
  kind: 'table',
  caption: 'Published sources',
  columns: [
    { title: 'Dataset', share: 1.1, align: 'left' },
    { title: 'Edition', share: 0.6, align: 'left' },
    { title: 'File and SHA-256', share: 1.6, align: 'left' },
    { title: 'Licence', share: 0.7, align: 'left' },
  ],
  rows: sources.map((source) => [
    { text: source.title, small: source.publisher },
    { text: source.edition, small: publicationText(source, day) },
    { text: source.file_name, small: `${groups(source.file_sha256)} (${words(source.file_basis)})` },
    { text: source.licence.name },
  ]),
})

/** What operators decided about places of the files, and what they accepted; nothing where they did neither. */
export function decisionsTables(sources: readonly ReportSource[]): Table[] {
  const decided = sources.flatMap(({ title, edition, decisions = [] }) =>
    decisions.map((decision) => [
      { text: `${title}, ${edition}`, small: decision.row_ref },
      { text: decision.printed ?? 'nothing', small: decision.problem },
      { text: chosen(decision), small: decision.id },
      { text: decision.reason, small: `${decision.decided_by}, ${day(decision.decided_on)}` },
    ]),
  )
  const accepted = sources.flatMap(({ title, edition, accepted: one }) =>
    one === undefined
      ? []
      : [
          [
            { text: `${title}, ${edition}` },
            { text: one.findings.map(({ message }) => message).join(' ') },
            { text: one.reason, small: `${one.accepted_by}, ${day(one.accepted_at.slice(0, 10))}` },
          ],
        ],
  )
  return [
    ...(decided.length === 0 ? [] : [DECISIONS_TABLE(decided)]),
    ...(accepted.length === 0 ? [] : [ACCEPTED_TABLE(accepted)]),
  ]
}

const DECISIONS_TABLE = (rows: Table['rows']): Table => ({
  kind: 'table',
  caption: 'Operator decisions about doubtful values',
  columns: [
    { title: 'Source and location', share: 1.1, align: 'left' },
    { title: 'As published', share: 1, align: 'left' },
    { title: 'Decision', share: 1, align: 'left' },
    { title: 'Reason', share: 1.2, align: 'left' },
  ],
  rows,
})

const ACCEPTED_TABLE = (rows: Table['rows']): Table => ({
  kind: 'table',
  caption: 'Releases loaded although their effects look wrong',
  columns: [
    { title: 'Source', share: 1, align: 'left' },
    { title: 'What the check found', share: 1.6, align: 'left' },
    { title: 'Reason', share: 1.2, align: 'left' },
  ],
  rows,
})

const chosen = ({ decision, used }: OperatorDecision): string =>
  decision === 'use' ? `Used instead: ${used}` : decision === 'take' ? 'Used as published' : 'Left out'

/** Where every figure comes from: file, hash, licence, and the methods with their versions. */
export const sourcesSection = ({ sources, methods, records }: DisclosureReport): Section => ({
  title: 'Appendix: sources, records and methods',
  starts_page: true,
  blocks: [
    sourcesTable(sources),
    ...decisionsTables(sources),
    {
      kind: 'table',
      caption: 'Company records',
      columns: [
        { title: 'Record', share: 1, align: 'left' },
        { title: 'State', share: 0.8, align: 'left' },
        { title: 'Author and hash', share: 1.8, align: 'left' },
      ],
      rows: records.map((record) => [
        { text: record.title },
        { text: record.version === null ? 'Missing' : `Version ${record.version}, ${words(record.status)}` },
        record.sha256 === null
          ? { text: 'Nothing was declared.' }
          : { text: authorOf(record), small: groups(record.sha256) },
      ]),
    },
    { kind: 'heading', text: 'Methods' },
    { kind: 'paragraph', text: `${methods.map(({ id, version }) => `${id} ${version}`).join(', ')}.` },
  ],
})

/** A hash in groups of 16, so that a line may break inside it. */
const groups = (hash: string): string => hash.match(/.{1,16}/g)?.join(' ') ?? hash

/** The person by name, with the id that the history knows them by. */
const authorOf = ({
  authored_by,
  authored_by_name,
}: {
  readonly authored_by: string | null
  readonly authored_by_name?: string
}): string =>
  authored_by_name === undefined ? (authored_by ?? '') : `${authored_by_name} (${authored_by ?? ''})`
