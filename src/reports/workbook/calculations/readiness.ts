import type { Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { PILLAR_TITLES } from '../../wording.ts'
import { addChart } from '../draft/charts.ts'
import { live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const EVIDENCE: SheetLayout = {
  name: 'Evidence',
  title: 'Evidence for the requirements',
  explanation:
    'Every requirement that readiness assesses, with the status of its evidence; the Coverage sheet also has the others. The credit follows from the status, using the list on the Factors sheet.',
  widths: [18, 56, 22, 8, 10, 22, 10, 52, 52],
}

const READINESS: SheetLayout = {
  name: 'Readiness',
  title: 'Readiness by pillar',
  explanation:
    'Credits divided by the counted requirements. Readiness measures evidence; it never means that a disclosure complies.',
  widths: [30, 20, 16, 16, 16, 40],
}

export const readinessWorking: Working = (papers, calculation, given) => {
  const { pillars } = given as {
    readonly pillars: readonly { readonly pillar: string; readonly readiness_state: string }[]
  }
  const rows = requirementTable(papers)
  const { steps } = papers
  steps.section(calculation)
  score(papers, calculation, 'overall', `SUM(${rows.credits})`, `COUNTIFS(${rows.counted},"yes")`)
  for (const { pillar } of pillars)
    score(
      papers,
      calculation,
      pillar,
      `SUMIFS(${rows.credits},${rows.pillars},"${pillar}")`,
      `COUNTIFS(${rows.counted},"yes",${rows.pillars},"${pillar}")`,
    )
  pillarTable(papers, pillars)
}

function score(
  papers: WorkingPapers,
  calculation: Calculation,
  pillar: string,
  credits: string,
  count: string,
): void {
  const { steps } = papers
  const numerator = steps.output(calculation, `${pillar}.numerator`, credits)!
  const denominator = steps.output(calculation, `${pillar}.denominator`, count)!
  steps.output(
    calculation,
    `${pillar}.score`,
    Number(steps.value(denominator)) === 0 ? null : `${numerator}/${denominator}`,
  )
}

function requirementTable(papers: WorkingPapers) {
  const sheet = papers.sheet(EVIDENCE)
  const header = sheet.header([
    'Requirement',
    'Title',
    'Pillar',
    'Gate',
    'Counts',
    'Evidence',
    'Credit',
    'Reason or reference',
    'What closes it',
  ])
  const first = header + 1
  for (const one of papers.report.readiness.requirements) {
    const row = sheet.add([
      looking('text', one.requirement_id),
      looking('wrapped', one.title),
      looking('text', one.pillar),
      looking('text', one.is_gate ? 'gate' : null),
      looking('text', one.is_counted ? 'yes' : 'no'),
      looking('text', one.evidence_status),
      null,
      looking('wrapped', [one.detail, ...one.references].join(' ')),
      looking(
        'wrapped',
        one.next_action === null ? null : `${one.next_action.closes}. Held by: ${one.next_action.holder}`,
      ),
    ])
    if (one.is_counted)
      sheet.set(
        row,
        6,
        live(`INDEX(Evidence_credits,MATCH(F${row + 1},Evidence_statuses,0))`, 'live', '0.00'),
      )
  }
  sheet.filterFrom(header)
  const column = (index: number): string => sheet.column(index, first, sheet.nextRow - 1)
  return { pillars: column(2), counted: column(4), credits: column(6) }
}

function pillarTable(
  papers: WorkingPapers,
  pillars: readonly { readonly pillar: string; readonly readiness_state: string }[],
): void {
  const sheet = papers.sheet(READINESS)
  const header = sheet.header(['Pillar', 'State', 'Credits', 'Requirements', 'Score', 'Note'])
  const all = [{ pillar: 'overall', readiness_state: papers.report.readiness.readiness_state }, ...pillars]
  for (const { pillar, readiness_state } of all) {
    const cell = (name: string, format: string) => {
      const defined = papers.results.get(`readiness.${pillar}.${name}`)
      return defined === undefined ? null : live(defined, 'live', format)
    }
    const value = cell('score', '0.0%')
    sheet.add([
      pillar === 'overall' ? 'Overall' : (PILLAR_TITLES[pillar] ?? pillar),
      readiness_state.replaceAll('_', ' '),
      cell('numerator', '0.00'),
      cell('denominator', '0'),
      value,
      value === null ? looking('note', 'No requirement in this pillar counts.') : null,
    ])
  }
  drawPillars(sheet, header + 1, sheet.nextRow - 1)
}

function drawPillars(sheet: SheetDraft, first: number, last: number): void {
  addChart(sheet, {
    kind: 'bars',
    title: 'Readiness by pillar, share of credits',
    alternative: 'Bars of the readiness score, overall and by pillar',
    from: { row: last + 2, column: 0 },
    to: { row: last + 18, column: 5 },
    categories: sheet.column(0, first, last),
    series: [{ name: 'Score', values: sheet.column(4, first, last), colour: 'main' }],
    format: '0%',
    scale: { min: 0, max: 1 },
  })
}
