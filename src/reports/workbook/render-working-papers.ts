import type { Provenance } from '../../domain/disclosure/report/provenance.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { WORKINGS } from './calculations/table.ts'
import { writeWorkbook } from './draft/write-workbook.ts'
import { WorkingPapers } from './papers.ts'
import { factorsSheet } from './sheets/factors.ts'
import { inputsSheet } from './sheets/inputs.ts'
import { resultsSheet } from './sheets/results.ts'

/** working-papers.xlsx of a bundle. The same report gives the same bytes. */
export async function renderWorkingPapers(report: DisclosureReport, provenance: Provenance): Promise<Uint8Array> {
  const papers = workingPapers(report, provenance)
  return await writeWorkbook(papers.draft, [...papers.draft.sheets.values()], {
    title: `Working papers: ${report.entity.name}`,
    description: report.notice,
    day: report.snapshot.as_of,
    footer: `${report.entity.name}, ABN ${report.entity.abn}, period to ${report.period.end}, snapshot ${report.snapshot.id}`,
  })
}

/** The sheets with their figures, before they become a file. */
export function workingPapers(report: DisclosureReport, provenance: Provenance): WorkingPapers {
  const papers = new WorkingPapers(report, provenance)
  inputsSheet(papers)
  factorsSheet(papers)
  for (const calculation of provenance.calculations)
    WORKINGS[calculation.formula]?.(papers, calculation, calculation.arguments)
  resultsSheet(papers)
  return papers
}
