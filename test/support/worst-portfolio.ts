import { itemsOfImport, itemsOfReading, itemsOfWriting } from '../../src/api/platform/items.ts'
import { abnOfAcn } from '../../src/domain/abn.ts'
import type { Worst } from './worst-ground.ts'
import { unknownWords } from './worst-text.ts'

const acnAt = (at: number): string => String(100_000_000 + at)

/** As many holdings as a request takes, each in a company of its own that nobody knows, with emissions and a name. */
const holdings = (turn: number): object[] =>
  Array.from({ length: 10_000 }, (_, row) => ({
    id: `${turn}-${row}`.padEnd(64, 'x'),
    abn: abnOfAcn(acnAt(row)),
    name: 'N'.repeat(120),
    asset_class: row % 2 === 0 ? 'business_loan' : 'listed_equity',
    outstanding_aud: 1000 + row,
    ...(row % 2 === 0 ? { total_equity_aud: -1, total_debt_aud: 7e6 + row } : { evic_aud: 9e6 + row }),
    own_emissions: { scope1_t: row / 7, scope2_t: row / 3 },
    gics_industry_code: String(10_000_000 + row),
  }))

const NAMES = 10_000
const LOOKED_UP = 100
const FILE_ITEMS = 10

/** As many lines as a book may have, each a name of its own that nobody bears. */
const book = (turn: number): string =>
  [
    'Borrower,Facility type,Exposure,Total equity,Total debt',
    ...Array.from(
      { length: NAMES },
      (_, row) => `${unknownWords(turn * NAMES + row, 110, 8)},Term loan,1000,2000,3000`,
    ),
  ].join('\n')

const saved = (turn: number): object => ({
  name: 'N'.repeat(200),
  balance_date: '2025-12-31',
  holdings: holdings(turn),
})

/** The routes of portfolios by their operation ids. */
export const WORST_OF_PORTFOLIOS: Readonly<Record<string, Worst>> = {
  previewPortfolio: ({ turn }) => {
    const body = { balance_date: '2025-12-31', holdings: holdings(turn), include: ['risk'] }
    return [{ url: '/v1/portfolios/preview', body, items: itemsOfWriting(JSON.stringify(body).length) }]
  },
  exportPortfolioPreview: ({ turn }) => {
    const body = { balance_date: '2025-12-31', holdings: holdings(turn) }
    const items = FILE_ITEMS + itemsOfWriting(JSON.stringify(body).length)
    return [{ url: '/v1/portfolios/preview/export?format=zip', body, items }]
  },
  resolvePortfolioLines: ({ turn }) => [
    {
      url: '/v1/portfolios/resolve',
      body: { lines: Array.from({ length: 1000 }, (_, row) => unknownWords(turn * 1000 + row, 190, 8)) },
      items: 100,
    },
  ],
  putPortfolio: ({ turn }) => {
    const body = saved(turn)
    const url = `/v1/portfolios/worst${turn}`
    return [{ url, body, items: itemsOfWriting(JSON.stringify(body).length) }]
  },
  listPortfolios: () => [{ url: '/v1/portfolios?limit=200' }],
  getPortfolio: ({ turn }) => [{ url: `/v1/portfolios/worst${turn}` }],
  listPortfolioVersions: ({ turn }) => [
    {
      url: `/v1/portfolios/worst${turn}/history?limit=200`,
      items: itemsOfReading(JSON.stringify(holdings(turn)).length),
    },
  ],
  getFinancedEmissions: ({ turn }) => [
    {
      url: `/v1/portfolios/worst${turn}/financed-emissions?risk=true`,
      items: itemsOfReading(JSON.stringify(saved(turn)).length),
    },
  ],
  exportFinancedEmissions: ({ turn }) => [
    {
      url: `/v1/portfolios/worst${turn}/financed-emissions/export?format=xlsx`,
      items: FILE_ITEMS + itemsOfReading(JSON.stringify(saved(turn)).length),
    },
  ],
  importPortfolio: ({ turn }) => {
    const body = Buffer.from(book(turn))
    return [
      {
        url: `/v1/portfolios/names${turn}/imports?name=worst.csv&balance_date=2025-12-31&dry_run=true&limit=20000&holdings=true`,
        body,
        type: 'application/octet-stream',
        items: itemsOfImport(body.length) + LOOKED_UP / 10,
        isSpent: true,
      },
    ]
  },
  choosePortfolioCompanies: ({ turn }) => {
    const choices = Array.from({ length: 10_000 }, (_, row) => ({
      id: `${turn}-${row}`.padEnd(64, 'x'),
      abn: abnOfAcn(acnAt(row)),
    }))
    return [
      {
        url: `/v1/portfolios/worst${turn}/choices`,
        body: { choices },
        items: itemsOfWriting(JSON.stringify({ choices }).length),
      },
    ]
  },
  deletePortfolio: ({ turn }) => [{ url: `/v1/portfolios/worst${turn}?reason=worst` }],
}
