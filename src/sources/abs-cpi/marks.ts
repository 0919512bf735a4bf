import type { ColumnMap } from '../formats/headings.ts'
import type { Mark } from '../identifying/marks.ts'
import components from './components.json' with { type: 'json' }

/** Answers print "MEASURE", or with labels "MEASURE: Measure"; only the code tells. */
const LABELS: Readonly<Record<string, string>> = {
  TSEST: 'Adjustment Type',
  FREQ: 'Frequency',
  TIME_PERIOD: 'Time Period',
}

const columns: ColumnMap = Object.fromEntries(
  components.required.map((id) => [
    id,
    { headings: [id, `${id}: ${LABELS[id] ?? `${id[0]}${id.slice(1).toLowerCase()}`}`] },
  ]),
)

/** An answer of the data service about consumer prices in any of its formats, or the time-series workbook. */
export const CPI_MARKS: readonly Mark[] = [
  { kind: 'headings', columns, hasFurther: true, within: 1, words: ['ABS:CPI'] },
  { kind: 'json', members: ['dataSets', 'structure', 'observations'], words: ['CPI'] },
  { kind: 'xml', root: 'GenericData', words: ['CPI'] },
  { kind: 'xml', root: 'StructureSpecificData', words: ['CPI'] },
  { kind: 'words', form: 'workbook', words: ['Consumer Price Index', 'Series ID'] },
]
