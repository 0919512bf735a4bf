import type { ReportContradiction } from '../../../domain/disclosure/report/contradictions.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { capital, day, unit, words } from '../../format.ts'
import { PILLAR_TITLES, STATUS_WORDS } from '../../wording.ts'
import { figureAt } from '../figures.ts'
import { requirementMark } from '../marks.ts'
import { type Chapter, cell, type DraftCell, paragraph } from '../model.ts'
import { type DraftRequirement, isSetAside } from '../requirements.ts'
import { RELIEFS_MARK } from './basis.ts'
import { answeredIn } from './pillar.ts'

/** Contradictions that a person explained. Open ones are in the margin of their paragraphs. */
export function contradictionsChapter({ contradictions }: DisclosureReport): Chapter | null {
  const explained = contradictions.filter(({ explanation }) => explanation !== null)
  if (explained.length === 0) return null
  return {
    title: 'Contradictions explained',
    blocks: [
      paragraph(
        'Values in the company’s records that contradict published data or another record, with the explanation given by a named person.',
      ),
      {
        kind: 'table',
        caption: 'Declared values, what contradicts them, and the explanation',
        columns: [
          { title: 'Paragraphs', share: 0.7, align: 'left' },
          { title: 'Declared', share: 1.3, align: 'left' },
          { title: 'Against it', share: 1.3, align: 'left' },
          { title: 'Explanation', share: 1.7, align: 'left' },
        ],
        rows: explained.map((one) => {
          const at = `/contradictions/${contradictions.indexOf(one)}`
          return [
            cell(one.requirement_ids.join(', ')),
            sideCell(one.declared, `${at}/declared/value`),
            sideCell(one.other, `${at}/other/value`),
            explanationCell(one),
          ]
        }),
      },
    ],
  }
}

function sideCell(
  side: { readonly what: string; readonly value: number | string; readonly unit: string | null },
  pointer: string,
): DraftCell {
  return {
    line: [
      { kind: 'text', text: `${capital(side.what)}: ` },
      typeof side.value === 'number' ? figureAt(pointer, side.value) : { kind: 'text', text: side.value },
      { kind: 'text', text: side.unit === null ? '' : ` ${unit(side.unit)}` },
    ],
  }
}

const explanationCell = ({ explanation }: ReportContradiction): DraftCell =>
  cell(
    explanation?.reason ?? '',
    explanation === null ? '' : `${explanation.person}, ${day(explanation.written_at.slice(0, 10))}`,
  )

/** Every paragraph and where it is answered, in the order of the standard. */
export const indexChapter = (requirements: readonly DraftRequirement[]): Chapter => ({
  title: 'Index of paragraphs',
  blocks: [
    {
      kind: 'table',
      caption: 'Paragraphs of the standard and of the Act, and where they are answered',
      columns: [
        { title: 'Paragraph', share: 0.9, align: 'left' },
        { title: 'Requirement', share: 2.2, align: 'left' },
        { title: 'Where', share: 1, align: 'left' },
        { title: 'Status', share: 1, align: 'left' },
      ],
      rows: requirements.map((requirement) => [
        cell(requirement.id),
        cell(requirement.title.replace('CO2', 'CO₂')),
        {
          line: [{ kind: 'link', ...placeOf(requirement) }],
        },
        cell(statusOf(requirement)),
      ]),
    },
  ],
})

function placeOf(requirement: DraftRequirement): { readonly text: string; readonly to: string } {
  if (isSetAside(requirement)) return { text: 'Set aside', to: RELIEFS_MARK }
  return (
    answeredIn(requirement) ?? {
      text: PILLAR_TITLES[requirement.pillar] ?? words(requirement.pillar),
      to: requirementMark(requirement.id),
    }
  )
}

function statusOf({ row, statement }: DraftRequirement): string {
  const status = row?.evidence_status
  if (status !== undefined) return STATUS_WORDS[status] ?? words(status)
  return statement === null ? '' : 'Stated'
}
