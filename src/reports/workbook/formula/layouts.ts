import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import { indicatorLabel } from '../../../domain/company/climate/indicator-rules.ts'
import { CEILING, TRANSITION_RULE } from '../../../domain/company/risk/transition-formula.ts'
import { PROJECTED_HAZARDS } from '../../../domain/company/scenarios/band-rules.ts'
import { siteScenarioFormula } from '../../../domain/company/sites/formula.ts'
import { type Calculation, metricOf } from '../../../domain/disclosure/report/calculation.ts'
import { TREND } from '../../../domain/disclosure/report/topics/trend.ts'
import { addChart } from '../draft/charts.ts'
import type { Content, SheetDraft } from '../draft/sheet-draft.ts'
import { drawEmissionsByScope } from '../emissions-chart.ts'
import type { WorkingPapers } from '../papers.ts'
import type { FormulaCells } from './cells.ts'
import { BESIDE_REQUIREMENTS, pillarTable } from './readiness-sheet.ts'

interface FormulaLayout {
  readonly sheet: string
  readonly title: string
  readonly explanation: string
  readonly widths?: readonly number[]
  /** What is above the tables of one calculation; else its id. */
  readonly heading?: (papers: WorkingPapers, calculation: Calculation) => string
  readonly chart?: (cells: FormulaCells, heading: string) => void
  /** Columns of words to the right of a given table. */
  readonly beside?: BesideTable
  /** A sheet of its own that shows the figures again. */
  readonly after?: (papers: WorkingPapers) => void
}

/** Words that the report has on each row of a table. */
export interface BesideTable {
  readonly titles: readonly string[]
  readonly cells: (papers: WorkingPapers, row: number) => readonly Content[]
}

const TRANSITION_SCENARIOS = {
  sheet: 'Transition scenarios',
  title: 'The company in the scenarios of the electricity market’s plan',
  explanation:
    'AEMO’s 2026 Integrated System Plan: emissions and generation of the company’s region from the draft outlook, closure years and the value of emissions reduction from the final inputs workbook. Closure years and the value are one set for all scenarios. A station’s emissions are split equally over its units.',
} as const

const HEAT_RESPONSE = {
  sheet: 'Heat response',
  title: 'Response of hot days to warming',
  explanation:
    'Days a year in the baseline with every daily maximum raised by that many degrees, and the mean of each year’s hottest day. The region’s change is read between two rows on the Calculation sheet.',
} as const

