import { FEWEST_YEARS } from '../../../domain/company/emissions/line-steps.ts'
import { endYear, FEWEST_YEARS_FOR_INTERVAL } from '../../../domain/company/emissions/trajectory.ts'
import {
  LAST_DECLINE_YEAR,
  YEAR_BEFORE_DECLINE,
} from '../../../domain/company/safeguard/statutory-decline.ts'
import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { addChart } from '../draft/charts.ts'
import { at, live, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const TREND: SheetLayout = {
  name: 'Trend',
  title: 'Trend',
  explanation:
    'A straight line, by least squares, through the years since the warming potentials last changed, and where it leads. The slope and its interval are worked out on the Calculation sheet.',
  widths: [18, 14, 20, 20, 20, 20, 40],
}

const SERIES_TITLES = { scope1: 'Scope 1', scope2: 'Scope 2', scope1_and_2: 'Scope 1 and 2' } as const

interface Given {
  readonly series: keyof typeof SERIES_TITLES
  readonly years: readonly {
    readonly reporting_year: string
    readonly scope1_t: Argument
    readonly scope2_t: Argument
  }[]
  readonly gwp_break: string
  readonly last_year: string
  readonly confidence: number
}

interface Point {
  readonly reporting_year: string
  readonly year: number
  readonly term: string
}

/** Least squares in the spreadsheet's own functions, centred so that no digits are lost. */
export const trendWorking: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const { steps } = papers
  const points = pointsOf(papers, given)
  const recent = points.filter(({ year }) => year >= endYear(given.gwp_break))
  steps.section(calculation)
  const table = fitTable(papers, given, recent)
  const line = recent.length < FEWEST_YEARS ? null : fit(papers, table)
  const isFlat = new Set(table.values).size === 1
  const start =
    line === null
      ? null
      : steps.step(
          'The line in the first year',
          `${line.meanY}+${line.slope}*(${table.sheet.reference(table.first, 1)}-${line.meanX})`,
          't CO2-e',
        )
  const out = (name: string, formula: string | null): void => void steps.output(calculation, name, formula)
  out('slope', line === null ? null : line.slope)
  out(
    'slope_percent',
    start === null || line === null || Number(steps.value(start)) <= 0 ? null : `100*${line.slope}/${start}`,
  )
  out('r_squared', line === null || isFlat ? null : `RSQ(${table.ys},${table.xs})`)
  const compound = growth(table)
  out('compound_annual_growth', compound)
  out('compound_percent', compound === null ? null : `100*(${compound})`)
  out('latest_change_percent', latestChange(papers, points, recent))
  trajectory(papers, calculation, given, table, line)
  const rate = required(papers, points)
  out('required_percent', rate.linear)
  out('required_compound_percent', rate.compound)
}

function pointsOf(papers: WorkingPapers, { series, years }: Given): Point[] {
  return years
    .flatMap(({ reporting_year, scope1_t, scope2_t }) => {
      const terms = { scope1: [scope1_t], scope2: [scope2_t], scope1_and_2: [scope1_t, scope2_t] }[
        series
      ].map((one) => papers.term(one))
      return terms.includes(null)
        ? []
        : [{ reporting_year, year: endYear(reporting_year), term: terms.join('+') }]
    })
    .toSorted((a, b) => a.year - b.year)
}

interface FitTable {
  readonly sheet: SheetDraft
  readonly first: number
  readonly last: number
  readonly xs: string
  readonly ys: string
  readonly years: readonly number[]
  readonly values: readonly number[]
}

