import type { DisclosureReport, Metric } from '../../domain/disclosure/report/report.ts'
import { capital, number, observed, roundScreening, unit, words } from '../format.ts'
import { cell, type DraftCell, type DraftTable, type Inline, plain } from './model.ts'

/** The report with its metrics at hand. */
export interface Figures {
  readonly report: DisclosureReport
  /** A metric with its place in the report; undefined where the report has none. */
  readonly metric: (id: string) => PlacedMetric | undefined
  readonly metricsWhere: (isWanted: (metric: Metric) => boolean) => readonly PlacedMetric[]
}

export interface PlacedMetric {
  readonly metric: Metric
  readonly pointer: string
}

export function figuresOf(report: DisclosureReport): Figures {
  const placed = report.metrics.map((metric, index) => ({ metric, pointer: `/metrics/${index}/value` }))
  const byId = new Map(placed.map((one) => [one.metric.id, one]))
  return {
    report,
    metric: (id) => byId.get(id),
    metricsWhere: (isWanted) => placed.filter(({ metric }) => isWanted(metric)),
  }
}

/** A number of report.json as a reader sees it, with the place it is at. */
export const figureAt = (pointer: string, value: number): Inline => ({
  kind: 'figure',
  pointer,
  text: shownFigure(value),
})

/** As many digits as a reader of a report wants; report.json has all of them. */
export function shownFigure(value: number): string {
  const size = Math.abs(value)
  if (Number.isInteger(value)) return number(value)
  if (size >= 1000) return number(value, 0)
  return size >= 10 ? number(value, 1) : size >= 1 ? number(value, 2) : number(Number(value.toPrecision(3)))
}

/** A year has no thousands, and of a screening only the order of magnitude is known. */
const shownMetric = ({ unit: name, basis }: Metric, value: number): string =>
  name === 'year' ? String(value) : shownFigure(basis === 'screening' ? roundScreening(value) : value)

/** A number that may be missing. */
export const figureCell = (pointer: string, value: number | null | undefined, missing = '–'): DraftCell =>
  value === null || value === undefined ? cell(missing) : { line: [figureAt(pointer, value)] }

/** The value of a metric; words such as a band too. */
export function metricCell({ metric, pointer }: PlacedMetric): DraftCell {
  const { value, availability } = metric
  if (value === null)
    return cell(capital(words(availability.status === 'available' ? 'not_available' : availability.status)))
  return typeof value === 'number'
    ? { line: [{ kind: 'figure', pointer, text: shownMetric(metric, value) }] }
    : { line: [{ kind: 'figure', pointer, text: capital(words(value)) }] }
}

/** Metrics as a table; null where none has a value. */
export function metricTable(caption: string, metrics: readonly PlacedMetric[]): DraftTable | null {
  const shown = metrics.filter(({ metric }) => metric.value !== null)
  if (shown.length === 0) return null
  const rows = shown.map((one) => [
    cell(one.metric.label),
    metricCell(one),
    cell(unit(one.metric.unit)),
    cell(one.metric.observed === null ? '' : observed(one.metric.observed)),
  ])
  // A column that says nothing only makes the others narrow.
  const says = METRIC_COLUMNS.map((_column, at) => rows.some((row) => plain(row[at]!.line) !== ''))
  return {
    kind: 'table',
    caption,
    columns: METRIC_COLUMNS.filter((_column, at) => says[at]),
    rows: rows.map((row) => row.filter((_cell, at) => says[at])),
  }
}

const METRIC_COLUMNS = [
  { title: 'Figure', share: 2, align: 'left' },
  { title: 'Value', share: 0.8, align: 'right' },
  { title: 'Unit', share: 0.8, align: 'left' },
  { title: 'About', share: 1.2, align: 'left' },
] as const
