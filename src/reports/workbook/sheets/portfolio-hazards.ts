import {
  bandIn,
  type HazardColumn,
  hazardColumns,
  type PortfolioHazards,
  WORST_FIRST,
} from '../../../domain/company/portfolio-hazards.ts'
import { live, looking } from '../draft/sheet-draft.ts'
import type { WorkbookDraft } from '../draft/workbook-draft.ts'

const words = (code: string): string => code.replaceAll('_', ' ')
function when({ scenario, isNow }: HazardColumn): string {
  if (scenario === null) return 'now'
  const level = /^\d/.test(scenario) ? `${scenario} °C` : scenario
  return isNow ? `now, sites of ${level}` : `at ${level}`
}

/** Columns before those of the hazards. */
const HEADS = ['ABN', 'Sites known', 'Sites located'] as const

/** The worst band among the sites of each company by hazard and scenario, and how many companies have each band. */
export function hazardSheets(draft: WorkbookDraft, companies: readonly PortfolioHazards[]): void {
  const columns = hazardColumns(companies)
  const bands = draft.sheet({
    name: 'Site bands',
    title: 'Hazards at the sites',
    explanation:
      'The worst band among the located sites of each company, now and when the world has warmed by a level (middle of the models). A level counts the sites with a band both now and then; the column before it has the same sites now. An empty cell is not known, which is never low.',
    widths: [15, 12, 12, ...columns.map(() => 16)],
  })
  const header = bands.header([...HEADS, ...columns.map((column) => `${column.label}, ${when(column)}`)])
  for (const company of companies)
    bands.add([
      looking('text', company.abn),
      company.sites_known,
      company.sites_located,
      ...columns.map((column) => {
        const band = bandIn(company, column)
        return looking('text', band === null ? null : words(band))
      }),
    ])
  const last = bands.nextRow - 1
  bands.filterFrom(header)
  const counts = draft.sheet({
    name: 'Hazards',
    title: 'Companies by hazard, scenario and band',
    explanation:
      'Counted on the sheet Site bands. Companies without a band of the hazard are not safe: their sites, or the hazard there, are not known.',
    widths: [24, 14, ...WORST_FIRST.map(() => 12), 14],
  })
  counts.header(['Hazard', 'When', ...WORST_FIRST.map(words), 'no band'])
  for (const [index, column] of columns.entries()) {
    const cells = bands.column(HEADS.length + index, header + 1, last)
    const counted = WORST_FIRST.map((band) => `COUNTIFS(${cells},"${words(band)}")`)
    counts.add([
      looking('text', column.label),
      looking('text', when(column)),
      ...counted.map((formula) => live(formula, 'result')),
      live(`${companies.length}-(${counted.join('+')})`, 'result'),
    ])
  }
}
