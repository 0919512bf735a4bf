import { live, looking, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

/** Constants of the methods, each with the page that explains it. Formulas refer to them by name. */
const CONSTANTS: readonly (readonly [name: string, value: number, meaning: string, method: string])[] = [
  [
    'Tie_tolerance',
    1e-9,
    'Difference, as a share of the figure, put down to computer rounding',
    'this workbook',
  ],
]

/** Constants and look-up lists of the methods, and the published factors that the report multiplies with. */
export function factorsSheet(papers: WorkingPapers): void {
  const sheet = papers.draft.sheet({
    name: 'Factors',
    title: 'Factors',
    explanation:
      'What the methods multiply by and compare with: method constants, lookup lists and published factors.',
    widths: [34, 18, 60, 34],
  })
  sheet.header(['Name', 'Value', 'Meaning', 'Method or source'])
  for (const [name, value, meaning, method] of CONSTANTS) {
    const row = sheet.add([name, typed(value), looking('wrapped', meaning), method])
    papers.draft.define(name, sheet.reference(row, 1))
  }
  publishedFactors(papers)
}

const FACTOR_DATASETS = /factor|renewable|input_output|cpi/

function publishedFactors(papers: WorkingPapers): void {
  const sheet = papers.draft.sheets.get('Factors')!
  const used = papers.provenance.inputs.filter(
    ({ id, dataset }) => papers.inputs.has(id) && FACTOR_DATASETS.test(dataset),
  )
  if (used.length === 0) return
  sheet.skip()
  sheet.section('Published factors')
  for (const { id, field, observed, dataset, value_text } of used)
    if (value_text !== null) sheet.add([id, live(papers.inputs.get(id)!), `${field}, ${observed}`, dataset])
}