/** The years that the line is fitted on; what the line says of them is added when it is known. */
function fitTable(papers: WorkingPapers, { series }: Given, recent: readonly Point[]): FitTable {
  const sheet = papers.sheet(TREND)
  if (sheet.nextRow > 3) sheet.skip()
  sheet.section(SERIES_TITLES[series])
  const header = sheet.header([
    'Reporting year',
    'Year ending',
    'Published, t CO2-e',
    'On the line',
    'Low end',
    'High end',
  ])
  for (const { reporting_year, year, term } of recent)
    sheet.add([reporting_year, { value: year, look: 'text', format: '0' }, live(term)])
  const [first, last] = [header + 1, sheet.nextRow - 1]
  return {
    sheet,
    first,
    last,
    xs: sheet.column(1, first, last),
    ys: sheet.column(2, first, last),
    years: recent.map(({ year }) => year),
    values: recent.map((_, index) => Number(sheet.value(first + index, 2))),
  }
}

interface Line {
  readonly n: string
  readonly slope: string
  readonly meanX: string
  readonly meanY: string
  readonly error: string | null
  readonly spread: string
}

function fit({ steps }: WorkingPapers, { xs, ys, values }: FitTable): Line {
  const n = steps.step('Years', `COUNT(${ys})`, null)
  const meanX = steps.step('Mean of the years', `AVERAGE(${xs})`, 'year')
  const meanY = steps.step('Mean of the figures', `AVERAGE(${ys})`, 't CO2-e')
  const spread = steps.step('Sum of squares of the years', `DEVSQ(${xs})`, null)
  const slope = steps.step('Slope by least squares', `SLOPE(${ys},${xs})`, 't CO2-e a year')
  const error =
    values.length < FEWEST_YEARS_FOR_INTERVAL
      ? null
      : steps.step('Standard error around the line', `STEYX(${ys},${xs})`, 't CO2-e')
  return { n, slope, meanX, meanY, error, spread }
}

function growth({ sheet, first, last, years, values }: FitTable): string | null {
  const [start, end] = [values[0], values.at(-1)]
  const gap = (years.at(-1) ?? 0) - (years[0] ?? 0)
  return start === undefined || end === undefined || start <= 0 || end <= 0 || gap <= 0
    ? null
    : `(${sheet.reference(last, 2)}/${sheet.reference(first, 2)})^(1/(${sheet.reference(last, 1)}-${sheet.reference(first, 1)}))-1`
}

/** The latest year over the year before it, also where that one is on other warming potentials. */
function latestChange(
  { steps }: WorkingPapers,
  points: readonly Point[],
  recent: readonly Point[],
): string | null {
  const latest = recent.at(-1)
  const before = points.find(({ year }) => year + 1 === latest?.year)
  if (latest === undefined || before === undefined) return null
  const then = steps.step(`Published for ${before.reporting_year}`, before.term, 't CO2-e')
  const now = steps.step(`Published for ${latest.reporting_year}`, latest.term, 't CO2-e')
  return Number(steps.value(then)) === 0 ? null : `100*(${now}-${then})/${then}`
}