/** The sheet that holds the tables of a formula, and what is drawn beside them. */
const LAYOUTS: Readonly<Record<string, FormulaLayout>> = {
  registry_years: {
    sheet: 'Emissions',
    title: 'Emissions by year',
    explanation:
      'What the registry publishes for the company, year by year, in t CO2-e. An empty cell means not published, never zero.',
    chart: ({ tables, evaluation }) => {
      const { sheet, firstRow, columns } = tables.get('years')!
      const last = firstRow + evaluation.size('years') - 1
      if (last >= firstRow)
        drawEmissionsByScope(sheet, { first: firstRow, last, scope1: columns.get('scope1_t')! })
    },
  },
  boundary_reconciliation: {
    sheet: 'Boundary',
    title: 'Boundary',
    explanation:
      'Days that the accounting period takes from each July-to-June year of the registry, and what the boundary leaves out. Days are counted from 1970-01-01.',
    heading: () => 'Boundary',
  },
  linear_trend: {
    sheet: 'Trend',
    title: 'Trend',
    explanation:
      'A straight line, by least squares, through the years since the warming potentials last changed, and where it leads. The slope and its interval are worked out on the Calculation sheet.',
    heading: (_, { id }) => TREND.words![id.replace('trend.', '')] ?? id,
    chart: drawTrend,
  },
  grid_intensity: {
    sheet: 'Electricity',
    title: 'Electricity',
    explanation:
      'Daily energy sent out and emissions in the company’s region, as published by the market operator. The index is emissions divided by energy, so each day is weighted by its energy. It is not a scope 2 factor.',
  },
  climate_indicator: {
    sheet: 'Climate',
    title: 'Climate at the head office or the largest located facility',
    explanation:
      'Annual values at the nearest stations as published, and which of them count. The means and the change since the baseline are worked out on the Calculation sheet.',
    heading: (papers, { id }) => {
      const label = indicatorLabel(id.replace('physical_risk.', ''))
      const { unit } = papers.metric(`${id}.recent_mean`)
      return unit === null || unit === 'days' ? label : `${label}, ${unit.replace('degC', '°C')}`
    },
    chart: drawYears,
  },
  hazard_tropical_cyclone: {
    sheet: 'Storms',
    title: 'Tropical cyclones near the place',
    explanation:
      'Every storm that came within reach with gales, by its highest one-minute wind there. They are counted on the Calculation sheet.',
  },
  readiness_score: {
    sheet: 'Evidence',
    title: 'Evidence for the requirements',
    explanation:
      'Every requirement that readiness assesses, with the status of its evidence; the Coverage sheet also has the others. Those that count have a 1; their credit follows from the status, using the list on the Factors sheet.',
    widths: [18, 56, 22, 8, 22, 10, 10, 8, 52, 52],
    heading: () => 'Requirements',
    beside: BESIDE_REQUIREMENTS,
    chart: ({ tables }) => {
      const { sheet, firstRow } = tables.get('requirements')!
      sheet.filterFrom(firstRow - 1)
    },
    after: pillarTable,
  },
  emissions_ledger: {
    sheet: 'Ledger',
    title: 'Emissions of the reporting year from its ledger',
    explanation:
      'Activity that the lines of the ledger add up to, by factor and share of the boundary, in the unit of the factor. Emissions are activity that counts, times the factor. Electricity counts once: where lines have it, loads of the market-based evidence are the same electricity and are not added.',
    heading: () => 'Activity by factor',
  },
  market_based_scope2: {
    sheet: 'Scope 2',
    title: 'Scope 2 from the electricity record',
    explanation:
      'Electricity and certificates declared by the company, region by region. What counts against the residual electricity follows the market-based method; the totals are on the Calculation sheet.',
    heading: (_, { id }) => id.replace('scope2.', ''),
  },
  target_progress: {
    sheet: 'Targets',
    title: 'Targets',
    explanation:
      'Each active target: its base, milestones and level as declared, the straight line between them, and each year’s actual level.',
    heading: ({ report }, { id }) => {
      const found = report.series.targets.find(({ target_id }) => `targets.${target_id}` === id)
      return found === undefined ? id : `${found.name}, ${found.unit}`
    },
    chart: drawTarget,
  },
  sector_position: {
    sheet: 'Sector',
    title: 'Sector',
    explanation:
      'Reporters in the company’s class and year, as published in the registry. Intensities are calculated here; an empty cell has no published figure.',
    heading: () => 'Peers',
    chart: ({ tables }) => {
      const { sheet, firstRow } = tables.get('members')!
      sheet.filterFrom(firstRow - 1)
    },
  },
  safeguard_position: {
    sheet: 'Safeguard',
    title: 'Safeguard Mechanism',
    explanation:
      'The company’s facilities in the latest year, compared with their baselines, and what the statutory decline requires of them if each follows its own trend.',
    heading: () => 'Safeguard',
  },
  transition_risk: {
    sheet: 'Transition',
    title: 'Components that may raise transition risk',
    explanation: `The level of each, from 1 for low to ${RISK_LEVELS.indexOf(CEILING) + 1} for very high; an empty cell could not be assessed. ${TRANSITION_RULE} The exposure and the band are on the sheet Calculation.`,
    heading: () => 'Transition risk',
  },
  scope2_outlook: {
    ...TRANSITION_SCENARIOS,
    heading: (papers, calculation) =>
      papers.metric(metricOf(calculation, 'intensity_2027')!).label.replace(/: grid intensity.*$/, ''),
  },
  station_closures: { ...TRANSITION_SCENARIOS, heading: () => 'Power stations, all scenarios' },
  emissions_value: { ...TRANSITION_SCENARIOS, heading: () => 'Value of emissions reduction, all scenarios' },
  scope3_screening: {
    sheet: 'Scope 3',
    title: 'Scope 3 screening',
    explanation:
      'Factors, facilities, employers and industries that the screening starts from, and every estimator of every category that matters. An order of magnitude, not an inventory; categories are never added up.',
    heading: () => 'Scope 3',
  },
  site_rollup: {
    sheet: 'Sites',
    title: 'Physical risk of the sites',
    explanation:
      'Each site with the climate figures that its bands are decided on, and its emissions as published. The years behind the climate figures are not in this workbook. Bands are live; the worst of them and the band at or below which half of the sites lie are on the sheet Calculation.',
  },
  observed_warming: {
    sheet: 'Warming levels',
    title: 'Change in the region by warming level',
    explanation:
      'What the models have for the region at each level of global warming, compared with 1981-2010, as published. The change by the years of now is read between the rows on the Calculation sheet; it is zero at the warming of the baseline.',
    heading: (papers, calculation) =>
      papers.metric(metricOf(calculation, 'warming_now')!).label.replace(/: global warming.*$/, ''),
  },
  scenario_heat: { ...HEAT_RESPONSE, heading: () => 'Hot days' },
  scenario_hottest_day: { ...HEAT_RESPONSE, heading: () => 'Hottest day' },
  ...Object.fromEntries(
    PROJECTED_HAZARDS.map((hazard): [string, FormulaLayout] => [
      siteScenarioFormula(hazard),
      {
        sheet: 'Site scenarios',
        title: 'The sites in the warming scenarios',
        explanation:
          'Each site at each warming level and now, hazard by hazard, in the middle of the models: its figures now, the change in its region as published and what of it had come by now, or the days that its response curve gives. Only sites with a band both now and then are counted. The series and response curves behind it are not in this workbook. Bands are live; the worst of them and the band at or below which half of the sites lie are on the sheet Calculation. A site without a band is unknown, not safe.',
        // The level and the hazard, as the label of a figure begins: `At 3 °C: Warming`.
        heading: (papers, calculation) =>
          papers.metric(metricOf(calculation, 'worst')!).label.replace(/: worst site$/, ''),
      },
    ]),
  ),
}

