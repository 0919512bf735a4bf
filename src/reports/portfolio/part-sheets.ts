import { RISK_LEVELS } from '../../domain/company/bands.ts'
import type { BandAmounts } from '../../domain/portfolio/risk-amounts.ts'
import { at, type Content, live, looking, type SheetDraft } from '../workbook/draft/sheet-draft.ts'
import type { WorkbookDraft } from '../workbook/draft/workbook-draft.ts'
import type { ExportedPortfolio, ExportedRisk, StatedPart, StatedTable } from './exported-portfolio.ts'
import type { FormulaSheets } from './formula-sheets.ts'
import type { TieOut } from './tie-out.ts'

/** What is summed up of a part, and the column of the sheet Holdings that has it. */
const FIGURES = [
  ['outstanding_aud', 'Outstanding, A$', 'outstanding_aud'],
  ['undrawn_aud', 'Undrawn, A$', 'Undrawn, A$'],
  ['covered_aud', 'of it covered, A$', 'covered_aud'],
  ['scope1_t', 'Financed scope 1, t CO2-e', 'financed_scope1_t'],
  ['scope2_t', 'Financed scope 2, t CO2-e', 'financed_scope2_t'],
  ['scope1_and_2_t', 'Financed scope 1 and 2, t CO2-e', 'financed_scope1_and_2_t'],
  ['scope3_t', 'Financed scope 3, t CO2-e', 'financed_scope3_t'],
] as const satisfies readonly (readonly [keyof StatedPart, string, string])[]

const COVERED = FIGURES.findIndex(([name]) => name === 'covered_aud')
const KEY_WIDTH = 40

/** Sums by asset class, industry and whatever else tells holdings apart; live over the holdings. */
export function partsSheet(
  draft: WorkbookDraft,
  { parts }: ExportedPortfolio,
  book: FormulaSheets,
  ties: TieOut,
): void {
  const sheet = draft.sheet({
    name: 'Parts',
    title: 'Parts of the portfolio',
    explanation:
      'Sums over the sheet Holdings. A sum of tonnes counts only what is covered: read it with the covered amount.',
    widths: widthsFor(1),
  })
  for (const table of parts) tableOf(sheet, table, book, ties)
}

/** What paragraphs B62 and B63 ask for, and why the rest of the exposure is not covered. */
export function disclosureSheet(
  draft: WorkbookDraft,
  { disclosure, not_covered: rest }: ExportedPortfolio,
  book: FormulaSheets,
  ties: TieOut,
): void {
  const sheet = draft.sheet({
    name: 'B62 and B63',
    title: 'Gross exposure and financed emissions by industry and asset class',
    explanation:
      'AASB S2 paragraphs B62 and B63. Live sums over the sheet Holdings. Undrawn commitments stand apart: nothing is attributed to them. An empty cell is not known, never zero.',
    widths: widthsFor(2),
  })
  for (const table of disclosure) tableOf(sheet, table, book, ties)
  if (rest.parts.length > 0) tableOf(sheet, rest, book, ties)
}

const widthsFor = (keys: number): number[] => [
  ...Array.from({ length: keys }, () => KEY_WIDTH),
  12,
  ...FIGURES.map(() => 20),
  14,
]

/** Every figure of a table is a sum over the holdings that have its words, and is tied to what is stated. */
function tableOf(
  sheet: SheetDraft,
  { title, by, parts }: StatedTable,
  book: FormulaSheets,
  ties: TieOut,
): void {
  sheet.table(title, [...by, 'Holdings', ...FIGURES.map(([, label]) => label), 'Share covered'])
  const first = by.length + 1
  for (const part of parts) {
    const row = sheet.nextRow
    const criteria = by.map((word, column) => `${book.column(word)},${at(row, column)}`).join(',')
    const sums = FIGURES.map(
      ([name, , column]): Content =>
        part[name] === null ? null : live(`SUMIFS(${book.column(column)},${criteria})`, 'result'),
    )
    const [amount, covered] = [at(row, first), at(row, first + COVERED)]
    sheet.add([
      ...part.keys.map((key) => looking('text', key)),
      live(`COUNTIFS(${criteria})`, 'result', '0'),
      ...sums,
      part.outstanding_aud === 0 ? null : live(`${covered}/${amount}`, 'result', '0.0%'),
    ])
    const where = [title, ...part.keys].join(': ')
    ties.add(`${where}: holdings`, sheet.reference(row, by.length), part.holdings)
    for (const [index, [name, label]] of FIGURES.entries())
      ties.add(`${where}: ${label}`, sheet.reference(row, first + index), part[name])
  }
}

