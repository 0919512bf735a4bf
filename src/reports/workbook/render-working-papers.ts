import type { ReportComparison } from '../../domain/disclosure/report/compare.ts'
import type { Provenance } from '../../domain/disclosure/report/provenance.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { publishedMethod } from '../../domain/formulas.ts'
import type { LinesOfLedger } from '../../domain/ledger/lines-file.ts'
import type { CoverageMatrix } from '../bundle/coverage-matrix.ts'
import { draftMark } from '../wording.ts'
import { writeWorkbook } from './draft/write-workbook.ts'
import { writeFormula } from './formula/write-formula.ts'
import { WorkingPapers } from './papers.ts'
import { contradictionsSheet, notComparedSheet } from './sheets/contradictions.ts'
import { coverSheet, SHEETS } from './sheets/cover.ts'
import { coverageSheet } from './sheets/coverage.ts'
import { factorsSheet } from './sheets/factors.ts'
import { inputsSheet } from './sheets/inputs.ts'
import { ledgerLinesSheet } from './sheets/ledger-lines.ts'
import { changesSheet, gapsSheet, methodsSheet, sourcesSheet } from './sheets/lists.ts'
import { resultsSheet } from './sheets/results.ts'
import { BUNDLE_STEPS, signOffSheet } from './sheets/sign-off.ts'
import { statementsSheet } from './sheets/statements.ts'

/** What the working papers are made of. */
export interface PapersContent {
  readonly report: DisclosureReport
  readonly provenance: Provenance
  readonly coverage: CoverageMatrix
  /** Against the bundle before; null where there is none. */
  readonly changes: ReportComparison | null
  /** Lines of the ledger; none where the period has none. */
  readonly lines?: LinesOfLedger | null
}

/** working-papers.xlsx of a bundle. The same content gives the same bytes. */
export async function renderWorkingPapers(content: PapersContent): Promise<Uint8Array> {
  const { report } = content
  const { draft } = workingPapers(content)
  const unlisted = [...draft.sheets.keys()].find((name) => !Object.hasOwn(SHEETS, name))
  // Formulas that refer to it would show an error in every spreadsheet.
  if (unlisted !== undefined) throw new RangeError(`the sheet ${unlisted} is not in the list of the cover`)
  const mark = draftMark(report)
  const order = Object.keys(SHEETS).flatMap((name) => draft.sheets.get(name) ?? [])
  return await writeWorkbook(draft, order, {
    title: `Working papers: ${report.entity.name}`,
    description: report.notice,
    day: report.snapshot.as_of,
    footer: `${mark === null ? '' : `${mark}. `}${report.entity.name}, ABN ${report.entity.abn}, period to ${report.period.end}`,
  })
}

/** The sheets with their figures, before they become a file; in the order in which one refers to the other. */
function workingPapers({
  report,
  provenance,
  coverage,
  changes,
  lines = null,
}: PapersContent): WorkingPapers {
  const papers = new WorkingPapers(report, provenance)
  inputsSheet(papers)
  factorsSheet(papers)
  for (const calculation of provenance.calculations) {
    const method = publishedMethod(calculation.method)
    if (method === undefined) throw new RangeError(`${calculation.id} has no published formula`)
    writeFormula(papers, calculation, method)
  }
  if (lines !== null) ledgerLinesSheet(papers, lines)
  resultsSheet(papers)
  coverageSheet(papers.draft, coverage)
  statementsSheet(papers)
  contradictionsSheet(papers)
  notComparedSheet(papers)
  gapsSheet(papers)
  changesSheet(papers, changes)
  sourcesSheet(papers.draft, report.sources)
  methodsSheet(papers)
  signOffSheet(papers.draft, BUNDLE_STEPS, report.snapshot.as_of)
  coverSheet(papers)
  return papers
}
