import { PORTFOLIO_COLUMNS, type PortfolioRow } from '../../domain/company/portfolio.ts'
import type { PortfolioHazards } from '../../domain/company/portfolio-hazards.ts'
import type { ReportSource } from '../../domain/disclosure/report/report.ts'
import { type Content, live, looking, typed } from './draft/sheet-draft.ts'
import { WorkbookDraft } from './draft/workbook-draft.ts'
import { writeWorkbook } from './draft/write-workbook.ts'
import { sourcesSheet } from './sheets/lists.ts'
import { hazardSheets } from './sheets/portfolio-hazards.ts'

/** Many companies of one snapshot with what a reader needs to cite them. */
export interface PortfolioTable {
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly rows: readonly PortfolioRow[]
  /** Of the companies that were found, in the order of the rows. */
  readonly hazards: readonly PortfolioHazards[]
  readonly sources: readonly ReportSource[]
}

const text = (value: string | null): Content => looking('text', value)
const words = (code: string | null): Content => text(code?.replaceAll('_', ' ') ?? null)

interface Column {
  readonly width: number
  readonly content: (row: PortfolioRow) => Content
}

/** The columns of the sheet Companies, one for each member of a row, from left to right. */
const COLUMNS: Readonly<Record<keyof PortfolioRow, Column>> = {
  abn: { width: 15, content: ({ abn }) => text(abn) },
  name: { width: 44, content: ({ name }) => text(name) },
  reporting_year: { width: 12, content: ({ reporting_year }) => text(reporting_year) },
  scope1_t: { width: 16, content: ({ scope1_t }) => typed(scope1_t) },
  scope2_t: { width: 16, content: ({ scope2_t }) => typed(scope2_t) },
  scope1_and_2_t: { width: 18, content: ({ scope1_and_2_t }) => typed(scope1_and_2_t) },
  compound_percent: { width: 14, content: ({ compound_percent }) => typed(compound_percent) },
  percent_from_2018_19: { width: 16, content: ({ percent_from_2018_19 }) => typed(percent_from_2018_19) },
  trend_note: { width: 50, content: ({ trend_note }) => looking('note', trend_note) },
  latest_change_percent: { width: 14, content: ({ latest_change_percent }) => typed(latest_change_percent) },
  trend_percent: { width: 14, content: ({ trend_percent }) => typed(trend_percent) },
  t_per_aud_million: { width: 18, content: ({ t_per_aud_million }) => typed(t_per_aud_million) },
  transition: { width: 14, content: ({ transition }) => words(transition) },
  safeguard: { width: 20, content: ({ safeguard }) => words(safeguard) },
  state: { width: 8, content: ({ state }) => text(state) },
  activity: { width: 40, content: ({ activity }) => text(activity) },
  reason: { width: 70, content: ({ reason }) => looking('note', reason) },
}

const NAMES = Object.keys(COLUMNS) as readonly (keyof PortfolioRow)[]
const FIGURES = (['scope1_t', 'scope2_t', 'scope1_and_2_t'] as const).map((name) => NAMES.indexOf(name))

/** A portfolio as a workbook: a row a company, sums by year that are live, sources. The same rows give the same bytes. */
export function renderPortfolioWorkbook({
  snapshot,
  rows,
  hazards,
  sources,
}: PortfolioTable): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  companiesSheet(draft, rows, snapshot.as_of)
  totalsSheet(draft, rows)
  if (hazards.length > 0) hazardSheets(draft, hazards)
  sourcesSheet(draft, sources)
  return writeWorkbook(draft, [...draft.sheets.values()], {
    title: `Portfolio of ${rows.length} companies`,
    description: 'Made only from published government data. Not assured.',
    day: snapshot.as_of,
    footer: `Snapshot ${snapshot.id}`,
  })
}

function companiesSheet(draft: WorkbookDraft, rows: readonly PortfolioRow[], day: string): void {
  const sheet = draft.sheet({
    name: 'Companies',
    title: 'Portfolio',
    explanation: `Latest published figures as at ${day}. An empty cell means not known, never zero.`,
    widths: NAMES.map((name) => COLUMNS[name].width),
  })
  const header = sheet.header(NAMES.map((name) => PORTFOLIO_COLUMNS[name].title))
  for (const row of rows) sheet.add(NAMES.map((name) => COLUMNS[name].content(row)))
  sheet.filterFrom(header)
}

/** Sums by the latest year of each company: years are never added together. */
function totalsSheet(draft: WorkbookDraft, rows: readonly PortfolioRow[]): void {
  const companies = draft.sheets.get('Companies')!
  const [first, last] = [companies.headerRow! + 1, companies.nextRow - 1]
  const years = [...new Set(rows.flatMap(({ reporting_year }) => reporting_year ?? []))].sort().reverse()
  const sheet = draft.sheet({
    name: 'Totals',
    title: 'Totals by year',
    explanation:
      'Each company counts only in its latest year, and years are never added together. Companies without a figure are left out of totals.',
    widths: [16, 14, 20, 20, 22],
  })
  sheet.header([
    'Reporting year',
    'Companies',
    'Scope 1, t CO2-e',
    'Scope 2, t CO2-e',
    'Scope 1 and 2, t CO2-e',
  ])
  const ofYear = companies.column(NAMES.indexOf('reporting_year'), first, last)
  for (const year of years)
    sheet.add([
      text(year),
      live(`COUNTIFS(${ofYear},"${year}")`, 'result'),
      ...FIGURES.map((column) =>
        live(`SUMIFS(${companies.column(column, first, last)},${ofYear},"${year}")`, 'result'),
      ),
    ])
}
