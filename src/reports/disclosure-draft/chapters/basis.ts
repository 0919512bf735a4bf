import { displayName } from '../../../domain/company/identity/display-name.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { approverLines, changedFigures } from '../../approval.ts'
import { abn, capital, day, sentence, words } from '../../format.ts'
import { reviewWords } from '../../wording.ts'
import { type Figures, figureAt } from '../figures.ts'
import { cell, type DraftBlock, heading, paragraph } from '../model.ts'
import { readable } from '../readable.ts'
import { type DraftRequirement, isSetAside } from '../requirements.ts'
import { BOUNDARY_MARK } from './pillar.ts'

/** Entities that the table shows; a group may have two thousand. */
const MOST_ENTITIES = 60

/** For whom, for which year, by which rules: what a reader must know before the first figure. */
export function basisBlocks({ report }: Figures, requirements: readonly DraftRequirement[]): DraftBlock[] {
  return [
    heading('Reporting entity and period', 'ch_entity'),
    paragraph(
      `${displayName(report.entity.name)} (ABN ${abn(report.entity.abn)}) reports for ${day(report.period.start)} to ${day(report.period.end)} under ${report.standard.title}, version ${report.standard.version}. ${readable(report.standard.reason)}`,
    ),
    paragraph(reviewWords(report)),
    ...approvalBlocks(report),
    paragraph(readable(report.readiness.declaration.detail)),
    ...registryBlocks(report),
    heading('Organisational boundary', BOUNDARY_MARK),
    ...boundaryBlocks(report),
    heading('Comparative figures', 'ch_comparatives'),
    paragraph(comparatives(report)),
    ...setAsideBlocks(report, requirements),
  ]
}

/** Who approved, and which figures are not those that were approved. Plain text: an editor has nothing to change in it. */
function approvalBlocks({ review }: DisclosureReport): DraftBlock[] {
  const changed = changedFigures(review)
  return [
    ...listOf('Approvals', approverLines(review)),
    ...(changed === null
      ? []
      : [
          {
            kind: 'table' as const,
            caption: changed.caption,
            columns: changed.columns,
            rows: changed.rows.map((row) => row.map((text) => cell(text))),
          },
          ...(changed.rest === null ? [] : [paragraph(changed.rest)]),
        ]),
  ]
}

export const RELIEFS_MARK = 'ch_reliefs'

const registryBlocks = ({ registry }: DisclosureReport): DraftBlock[] =>
  registry.mismatch === null ? [] : [paragraph(readable(registry.mismatch.detail))]

function comparatives({ declared, elections }: DisclosureReport): string {
  if (declared.earlier !== null)
    return `Figures declared for ${day(declared.earlier.period.start)} to ${day(declared.earlier.period.end)} are shown beside this period’s. National registry figures are shown beside both and marked as such.`
  return elections.reliefs?.includes('C3') === true
    ? 'The company uses the relief from comparative figures in its first reporting period (C3). National registry figures for earlier years are shown for information.'
    : 'No statements are on record for an earlier period. National registry figures for earlier years are shown for information.'
}

