import type { CoverageMatrix } from '../../bundle/coverage-matrix.ts'
import { looking } from '../draft/sheet-draft.ts'
import type { WorkbookDraft } from '../draft/workbook-draft.ts'

/** Every requirement of the version, of the standard and of the law: coverage-matrix.json as a table. */
export function coverageSheet(
  draft: WorkbookDraft,
  { requirements, standard_version }: CoverageMatrix,
): void {
  const sheet = draft.sheet({
    name: 'Coverage',
    title: 'Coverage of the requirements',
    explanation: `All ${requirements.length} rows of version ${standard_version}, headings included: what this service can answer, what the evidence is, and why. The Evidence sheet has those that count, with the evidence needed to close them.`,
    widths: [20, 24, 60, 24, 14, 22, 24, 9, 9, 24, 60, 44],
  })
  const header = sheet.header([
    'Requirement',
    'Framework',
    'Title',
    'Pillar',
    'In the version',
    'Obligation',
    'Covered by the service',
    'Scored',
    'Counts',
    'Evidence',
    'Reason',
    'Figures',
  ])
  for (const row of requirements)
    sheet.add([
      looking(row.is_heading ? 'strong' : 'text', row.id),
      row.framework,
      looking(row.is_heading ? 'strong' : 'wrapped', row.title),
      row.pillar,
      row.status_in_version,
      row.obligation,
      row.coverage_status,
      row.scored ? 'yes' : 'no',
      row.is_counted ? 'yes' : 'no',
      row.evidence_status,
      looking('wrapped', row.relief?.reason ?? row.reason),
      looking('wrapped', row.metric_ids.join(', ')),
    ])
  sheet.filterFrom(header)
}
