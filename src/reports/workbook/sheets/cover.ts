import { registerWords, reviewWords } from '../../wording.ts'
import { live, looking, type SheetDraft } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** What each sheet is for, in the order in which they stand. */
export const SHEETS: Readonly<Record<string, string>> = {
  Cover: 'What this is',
  Results: 'Every figure, worked out again, and its difference from the report',
  Calculation: 'Step by step, live',
  Ledger: 'Activity of the reporting year by factor, and its emissions',
  'Ledger lines': 'Every line of the ledger with its emissions, or subtotals by factor and month',
  Emissions: 'Every published year',
  Trend: 'The line and where it leads',
  Sector: 'The peers',
  Safeguard: 'Facilities, baselines and the decline',
  Transition: 'Components of transition risk',
  Climate: 'Yearly values at the nearest stations',
  Sites: 'Physical risk of each site',
  'Site scenarios': 'Each site at each warming level',
  'Transition scenarios': 'Grid, power stations and the value of a tonne to 2050',
  Storms: 'Tropical cyclones near the place',
  'Warming levels': 'Change in the region by warming level',
  'Heat response': 'Hot days when every day is warmer',
  Electricity: 'Daily energy and emissions of the grid',
  'Scope 3': 'Screening of three categories',
  'Scope 2': 'Declared electricity and certificates',
  Targets: 'Declared targets and their progress',
  Boundary: 'Registry years of the period, and what the boundary leaves out',
  Readiness: 'Evidence by pillar',
  Evidence: 'Every requirement that counts or is a gate',
  Coverage: 'Every requirement in this version',
  Statements: 'What the company states, word for word',
  Contradictions: 'Contradictions in declared values',
  'Not compared': 'Declared values that could not be compared',
  Gaps: 'What is missing, and flags',
  Changes: 'Since the last bundle',
  Inputs: 'Every input with its file, location and text',
  Factors: 'Constants, lists and published factors',
  Sources: 'Releases and licences',
  Methods: 'Methods and limits',
  'Sign-off': 'For preparer and reviewer',
}

/** Who, when and what, the state of the tie-out, and the way to every sheet. */
export function coverSheet(papers: WorkingPapers): SheetDraft {
  const { report, draft } = papers
  const { entity, period, standard, snapshot } = report
  const sheet = draft.sheet({
    name: 'Cover',
    title: entity.name,
    explanation: `Working papers for ${period.start} to ${period.end}`,
    widths: [30, 70, 22],
  })
  sheet.paragraph(report.notice, 'notice')
  if (entity.is_sandbox)
    sheet.paragraph('This company is invented. No figure here is about a real company.', 'notice')
  sheet.skip()
  for (const [label, value] of [
    ['ABN', entity.abn],
    ['Business register', registerWords(entity.register_check)],
    ['Review', reviewWords(report)],
    ['Period', `${period.start} to ${period.end}`],
    ['Standard', `${standard.title}, version ${standard.version}`],
    ['Registry year', report.registry.reporting_year],
    ['Data as at', snapshot.as_of],
    ['Snapshot', snapshot.id],
    ['Evidence hash', report.evidence_hash],
  ] as const)
    sheet.add([looking('strong', label), looking('wrapped', value)])
  sheet.skip()
  sheet.section('Tie-out')
  sheet.add([looking('strong', 'Figures compared'), live('COUNT(Tie_outs)', 'result', '0')])
  const open = sheet.add([
    looking('strong', 'Differences'),
    live('SUMPRODUCT((Tie_outs<>"")*(Tie_outs<>0))', 'result', '0'),
  ])
  draft.define('Tie_outs_open', sheet.reference(open, 1))
  sheet.skip()
  sheet.section('Sheets')
  for (const [name, meaning] of Object.entries(SHEETS))
    if (name !== 'Cover' && draft.sheets.has(name))
      sheet.add([{ value: name, look: 'link', link: `#'${name}'!A1` }, meaning])
  sheet.skip()
  sheet.section('Colours')
  sheet.add([looking('typed', 'Blue'), 'input: published, declared, or a constant from a method'])
  sheet.add([looking('live', 'Black'), 'calculated by a formula'])
  sheet.add([looking('result', 'Shaded'), 'calculated, and a figure of the report'])
  return sheet
}