function boundaryBlocks({ declared: { boundary } }: DisclosureReport): DraftBlock[] {
  if (boundary === null) return [paragraph('The organisational boundary is not declared yet.')]
  const { entities } = boundary
  const left = entities.length - MOST_ENTITIES
  return [
    paragraph(`Consolidation by ${words(boundary.approach)}. ${sentence(boundary.rationale)}`),
    {
      kind: 'table',
      caption: 'Entities in the boundary',
      columns: [
        { title: 'Entity', share: 1.6, align: 'left' },
        { title: 'Relationship', share: 1, align: 'left' },
        { title: 'Ownership, %', share: 0.7, align: 'right' },
        { title: 'Counted, %', share: 0.7, align: 'right' },
        { title: 'Reason', share: 1.2, align: 'left' },
      ],
      rows: entities.slice(0, MOST_ENTITIES).map((one, index) => [
        cell(displayName(one.name), `ABN ${abn(one.abn)}`),
        cell(capital(words(one.relationship))),
        {
          line: [figureAt(`/declared/boundary/entities/${index}/ownership_percent`, one.ownership_percent)],
        },
        {
          line: [figureAt(`/declared/boundary/entities/${index}/inclusion_percent`, one.inclusion_percent)],
        },
        cell(one.reason ?? ''),
      ]),
    },
    ...(left > 0 ? [paragraph(`${left} more entities are in the boundary; the record lists them.`)] : []),
    ...listOf(
      'Measurement methods',
      boundary.method_elections.map(
        ({ part, method, legal_basis }) => `${capital(part)}: ${method} (${legal_basis})`,
      ),
    ),
    ...listOf(
      'Changes since the prior period',
      boundary.changes.map(({ what, reason }) => `${what}: ${reason}`),
    ),
    ...exclusions(boundary.exclusions),
    paragraph(`Base years: ${sentence(boundary.base_year_policy)}`),
  ]
}

function exclusions(list: NonNullable<DisclosureReport['declared']['boundary']>['exclusions']): DraftBlock[] {
  if (list.length === 0) return []
  return [
    paragraph('Excluded from the boundary:'),
    {
      kind: 'list',
      items: list.map(({ what, reason, estimated_t }, index) => [
        { kind: 'text', text: `${what}: ${reason}` },
        ...(estimated_t === undefined
          ? []
          : [
              { kind: 'text' as const, text: ' (estimated ' },
              figureAt(`/declared/boundary/exclusions/${index}/estimated_t`, estimated_t),
              { kind: 'text' as const, text: ' t CO₂-e)' },
            ]),
      ]),
    },
  ]
}

const listOf = (title: string, items: readonly string[]): DraftBlock[] =>
  items.length === 0
    ? []
    : [
        paragraph(`${title}:`),
        { kind: 'list', items: items.map((item) => [{ kind: 'text' as const, text: item }]) },
      ]

/** A record as the service refers to it, such as `emission_targets version 1`. */
const RECORD = /\b([a-z]+(?:_[a-z0-9]+)+)(?= version \d)/

const named = (record: string): string => capital(words(record))

/** Reliefs and what else was set aside, with who decided it. */
function setAsideBlocks(
  { declared, readiness }: DisclosureReport,
  requirements: readonly DraftRequirement[],
): DraftBlock[] {
  const reliefs = declared.boundary?.reliefs ?? []
  const meanings = new Map(readiness.duty.reliefs.map(({ relief, what }) => [relief, what]))
  const aside = requirements.filter(isSetAside)
  return [
    ...(reliefs.length + aside.length === 0
      ? []
      : [heading('Reliefs and requirements set aside', RELIEFS_MARK)]),
    ...(reliefs.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            items: reliefs.map(({ relief, reason, elected_by, elected_on }) => [
              {
                kind: 'text' as const,
                text: `Relief ${relief}. ${meanings.get(relief) ?? ''} ${sentence(reason)} Elected by ${elected_by} on ${day(elected_on)}.`,
              },
            ]),
          },
        ]),
    ...(aside.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: 'Requirements set aside',
            columns: [
              { title: 'Paragraph', share: 0.8, align: 'left' as const },
              { title: 'Requirement', share: 1.6, align: 'left' as const },
              { title: 'Decision', share: 0.8, align: 'left' as const },
              { title: 'Reason', share: 1.8, align: 'left' as const },
            ],
            rows: aside.map(({ id, title, row, statement }) => [
              cell(id),
              cell(title.replace('CO2', 'CO₂')),
              cell(capital(words(row?.set_aside?.status ?? statement?.kind ?? ''))),
              cell(
                row?.set_aside?.reason ?? statement?.reason ?? '',
                [row?.set_aside?.reference.replace(RECORD, named), row?.set_aside?.person]
                  .filter((part) => part)
                  .join(', '),
              ),
            ]),
          },
        ]),
  ]
}
