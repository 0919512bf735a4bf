import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import {
  DROUGHT_MODIFIERS,
  DROUGHT_STEPS,
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../../../domain/company/risk/physical-bands.ts'
import type { BandMeasures } from '../../../domain/company/risk/physical-risk.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormula } from '../band-formula.ts'
import { at, type Content, live, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'
import { raisedByDrought, worst } from './risk.ts'
import { rollUpCells } from './roll-up-cells.ts'

const LAYOUT: SheetLayout = {
  name: 'Sites',
  title: 'Physical risk of the sites',
  explanation:
    'Each site with the climate figures that its bands are decided on, and its emissions as published. The years behind the climate figures are not in this workbook. Bands are live; the worst of them and the band at or below which half of the sites lie are on the sheet Calculation.',
  widths: [44, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 10, 21, 18, 20],
}

const TITLES = [
  'Site',
  'Warming, °C',
  'Standard deviation, °C',
  'Warming: band',
  'Rainfall, % of the baseline',
  'Latest year, % of the baseline',
  'Rainfall: band',
  'Days at 35 °C or more: change',
  'Days at 35 °C or more: now',
  'Heat: band',
  'Physical risk',
  'Level',
  'Covered emissions, t CO2-e',
  'Scope 1, t CO2-e',
  'Larger of both, t CO2-e',
] as const
const column = (title: (typeof TITLES)[number]): number => TITLES.indexOf(title)
const BAND = column('Physical risk')
const LEVEL = column('Level')
const TONNES = column('Larger of both, t CO2-e')

interface Site {
  readonly site: string
  readonly measures: BandMeasures | null
  readonly covered_emissions_t: Argument
  readonly scope1_t: Argument
}

/** A row for each site with its own bands, then the counts over all of them. */
export const siteRollupWorking: Working = (papers, calculation, given) => {
  const { sites } = given as { readonly sites: readonly Site[] }
  const sheet = papers.sheet(LAYOUT)
  const header = sheet.header(TITLES)
  for (const site of sites) siteRow(papers, sheet, site)
  sheet.filterFrom(header)
  const cells = (index: number): string => sheet.column(index, header + 1, sheet.nextRow - 1)
  papers.steps.section(calculation)
  papers.steps.output(calculation, 'sites_known', `SUMPRODUCT((${cells(0)}<>"")*1)`)
  rollUpCells(papers, calculation, { bands: cells(BAND), levels: cells(LEVEL), tonnes: cells(TONNES) })
  for (const level of RISK_LEVELS)
    papers.steps.output(calculation, `sites_${level}`, `COUNTIFS(${cells(BAND)},"${level}")`)
}

function siteRow(papers: WorkingPapers, sheet: SheetDraft, { site, measures, ...tonnes }: Site): void {
  const row = sheet.nextRow
  const cell = (title: (typeof TITLES)[number]): string => at(row, column(title))
  const { mean_temperature: warming, rainfall: rain, heat_days_35: heat } = measures ?? {}
  const banded = (pair: unknown, formula: () => string): Content =>
    pair === null || pair === undefined ? null : live(formula())
  const emitted = [tonnes.covered_emissions_t, tonnes.scope1_t].map((one) => papers.term(one))
  sheet.add([site, warming?.['change'] ?? null, warming?.['deviation'] ?? null])
  const put = (title: (typeof TITLES)[number], content: Content): void =>
    sheet.set(row, column(title), content)
  put(
    'Warming: band',
    banded(warming, () =>
      bandFormula(TEMPERATURE_BANDS, `(${cell('Warming, °C')}/${cell('Standard deviation, °C')})`),
    ),
  )
  put('Rainfall, % of the baseline', rain?.['percent'] ?? null)
  put('Latest year, % of the baseline', rain?.['latest_percent'] ?? null)
  put(
    'Rainfall: band',
    banded(rain, () =>
      raisedByDrought(
        `(${bandFormula(RAINFALL_BANDS, cell('Rainfall, % of the baseline'))})`,
        `(${bandFormula(DROUGHT_MODIFIERS, cell('Latest year, % of the baseline'), (name) => String(DROUGHT_STEPS[name]))})`,
      ),
    ),
  )
  put('Days at 35 °C or more: change', heat?.['change'] ?? null)
  put('Days at 35 °C or more: now', heat?.['days'] ?? null)
  put(
    'Heat: band',
    banded(heat, () =>
      worst([
        `(${bandFormula(EXTRA_HEAT_BANDS, cell('Days at 35 °C or more: change'))})`,
        `(${bandFormula(HEAT_LEVEL_BANDS, cell('Days at 35 °C or more: now'))})`,
      ]),
    ),
  )
  const bands = (['Warming: band', 'Rainfall: band', 'Heat: band'] as const).filter(
    (title) => sheet.value(row, column(title)) !== null,
  )
  put('Physical risk', bands.length === 0 ? null : live(worst(bands.map(cell))))
  put('Level', bands.length === 0 ? null : live(`MATCH(${cell('Physical risk')},Levels,0)`))
  put('Covered emissions, t CO2-e', emitted[0] === null ? null : live(emitted[0]!))
  put('Scope 1, t CO2-e', emitted[1] === null ? null : live(emitted[1]!))
  put(
    'Larger of both, t CO2-e',
    bands.length === 0 || emitted.every((one) => one === null)
      ? null
      : live(`MAX(${cell('Covered emissions, t CO2-e')},${cell('Scope 1, t CO2-e')})`),
  )
}
