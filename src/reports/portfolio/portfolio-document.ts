import { day, number, short, words } from '../format.ts'
import type { Block, PdfDocument, Table } from '../pdf/document.ts'
import type { ExportedPortfolio, StatedPart } from './exported-portfolio.ts'

const NOTICE =
  'Computed from what the owner of the portfolio brought and from published government data. Not assured.'
const TONNES = 't CO₂-e'
const REASONS_SHOWN = 4
const PARTS_SHOWN = 6

const known = (value: number | null | undefined, shown: (value: number) => string): string =>
  value === null || value === undefined ? 'not known' : shown(value)
const percent = (value: number | null | undefined): string =>
  known(value, (share) => `${number(share * 100, 1)} %`)
const aud = (value: number | null | undefined): string => known(value, (amount) => `A$${short(amount)}`)
const tonnes = (value: number | null | undefined): string =>
  known(value, (amount) => number(amount, amount < 100 ? 1 : 0))

/** Two pages for a committee: what is financed, how much of it is known, where it comes from, and what is missing. */
export function portfolioDocument(portfolio: ExportedPortfolio): PdfDocument {
  const { title, balance_date, snapshot, method, totals, registry_year } = portfolio
  return {
    title: `Financed emissions: ${title}`,
    description: NOTICE,
    date: snapshot.as_of,
    has_contents: false,
    footer: `${title}, ${day(balance_date)}, snapshot ${snapshot.id}, ${method.id} ${method.version}`,
    cover: {
      kind: 'Financed emissions',
      name: title,
      subtitle: `On ${day(balance_date)}`,
      facts: [
        {
          label: 'Scope 1 and 2',
          value: `${tonnes(totals['scope1_and_2_t'])} ${TONNES}`,
          small: `covers ${percent(totals['scope1_and_2_by_amount'])} of the amount`,
        },
        {
          label: 'Outstanding',
          value: aud(totals['outstanding_aud']),
          small: `${portfolio.labels.length} holdings; ${percent(totals['by_amount'])} of the amount and ${percent(totals['by_count'])} of the holdings covered`,
        },
        {
          label: 'Data quality',
          value: known(totals['data_quality'], (score) => number(score, 2)),
          small: 'score from 1 (best) to 5, weighted by the covered amount',
        },
        {
          label: 'Registry year',
          value: registry_year ?? 'none',
          small: 'the latest that ended by the balance date',
        },
        { label: 'Data', value: `As at ${day(snapshot.as_of)}`, small: snapshot.id },
        {
          label: 'Method',
          value: `${method.id} ${method.version}`,
          small: 'after part A of the PCAF standard',
        },
      ],
      notice: `${NOTICE} ${portfolio.caveats.join(' ')}`,
      warning: null,
    },
    sections: [
      {
        title: 'What is financed',
        starts_page: true,
        blocks: [figures(portfolio), contributors(portfolio), parts(portfolio), ...missing(portfolio)],
      },
    ],
  }
}

function figures({ totals }: ExportedPortfolio): Block {
  return {
    kind: 'figures',
    items: [
      {
        label: 'Scope 1',
        value: tonnes(totals['scope1_t']),
        unit: TONNES,
        note: `covers ${percent(totals['scope1_by_amount'])} of the amount`,
      },
      {
        label: 'Scope 2',
        value: tonnes(totals['scope2_t']),
        unit: TONNES,
        note: `covers ${percent(totals['scope2_by_amount'])} of the amount`,
      },
      {
        label: 'Intensity (WACI)',
        value: tonnes(totals['waci']),
        unit: 't per A$ million revenue',
        note: `covers ${percent(totals['waci_by_amount'])} of the amount`,
      },
      {
        label: 'Safeguard shortfall',
        value: tonnes(totals['shortfall_t']),
        unit: TONNES,
        note: known(totals['shortfall_cost_aud'], (cost) => `${aud(cost)} at the price given`),
      },
    ],
  }
}

const contributors = ({ contributors: rows }: ExportedPortfolio): Table => ({
  kind: 'table',
  caption: 'Largest contributors to financed scope 1 and 2',
  columns: [
    { title: 'Company', share: 1, align: 'left' },
    { title: 'Outstanding', share: 0, align: 'right' },
    { title: TONNES, share: 0, align: 'right' },
    { title: 'Share', share: 0, align: 'right' },
  ],
  rows: rows.map(({ name, outstanding_aud, scope1_and_2_t, share_of_emissions }) =>
    [name, aud(outstanding_aud), tonnes(scope1_and_2_t), percent(share_of_emissions)].map((text) => ({
      text,
    })),
  ),
})

function parts({ parts: all }: ExportedPortfolio): Table {
  const rows: readonly StatedPart[] = [
    ...all['Asset class'],
    ...all['Industry division'].slice(0, PARTS_SHOWN),
  ]
  return {
    kind: 'table',
    caption: 'By asset class, and by the largest industries',
    columns: [
      { title: 'Part', share: 1, align: 'left' },
      { title: 'Outstanding', share: 0, align: 'right' },
      { title: 'Covered', share: 0, align: 'right' },
      { title: `Scope 1 and 2, ${TONNES}`, share: 0, align: 'right' },
    ],
    rows: rows.map(({ title, outstanding_aud, covered_aud, scope1_and_2_t }) =>
      [
        words(title),
        aud(outstanding_aud),
        percent(outstanding_aud === 0 ? null : covered_aud / outstanding_aud),
        tonnes(scope1_and_2_t),
      ].map((text) => ({ text })),
    ),
  }
}

/** What is in no total, the largest amounts first. */
const missing = ({ excluded }: ExportedPortfolio): Block[] =>
  excluded.length === 0
    ? []
    : [
        {
          kind: 'list',
          items: excluded
            .slice(0, REASONS_SHOWN)
            .map(
              ({ reason_code, holdings, outstanding_aud }) =>
                `Not covered: ${words(reason_code)}, ${holdings} ${holdings === 1 ? 'holding' : 'holdings'}, ${aud(outstanding_aud)}`,
            ),
        },
      ]
