import { displayName } from '../../../domain/company/identity/display-name.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { sentence, words } from '../../format.ts'
import { PILLAR_TITLES, STATUS_WORDS } from '../../wording.ts'
import { requirementMark } from '../marks.ts'
import { type Chapter, cell, type DraftBlock, text } from '../model.ts'
import { type DraftRequirement, isSetAside } from '../requirements.ts'
import { RELIEFS_MARK } from './basis.ts'
import { answeredIn } from './pillar.ts'

/** Every paragraph and where it is answered, in the order of the standard; then names as they were published. */
export const indexChapter = (
  report: DisclosureReport,
  requirements: readonly DraftRequirement[],
): Chapter => ({
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
    ...publishedNames(report),
  ],
})

/** Names that this document writes in upper and lower case, in the spelling of the registry. */
function publishedNames({ entity, declared, series }: DisclosureReport): DraftBlock[] {
  const names = [
    entity.name,
    ...(declared.boundary?.entities ?? []).map(({ name }) => name),
    ...(series.safeguard?.facilities ?? []).map(({ responsible_emitter: name }) => name),
  ].filter((name) => displayName(name) !== name)
  return names.length === 0
    ? []
    : [{ kind: 'small', line: text(`Names as published: ${sentence([...new Set(names)].join('; '))}`) }]
}

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
