import { indicatorLabel } from '../../../domain/company/climate/climate-indicators.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { addChart } from '../draft/charts.ts'
import { live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const layout = ({ report: { series } }: WorkingPapers): SheetLayout => {
  const isOffice = series.climate === null || series.climate.place.quality === 'head_office'
  const place = isOffice ? 'the head office' : 'the largest located facility'
  return {
    name: 'Climate',
    title: `Climate at ${place}`,
    explanation: `Annual values at the stations nearest to ${place}, complete years only, as published. The means and the change since the baseline are worked out on the Calculation sheet.`,
    widths: [26, 12, 16, 16],
  }
}

interface Given {
  readonly baseline: { readonly first_year: number; readonly last_year: number }
  readonly recent_years: number
  readonly years: readonly { readonly year: number; readonly value: Argument }[]
}

const VALUE = 2

/** One indicator: the mean of the baseline, of the latest years, and where the latest year stands among all. */
export const climateWorking: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const { steps } = papers
  const sheet = papers.sheet(layout(papers))
  const indicator = nameOf(papers, calculation.id)
  const first = yearRows(papers, sheet, indicator, given)
  const last = sheet.nextRow - 1
  const rowOf = (index: number): number => first + index
  const values = (from: number, to: number): string => sheet.column(VALUE, from, to)
  const within = given.years.flatMap(({ year }, index) =>
    year >= given.baseline.first_year && year <= given.baseline.last_year ? [rowOf(index)] : [],
  )
  const [all, then, now] = [
    values(first, last),
    values(within[0] ?? first, within.at(-1) ?? last),
    values(Math.max(first, last - given.recent_years + 1), last),
  ]
  const out = (name: string, formula: string | null): string => steps.output(calculation, name, formula) ?? ''
  steps.section(calculation)
  const mean = out('baseline_mean', `AVERAGE(${then})`)
  out('baseline_deviation', `STDEV(${then})`)
  const recent = out('recent_mean', `AVERAGE(${now})`)
  out('change', `${recent}-${mean}`)
  const hasMean = Number(steps.value(mean)) > 0
  out('percent_of_baseline', hasMean ? `100*${recent}/${mean}` : null)
  const latest = out('latest', sheet.reference(last, VALUE))
  const below = steps.step('Years below', `SUMPRODUCT((${all}<${latest})*1)`, null)
  const equal = steps.step('Years equal, the latest among them', `SUMPRODUCT((${all}=${latest})*1)`, null)
  out('latest_percentile', `100*(${below}+${equal}/2)/COUNT(${all})`)
  out('latest_percent_of_baseline', hasMean ? `100*${latest}/${mean}` : null)
}

/** "Rainfall, mm": the indicator with its unit, unless its name says it. */
function nameOf(papers: WorkingPapers, id: string): string {
  const label = indicatorLabel(id.replace('physical_risk.', ''))
  const { unit } = papers.metric(`${id}.recent_mean`)
  return unit === null || unit === 'days' ? label : `${label}, ${unit.replace('degC', '°C')}`
}

/** The years of one indicator; gives the row of the first. */
function yearRows(
  papers: WorkingPapers,
  sheet: SheetDraft,
  indicator: string,
  { baseline, years }: Given,
): number {
  if (sheet.headerRow === null) sheet.header(['Indicator', 'Year', 'Value', 'Part of'])
  const first = sheet.nextRow
  for (const { year, value } of years) {
    const term = papers.term(value)
    const isBaseline = year >= baseline.first_year && year <= baseline.last_year
    sheet.add([
      indicator,
      looking('text', String(year)),
      term === null ? null : live(term),
      isBaseline ? 'baseline' : null,
    ])
  }
  sheet.filterFrom(sheet.headerRow ?? 0)
  drawYears(sheet, indicator, first, sheet.nextRow - 1)
  return first
}

const CHART_ROWS = 16

function drawYears(sheet: SheetDraft, indicator: string, first: number, last: number): void {
  const row = 4 + sheet.charts.length * (CHART_ROWS + 1)
  const values = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(sheet.value(first + index, VALUE)),
  )
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  addChart(sheet, {
    kind: 'lines',
    title: `${indicator}, by year`,
    alternative: `Annual values of: ${indicator}, from ${lowest} to ${highest}`,
    from: { row, column: 5 },
    to: { row: row + CHART_ROWS, column: 13 },
    categories: sheet.column(1, first, last),
    series: [{ name: indicator, values: sheet.column(VALUE, first, last), colour: 'main' }],
    everyLabel: 20,
    format: highest < 30 ? '0.0' : '#,##0',
    // A line far from zero shows nothing of its changes when the axis begins there.
    ...(lowest > highest / 2 ? { scale: { min: Math.floor(lowest) } } : {}),
  })
}
