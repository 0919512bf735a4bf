import type { Band } from '../../../domain/company/bands.ts'
import { HOTTEST_DAY_BANDS } from '../../../domain/company/hazards/hazard-bands.ts'
import { HAZARDS } from '../../../domain/company/hazards/hazard-table.ts'
import {
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../../../domain/company/risk/physical-bands.ts'
import { type Argument, metricOf } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormula } from '../band-formula.ts'
import { at, type Content, live, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'
import { worst } from './risk.ts'
import { rollUpCells } from './roll-up-cells.ts'

const LAYOUT: SheetLayout = {
  name: 'Site scenarios',
  title: 'The sites in the warming scenarios',
  explanation:
    'Each site at each warming level, hazard by hazard, in the middle of the models: the change in its region as published, or the figure that its response curve gives. The baseline is the standard deviation in °C for warming, and days a year for extreme heat. The series and response curves behind it are not in this workbook. Bands are live; the worst of them and the band at or below which half of the sites lie are on the sheet Calculation. Emissions are the larger of covered emissions and scope 1. A site without a band is unknown, not safe.',
  widths: [14, 16, 44, 16, 16, 16, 14, 10, 20],
}

const TITLES = [
  'Warming level',
  'Hazard',
  'Site',
  'Change in the region',
  'Baseline',
  'At the level',
  'Band',
  'Level',
  'Emissions, t CO2-e',
] as const
const column = (title: (typeof TITLES)[number]): number => TITLES.indexOf(title)

type Measures = Readonly<Record<string, Argument>>

interface Site {
  readonly site: string
  readonly measures: Measures | null
  readonly covered_emissions_t: Argument
  readonly scope1_t: Argument
}

/** What of a site goes into which column, and the tables that its band is read from. */
interface Rule {
  readonly columns: Readonly<Partial<Record<(typeof TITLES)[number], string>>>
  readonly bands: (
    cell: (title: (typeof TITLES)[number]) => string,
  ) => readonly (readonly [readonly Band[], string])[]
}

const RULES: Readonly<Record<string, Rule>> = {
  warming: {
    columns: { 'Change in the region': 'change', Baseline: 'deviation' },
    bands: (cell) => [[TEMPERATURE_BANDS, `(${cell('Change in the region')}/${cell('Baseline')})`]],
  },
  drying: {
    columns: { 'Change in the region': 'change' },
    bands: (cell) => [[RAINFALL_BANDS, `(100+${cell('Change in the region')})`]],
  },
  extreme_heat: {
    columns: { Baseline: 'baseline_days', 'At the level': 'days' },
    bands: (cell) => [
      [EXTRA_HEAT_BANDS, `(${cell('At the level')}-${cell('Baseline')})`],
      [HEAT_LEVEL_BANDS, cell('At the level')],
    ],
  },
  hottest_day: {
    columns: { 'At the level': 'hottest_day' },
    bands: (cell) => [[HOTTEST_DAY_BANDS, cell('At the level')]],
  },
}

/** A row for each site of one hazard at one level; all share a sheet. */
export const siteScenarioWorking: Working = (papers, calculation, given) => {
  const { hazard, sites } = given as { readonly hazard: string; readonly sites: readonly Site[] }
  const rule = RULES[hazard]
  if (rule === undefined) throw new RangeError(`no rule writes ${hazard} of sites in a scenario`)
  const sheet = papers.sheet(LAYOUT)
  const header = sheet.headerRow ?? sheet.header(TITLES)
  const level = papers.metric(metricOf(calculation, 'worst')!).label.replace(/^At (.*?):.*$/, '$1')
  const first = sheet.nextRow
  for (const site of sites) siteRow(papers, sheet, rule, { ...site, level, hazard })
  const cells = (title: (typeof TITLES)[number]): string =>
    sheet.column(column(title), first, sheet.nextRow - 1)
  sheet.filterFrom(header)
  papers.steps.section(calculation)
  rollUpCells(papers, calculation, {
    bands: cells('Band'),
    levels: cells('Level'),
    tonnes: cells('Emissions, t CO2-e'),
  })
}

function siteRow(
  papers: WorkingPapers,
  sheet: SheetDraft,
  { columns, bands }: Rule,
  { site, measures, level, hazard, ...tonnes }: Site & { readonly level: string; readonly hazard: string },
): void {
  const row = sheet.nextRow
  const cell = (title: (typeof TITLES)[number]): string => at(row, column(title))
  const label = HAZARDS.find(({ id }) => id === hazard)?.label ?? hazard
  sheet.add([level, label, site])
  if (measures === null) return
  const put = (title: (typeof TITLES)[number], content: Content): void =>
    sheet.set(row, column(title), content)
  for (const title of TITLES) {
    const name = columns[title]
    const argument = name === undefined ? null : (measures[name] ?? null)
    const term = papers.term(argument)
    if (term !== null) put(title, typeof argument === 'number' ? argument : live(term))
  }
  const found = bands(cell).map(([table, value]) => `(${bandFormula(table, value)})`)
  put('Band', live(worst(found)))
  put('Level', live(`MATCH(${cell('Band')},Levels,0)`))
  const emitted = [tonnes.covered_emissions_t, tonnes.scope1_t].flatMap((one) => papers.term(one) ?? [])
  if (emitted.length > 0) put('Emissions, t CO2-e', live(`MAX(${emitted.join(',')})`))
}