/** Only the line of the total is drawn. */
function drawTrend({ tables, evaluation }: FormulaCells): void {
  const found = tables.get('trajectory')
  if (found === undefined || evaluation.text('series') !== 'scope1_and_2') return
  const { sheet, firstRow, columns } = found
  const range = (name: string): string =>
    sheet.column(columns.get(name)!, firstRow, firstRow + evaluation.size('trajectory') - 1)
  addChart(sheet, {
    kind: 'lines',
    title: 'Scope 1 and 2: published years, the line and its 90 % interval, t CO2-e',
    alternative: 'Published emissions, the fitted line to 2029-30 and its interval',
    from: { row: 3, column: 11 },
    to: { row: 27, column: 21 },
    categories: range('reporting_year'),
    series: [
      { name: 'Published', values: range('published_t'), colour: 'main', hasMarkers: true },
      { name: 'On the line', values: range('value'), colour: 'second' },
      { name: 'Low end', values: range('low'), colour: 'quiet', isDashed: true },
      { name: 'High end', values: range('high'), colour: 'quiet', isDashed: true },
    ],
  })
}

const CHART_ROWS = 16

function drawYears({ tables, evaluation }: FormulaCells, heading: string): void {
  const { sheet, firstRow, columns } = tables.get('years')!
  const last = firstRow + evaluation.size('years') - 1
  const row = 4 + sheet.charts.length * (CHART_ROWS + 1)
  const values = evaluation.column('years.value').filter((value) => typeof value === 'number')
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  addChart(sheet, {
    kind: 'lines',
    title: `${heading}, by year`,
    alternative: `Annual values of: ${heading}, from ${lowest} to ${highest}`,
    from: { row, column: 11 },
    to: { row: row + CHART_ROWS, column: 19 },
    categories: sheet.column(columns.get('year')!, firstRow, last),
    series: [{ name: heading, values: sheet.column(columns.get('value')!, firstRow, last), colour: 'main' }],
    everyLabel: 20,
    format: highest < 30 ? '0.0' : '#,##0',
    // A line far from zero shows nothing of its changes when the axis begins there.
    ...(lowest > highest / 2 ? { scale: { min: Math.floor(lowest) } } : {}),
  })
}

function drawTarget({ tables, evaluation }: FormulaCells, heading: string): void {
  const { sheet, firstRow, columns } = tables.get('years')!
  const last = firstRow + evaluation.size('years') - 1
  const row = 4 + sheet.charts.length * (CHART_ROWS + 1)
  const values = (name: string): string => sheet.column(columns.get(name)!, firstRow, last)
  addChart(sheet, {
    kind: 'lines',
    title: heading,
    alternative: 'Straight line from the base to the target with the actual level of each year',
    from: { row, column: 12 },
    to: { row: row + CHART_ROWS, column: 20 },
    categories: values('year'),
    series: [
      { name: 'Line', values: values('expected'), colour: 'quiet', isDashed: true },
      { name: 'Actual', values: values('actual'), colour: 'main', hasMarkers: true },
    ],
    format: evaluation.number('base_value')! < 100 ? '0.00' : '#,##0',
  })
}

const WIDTHS = [30, ...Array.from({ length: 23 }, () => 18)]

/** The sheet of a formula's tables. */
export function sheetOf(papers: WorkingPapers, { formula }: Calculation, table: string): SheetDraft {
  const layout = LAYOUTS[formula]
  if (layout === undefined) throw new RangeError(`no sheet is named for the table ${table} of ${formula}`)
  const { sheet: name, title, explanation, widths = WIDTHS } = layout
  return papers.sheet({ name, title, explanation, widths })
}

/** What is above the tables of a calculation. */
export const headingOf = (papers: WorkingPapers, calculation: Calculation): string =>
  LAYOUTS[calculation.formula]?.heading?.(papers, calculation) ?? calculation.id

export const besideOf = ({ formula }: Calculation): BesideTable | undefined => LAYOUTS[formula]?.beside

/** What follows once all cells of a calculation are written. */
export function finish(
  papers: WorkingPapers,
  { formula }: Calculation,
  cells: FormulaCells,
  heading: string,
): void {
  LAYOUTS[formula]?.chart?.(cells, heading)
  LAYOUTS[formula]?.after?.(papers)
}
