import { looking } from '../workbook/draft/sheet-draft.ts'
import { WorkbookDraft } from '../workbook/draft/workbook-draft.ts'
import { writeWorkbook } from '../workbook/draft/write-workbook.ts'
import { MethodFactors } from '../workbook/formula/method-factors.ts'
import { sourcesSheet } from '../workbook/sheets/lists.ts'
import { type ExportedPortfolio, HOLDING_WORDS, type HoldingWord } from './exported-portfolio.ts'
import { type Beside, FormulaSheets } from './formula-sheets.ts'
import { disclosureSheet, partsSheet, riskSheets } from './part-sheets.ts'
import { TieOut } from './tie-out.ts'

const WIDTHS: Partial<Record<HoldingWord, number>> = {
  Name: 40,
  Reason: 30,
  'Industry division': 34,
  State: 8,
  'Emissions from': 34,
  'Row of the book': 22,
}
const RISK_WORDS: ReadonlySet<HoldingWord> = new Set(['Transition risk', 'Physical risk'])

/** A portfolio as a workbook: every attribution, sum and change is a live formula down to what was sent, and is tied to what the service states. */
export function renderPortfolioBook(portfolio: ExportedPortfolio): Promise<Uint8Array> {
  const draft = new WorkbookDraft()
  const factors = new MethodFactors(draft)
  const ties = new TieOut()
  const book = new FormulaSheets(draft, factors, {
    formula: 'financed_emissions',
    given: portfolio.given,
    table: 'holdings',
    totals: {
      name: 'Totals',
      title: `Financed emissions: ${portfolio.title}`,
      explanation: `On ${portfolio.balance_date}, with emissions of ${portfolio.registry_year ?? 'no year of the registry'} or as brought. Read every total with its coverage: a holding without emissions is in no total, and missing is never zero.`,
    },
    rows: {
      name: 'Holdings',
      title: 'Holdings',
      explanation:
        'What was sent and what is known of each holding, then its attribution as live formulas. An empty cell is not known or not attributed, never zero.',
    },
    before: besideHoldings(portfolio),
    behind: [{ title: 'Why', width: 80, of: (row) => looking('note', portfolio.labels[row]!.why) }],
  })
  for (const [name, stated] of Object.entries(portfolio.totals))
    ties.add(book.label(name), book.figure(name), stated)
  disclosureSheet(draft, portfolio, book, ties)
  partsSheet(draft, portfolio, book, ties)
  if (portfolio.risk !== null) riskSheets(draft, portfolio.risk, book, ties)
  changeSheets(draft, factors, portfolio, ties)
  ties.write(draft)
  sourcesSheet(draft, portfolio.sources)
  return writeWorkbook(draft, [...draft.sheets.values()], {
    title: `Financed emissions: ${portfolio.title}, ${portfolio.balance_date}`,
    description:
      'Computed from what the owner of the portfolio brought and published government data. Not assured.',
    day: portfolio.snapshot.as_of,
    footer: `Snapshot ${portfolio.snapshot.id}, method ${portfolio.method.id} ${portfolio.method.version}`,
  })
}

const besideHoldings = ({ labels, risk }: ExportedPortfolio): Beside[] => [
  ...HOLDING_WORDS.filter((word) => risk !== null || !RISK_WORDS.has(word)).map(
    (word): Beside => ({
      title: word,
      width: WIDTHS[word] ?? 16,
      of: (row) => looking('text', labels[row]!.words[word]),
    }),
  ),
  { title: 'Undrawn, A$', width: 16, of: (row) => labels[row]!.undrawn_aud },
]

/** The published names of causes, by the members in which the service states them. */
const CAUSES = {
  change_t: 'change_t',
  amount_t: 'amount_t',
  attribution_t: 'attribution_t',
  emissions_t: 'emissions_t',
  coverage_t: 'newly_covered_t',
  method_t: 'method_t',
} as const

function changeSheets(
  draft: WorkbookDraft,
  factors: MethodFactors,
  { change }: ExportedPortfolio,
  ties: TieOut,
): void {
  if (change === null) return
  const sheets = new FormulaSheets(draft, factors, {
    formula: 'portfolio_change',
    given: change.given,
    table: 'pairs',
    totals: {
      name: 'Change',
      title: `Change of financed scope 1 and 2 since ${change.since}`,
      explanation: 'Split by cause. The causes add up to the change.',
    },
    rows: {
      name: 'Change by holding',
      title: `Holdings now and in ${change.since}`,
      explanation:
        'Holdings are the same where their ids are. What is not known on one side is empty, never zero.',
    },
    before: [],
    behind: [],
  })
  for (const [figure, member] of Object.entries(CAUSES) as [
    keyof typeof CAUSES,
    (typeof CAUSES)[keyof typeof CAUSES],
  ][])
    ties.add(sheets.label(figure), sheets.figure(figure), change.stated[member])
}
