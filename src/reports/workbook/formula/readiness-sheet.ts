import { PILLAR_TITLES } from '../../wording.ts'
import { addChart } from '../draft/charts.ts'
import { type Content, live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

const READINESS: SheetLayout = {
  name: 'Readiness',
  title: 'Readiness by pillar',
  explanation:
    'Credits divided by the counted requirements. Readiness measures evidence; it never means that a disclosure complies.',
  widths: [30, 20, 16, 16, 16, 40],
}

/** What an assurer needs beside a requirement’s credit: whether it is a gate, why its status is so, and what closes it. */
export const BESIDE_REQUIREMENTS = {
  titles: ['Gate', 'Reason or reference', 'Evidence needed'],
  cells: ({ report }: WorkingPapers, row: number): readonly Content[] => {
    const { is_gate, detail, references, next_action } = report.readiness.requirements[row]!
    return [
      looking('text', is_gate ? 'gate' : null),
      looking('wrapped', [detail, ...references].join(' ')),
      looking(
        'wrapped',
        next_action === null ? null : `${next_action.closes}. Held by: ${next_action.holder}`,
      ),
    ]
  },
}

/** The scores of the sheet Calculation once more, pillar by pillar, with a chart. */
export function pillarTable(papers: WorkingPapers): void {
  const { pillars, readiness_state: overall } = papers.report.readiness
  const sheet = papers.sheet(READINESS)
  const header = sheet.header(['Pillar', 'State', 'Credits', 'Requirements', 'Score', 'Note'])
  const all = [{ pillar: 'overall', readiness_state: overall }, ...pillars]
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
