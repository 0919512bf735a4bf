import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import {
  LAST_DECLINE_YEAR,
  REDUCTION_CONTRIBUTIONS,
} from '../../../domain/company/safeguard/statutory-decline.ts'
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
  [
    'Share_left_in_2030',
    REDUCTION_CONTRIBUTIONS.get(LAST_DECLINE_YEAR)!,
    'Share of the 2022-23 level left in 2029-30 after the Safeguard decline',
    'emissions_trend',
  ],
]

/** Lists that formulas look up in: the name of the list of keys, of the list of values, and both. */
const LISTS: readonly {
  readonly title: string
  readonly keys: string
  readonly values: string | null
  readonly rows: readonly (readonly [key: string, value?: number | string])[]
}[] = [
  {
    title: 'Levels of exposure, from the lowest',
    keys: 'Levels',
    values: null,
    rows: RISK_LEVELS.map((level) => [level]),
  },
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
  for (const { title, keys, values, rows } of LISTS) {
    sheet.skip()
    sheet.section(title)
    const first = sheet.nextRow
    for (const [key, value] of rows) sheet.add([typed(key), value === undefined ? null : typed(value)])
    const column = (index: number) => sheet.column(index, first, sheet.nextRow - 1)
    papers.draft.define(keys, column(0))
    if (values !== null) papers.draft.define(values, column(1))
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