function trajectory(
  papers: WorkingPapers,
  calculation: Calculation,
  { series, last_year, confidence }: Given,
  table: FitTable,
  line: Line | null,
): void {
  const { sheet } = table
  const last = table.years.at(-1) ?? 0
  const ahead = line === null ? 0 : Math.max(0, endYear(last_year) - last)
  const student =
    line === null || line.error === null
      ? null
      : papers.steps.step('Student t of the interval', `TINV(1-${confidence},${line.n}-2)`, null)
  const onCalculation = (cell: string): string => `Calculation!${cell}`
  if (line !== null)
    for (let row = table.first; row <= table.last; row += 1)
      sheet.set(row, 3, live(valueOf(line, row, onCalculation)))
  for (let index = 0; index < ahead; index += 1) {
    const [row, year] = [sheet.nextRow, last + 1 + index]
    const value = valueOf(line!, row, onCalculation)
    sheet.add([
      `${year - 1}-${String(year % 100).padStart(2, '0')}`,
      { value: year, look: 'text', format: '0' },
      ...Array.from({ length: 5 }, () => null),
    ])
    sheet.set(row, 3, live(value))
    // An empty cell ends the line of the chart; a zero or a word would be drawn as nothing emitted.
    if (Number(sheet.value(row, 3)) < 0) {
      sheet.set(row, 3, null)
      sheet.set(row, 6, 'The line is below zero here, so it is not a forecast.')
    }
    if (student === null || line?.error === null || line === null) continue
    const half = `${onCalculation(student)}*${onCalculation(line.error)}*SQRT(1+1/${onCalculation(line.n)}+(${at(row, 1)}-${onCalculation(line.meanX)})^2/${onCalculation(line.spread)})`
    sheet.set(row, 4, live(`MAX(0,${value}-${half})`))
    sheet.set(row, 5, live(`MAX(0,${value}+${half})`))
  }
  const end = sheet.nextRow - 1
  const cell = (column: number): string | null => (ahead === 0 ? null : sheet.reference(end, column))
  papers.steps.output(
    calculation,
    'projected',
    isBelowZero(papers, table, line, endYear(last_year)) ? null : cell(3),
  )
  papers.steps.output(calculation, 'projected_low', student === null ? null : cell(4))
  papers.steps.output(calculation, 'projected_high', student === null ? null : cell(5))
  if (series === 'scope1_and_2' && line !== null) drawTrend(sheet, table.first, end)
}

/** Whether the line falls below zero, so that it forecasts nothing. */
function isBelowZero(
  { steps }: WorkingPapers,
  { years }: FitTable,
  line: Line | null,
  year: number,
): boolean {
  if (line === null || year <= (years.at(-1) ?? 0)) return false
  const end = steps.step(
    'The line in the last year',
    `${line.meanY}+${line.slope}*(${year}-${line.meanX})`,
    't CO2-e',
  )
  return Number(steps.value(end)) < 0
}

const valueOf = ({ meanX, meanY, slope }: Line, row: number, there: (cell: string) => string): string =>
  `${there(meanY)}+${there(slope)}*(${at(row, 1)}-${there(meanX)})`

/** What each year to 2029-30 must bring to end on the Safeguard decline path, as a share of the latest year. */
function required(
  { steps }: WorkingPapers,
  points: readonly Point[],
): { readonly linear: string | null; readonly compound: string | null } {
  const before = points.find(({ reporting_year }) => reporting_year === YEAR_BEFORE_DECLINE)
  const latest = points.at(-1)
  const remaining = latest === undefined ? 0 : endYear(LAST_DECLINE_YEAR) - latest.year
  if (before === undefined || latest === undefined || remaining <= 0) return { linear: null, compound: null }
  const then = steps.step(`Published for ${before.reporting_year}`, before.term, 't CO2-e')
  const now = steps.step(`Published for ${latest.reporting_year}`, latest.term, 't CO2-e')
  if (Number(steps.value(now)) <= 0) return { linear: null, compound: null }
  return {
    linear: `100*(Share_left_in_2030*${then}-${now})/${remaining}/${now}`,
    compound:
      Number(steps.value(then)) <= 0 ? null : `100*((Share_left_in_2030*${then}/${now})^(1/${remaining})-1)`,
  }
}

function drawTrend(sheet: SheetDraft, first: number, last: number): void {
  addChart(sheet, {
    kind: 'lines',
    title: 'Scope 1 and 2: published years, the line and its 90 % interval, t CO2-e',
    alternative: 'Published emissions, the fitted line to 2029-30 and its interval',
    from: { row: 3, column: 7 },
    to: { row: 27, column: 17 },
    categories: sheet.column(0, first, last),
    series: [
      { name: 'Published', values: sheet.column(2, first, last), colour: 'main', hasMarkers: true },
      { name: 'On the line', values: sheet.column(3, first, last), colour: 'second' },
      { name: 'Low end', values: sheet.column(4, first, last), colour: 'quiet', isDashed: true },
      { name: 'High end', values: sheet.column(5, first, last), colour: 'quiet', isDashed: true },
    ],
  })
}
