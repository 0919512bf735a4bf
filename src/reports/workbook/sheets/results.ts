import type { Metric } from '../../../domain/disclosure/report/report.ts'
import { at, type Content, live, looking, type SheetDraft, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

const WORKBOOK = 2
const REPORT = 3
const TIE = 4

/** Every figure of the report beside the one that the workbook works out, and the difference. */
export function resultsSheet(papers: WorkingPapers): SheetDraft {
  const sheet = papers.draft.sheet({
    name: 'Results',
    title: 'Results and tie-out',
    explanation:
      'Each figure of report.json, what this workbook works out from the inputs, and the difference. Differences within Tie_tolerance of the figure are rounding of the machine and shown as 0.',
    widths: [34, 44, 17, 17, 9, 20, 18, 12, 26, 44],
  })
  const header = sheet.header([
    'Figure',
    'Label',
    'Workbook',
    'Report',
    'Tie-out',
    'Unit',
    'About',
    'Basis',
    'Method',
    'Why there is none, or how it was worked out',
  ])
  for (const metric of papers.report.metrics) metricRow(papers, sheet, metric)
  sheet.filterFrom(header)
  const ties = sheet.range({ row: header + 1, column: TIE }, { row: sheet.nextRow - 1, column: TIE })
  papers.draft.define('Tie_outs', ties)
  return sheet
}

function metricRow(papers: WorkingPapers, sheet: SheetDraft, metric: Metric): void {
  const row = sheet.nextRow
  const name = cellOf(papers, metric)
  sheet.add([
    looking('wrapped', metric.id),
    looking('wrapped', metric.label),
    name === null ? null : live(name),
    metric.value === null ? null : typed(metric.value),
    null,
    looking('wrapped', metric.unit),
    looking('wrapped', metric.observed?.replace('/', ' to ') ?? null),
    looking('wrapped', metric.basis),
    looking('wrapped', metric.method === null ? null : `${metric.method.id} ${metric.method.version}`),
    looking('note', remark(metric, name)),
  ])
  const tie = tieOut(row, metric, name)
  if (tie !== null) sheet.set(row, TIE, tie)
}

/** The named cell that gives a figure: a step of a calculation, or the one input that prints it. */
function cellOf({ results, inputs }: WorkingPapers, metric: Metric): string | null {
  const calculated = results.get(metric.id)
  if (calculated !== undefined) return calculated
  const [id] = metric.evidence_ids
  return metric.calculation === null && typeof metric.value === 'number' && id !== undefined
    ? (inputs.get(id) ?? null)
    : null
}

function tieOut(row: number, { value }: Metric, name: string | null): Content | null {
  if (name === null) return null
  const [own, stated] = [at(row, WORKBOOK), at(row, REPORT)]
  // A figure that only the workbook has is a difference too.
  if (value === null) return live('1', 'live', '0')
  return typeof value === 'number'
    ? live(
        `IF(ABS(${own}-${stated})<=Tie_tolerance*MAX(1,ABS(${stated})),0,${own}-${stated})`,
        'live',
        'General',
      )
    : live(`IF(EXACT(${own},${stated}),0,1)`, 'live', '0')
}

function remark({ availability, calculation, value }: Metric, name: string | null): string | null {
  if (value === null) return availability.detail ?? availability.reason_code
  if (name === null)
    return calculation === null
      ? 'Not worked out here: the report states it without a calculation.'
      : `Not worked out here: see the calculation ${calculation} in provenance.json.`
  return calculation === null ? 'As published: the cell of the input.' : null
}