const WORDS = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  very_high: 'Very high',
  extreme: 'Extreme',
} as const

/** Amounts by band of transition risk and of each hazard and scenario, down to the companies and their holdings. */
export function riskSheets(
  draft: WorkbookDraft,
  risk: ExportedRisk,
  book: FormulaSheets,
  ties: TieOut,
): void {
  const { amounts, columns, companies } = risk
  const titled = (label: string, scenario: string | null): string =>
    scenario === null ? `${label}, now` : `${label}, ${scenario.replaceAll('_', ' ')}`
  const titles = [
    'Transition risk',
    'Physical risk',
    ...columns.map(({ label, scenario }) => titled(label, scenario)),
  ]
  const bands = draft.sheet({
    name: 'Bands',
    title: 'Bands of the companies',
    explanation:
      'Transition risk, physical risk as the page of the company heads it, and the worst band of each hazard among its located sites. An empty cell is not assessed: that does not mean safe.',
    widths: [16, 40, 20, 12, ...titles.map(() => 18)],
  })
  const header = bands.header(['ABN', 'Name', 'Outstanding, A$', 'Holdings', ...titles])
  for (const { abn, name, transition, physical, hazards } of companies) {
    const own = `${book.column('ABN')},${at(bands.nextRow, 0)}`
    bands.add([
      looking('text', abn),
      looking('text', name),
      live(`SUMIFS(${book.column('outstanding_aud')},${own})`),
      live(`COUNTIFS(${own})`, 'live', '0'),
      ...[transition, physical, ...hazards].map((band) =>
        looking('text', band === null ? null : WORDS[band]),
      ),
    ])
  }
  bands.filterFrom(header)
  const cells = (index: number): string =>
    companies.length === 0
      ? bands.column(index, header, header)
      : bands.column(index, header + 1, bands.nextRow - 1)
  const sheet = draft.sheet({
    name: 'Risk',
    title: 'Amounts by climate risk',
    explanation:
      'Amount outstanding, A$, by band. Live sums over the sheet Bands, which sums up the holdings of each company. What is not assessed is not safe.',
    widths: [40, ...RISK_LEVELS.map(() => 20), 20],
  })
  sheet.header(['Risk', ...RISK_LEVELS.map((band) => WORDS[band]), 'Not assessed'])
  const stated: readonly BandAmounts[] = [amounts.transition, amounts.physical, ...amounts.hazards]
  for (const [index, { by_band, not_assessed_aud }] of stated.entries()) {
    const row = sheet.nextRow
    sheet.add([
      looking('text', titles[index]!),
      ...RISK_LEVELS.map((_, band) =>
        live(`SUMIFS(${cells(2)},${cells(4 + index)},"${WORDS[RISK_LEVELS[band]!]}")`, 'result'),
      ),
    ])
    sheet.set(
      row,
      RISK_LEVELS.length + 1,
      live(`${book.figure('outstanding_aud')!}-SUM(${at(row, 1)}:${at(row, RISK_LEVELS.length)})`, 'result'),
    )
    for (const [place, band] of RISK_LEVELS.entries())
      ties.add(
        `${titles[index]!}: ${WORDS[band]}, A$`,
        sheet.reference(row, place + 1),
        by_band.find((one) => one.band === band)?.outstanding_aud ?? 0,
      )
    ties.add(
      `${titles[index]!}: not assessed, A$`,
      sheet.reference(row, RISK_LEVELS.length + 1),
      not_assessed_aud,
    )
  }
}
