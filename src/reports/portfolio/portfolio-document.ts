import { RISK_LEVELS } from '../../domain/company/bands.ts'
import { day, number, short, words } from '../format.ts'
import type { Block, Fact, PdfDocument, Table } from '../pdf/document.ts'
import type { ExportedPortfolio, StatedPart } from './exported-portfolio.ts'

const NOTICE =
  'Computed from what the owner of the portfolio brought and from published government data. Not assured.'
const TONNES = 't CO₂-e'
const REASONS_SHOWN = 4
/** Rows by industry and asset class; risk and change take the room of some. */
const ROWS = 16
const ROWS_OF_RISK = 4
const ROWS_OF_CHANGE = 3
const NAME_LETTERS = 60
const INDUSTRY_LETTERS = 30

const known = (
  value: number | null | undefined,
  shown: (value: number) => string,
  absent = 'not known',
): string => (value === null || value === undefined ? absent : shown(value))
const percent = (value: number | null | undefined): string =>
  known(value, (share) => `${number(share * 100, 1)} %`)
const aud = (value: number | null | undefined): string => known(value, (amount) => `A$${short(amount)}`)
const tonnes = (value: number | null | undefined): string =>
  known(value, (amount) => number(amount, amount !== 0 && amount < 100 ? 1 : 0))

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
        ...further(portfolio),
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
        blocks: [
          figures(portfolio),
          ...changes(portfolio),
          contributors(portfolio),
          disclosure(portfolio, roomFor(portfolio)),
          ...risks(portfolio),
          ...missing(portfolio),
        ],
      },
    ],
  }
}

const roomFor = ({ risk, change }: ExportedPortfolio): number =>
  ROWS - (risk === null ? 0 : ROWS_OF_RISK) - (change === null ? 0 : ROWS_OF_CHANGE)

/** What stands apart from the totals. */
const further = ({ totals, undrawn_aud }: ExportedPortfolio): Fact[] => [
  {
    label: 'Undrawn',
    value: aud(undrawn_aud),
    small: 'commitments that are not drawn; nothing is attributed to them',
  },
  {
    label: 'Safeguard shortfall',
    value: `${tonnes(totals['shortfall_t'])} ${TONNES}`,
    small: known(totals['shortfall_cost_aud'], (cost) => `${aud(cost)} at the price given`, 'no price given'),
  },
  {
    label: 'Methane',
    value: `${tonnes(totals['methane_t'])} ${TONNES}`,
    small: 'attributed, of coal, oil and gas clients; part of scope 1',
  },
  {
    label: 'With a target',
    value: known(totals['target_coverage_percent'], (value) => `${number(value, 1)} % of the amount`),
    small: 'in companies with a declared or validated target',
  },
]

function figures({ totals }: ExportedPortfolio): Block {
  const covers = (name: string): string => `covers ${percent(totals[name])} of the amount`
  const figure = (label: string, value: string, unit: string, note: string) => ({ label, value, unit, note })
  return {
    kind: 'figures',
    items: [
      figure('Scope 1', tonnes(totals['scope1_t']), TONNES, covers('scope1_by_amount')),
      figure('Scope 2', tonnes(totals['scope2_t']), TONNES, covers('scope2_by_amount')),
      figure('Scope 3, as reported', tonnes(totals['scope3_t']), TONNES, covers('scope3_by_amount')),
      figure(
        'Intensity (WACI)',
        tonnes(totals['waci']),
        't per A$ million revenue',
        covers('waci_by_amount'),
      ),
    ],
  }
}

const contributors = ({ contributors: rows }: ExportedPortfolio): Table => ({
  kind: 'table',
  caption: 'Largest contributors to financed scope 1 and 2',
  columns: [left('Company'), right('Outstanding'), right(TONNES), right('Share')],
  rows: rows.map(({ name, outstanding_aud, scope1_and_2_t, share_of_emissions }) =>
    cells(
      shortened(name, NAME_LETTERS),
      aud(outstanding_aud),
      tonnes(scope1_and_2_t),
      percent(share_of_emissions),
    ),
  ),
})

/** A name may have 120 letters; a line has room for fewer. */
const shortened = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`

const left = (title: string) => ({ title, share: 1, align: 'left' as const })
const right = (title: string) => ({ title, share: 0, align: 'right' as const })
const cells = (...texts: readonly string[]) => texts.map((text) => ({ text }))

/** The largest parts, and in one row what is not listed: two pages hold no more. */
function disclosure({ disclosure: [table] }: ExportedPortfolio, room: number): Table {
  const all = table!.parts
  const shown = all.length <= room ? all : all.slice(0, room - 1)
  const rest = all.slice(shown.length)
  const row = (industry: string, assetClass: string, part: Omit<StatedPart, 'keys'>) =>
    cells(
      shortened(industry, INDUSTRY_LETTERS),
      assetClass,
      aud(part.outstanding_aud),
      part.undrawn_aud === null ? '' : aud(part.undrawn_aud),
      percent(part.outstanding_aud === 0 ? null : part.covered_aud / part.outstanding_aud),
      ...[part.scope1_t, part.scope2_t, part.scope3_t].map((t) => (t === null ? '' : tonnes(t))),
    )
  return {
    kind: 'table',
    caption: `By industry and asset class (B62 and B63), ${TONNES}. An empty cell is not known.`,
    columns: [
      left('Industry'),
      { ...left('Asset class'), share: 0 },
      ...['Gross', 'Undrawn', 'Covered', 'Scope 1', 'Scope 2', 'Scope 3'].map(right),
    ],
    rows: [
      ...shown.map((part) => row(part.keys[0]!, part.keys[1]!, part)),
      ...(rest.length === 0 ? [] : [row(`${rest.length} more: see the workbook`, '', sumOf(rest))]),
    ],
  }
}

function sumOf(parts: readonly StatedPart[]): Omit<StatedPart, 'keys'> {
  const sum = (name: keyof Omit<StatedPart, 'keys'>): number | null => {
    const values = parts.flatMap((part) => part[name] ?? [])
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0)
  }
  return {
    holdings: sum('holdings')!,
    outstanding_aud: sum('outstanding_aud')!,
    undrawn_aud: sum('undrawn_aud'),
    covered_aud: sum('covered_aud')!,
    scope1_t: sum('scope1_t'),
    scope2_t: sum('scope2_t'),
    scope1_and_2_t: sum('scope1_and_2_t'),
    scope3_t: sum('scope3_t'),
  }
}

const capital = (code: string): string => `${code.charAt(0).toUpperCase()}${words(code).slice(1)}`

/** Amounts by band over all hazards; each hazard and scenario is in the workbook. */
const risks = ({ risk }: ExportedPortfolio): Block[] =>
  risk === null
    ? []
    : [
        {
          kind: 'table',
          caption: 'Amount by climate risk of the company. Hazards and scenarios are in the workbook.',
          columns: [left('Risk'), ...RISK_LEVELS.map((band) => right(capital(band))), right('Not assessed')],
          rows: (['transition', 'physical'] as const).map((name) => {
            const { by_band, not_assessed_aud } = risk.amounts[name]
            const of = (band: string): number =>
              by_band.find((one) => one.band === band)?.outstanding_aud ?? 0
            return cells(capital(name), ...RISK_LEVELS.map((band) => aud(of(band))), aud(not_assessed_aud))
          }),
        },
      ]

const CAUSES = [
  ['amount_t', 'amounts'],
  ['attribution_t', 'denominators'],
  ['emissions_t', 'emissions'],
  ['newly_covered_t', 'coverage'],
  ['method_t', 'method'],
] as const

function changes({ change }: ExportedPortfolio): Block[] {
  if (change === null) return []
  const { since, stated } = change
  const signed = (value: number): string =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${tonnes(Math.abs(value))}`
  const causes = CAUSES.map(([member, name]) => `${name} ${signed(stated[member])}`).join(', ')
  return [
    {
      kind: 'paragraph',
      text: `Since ${since}, financed scope 1 and 2 changed from ${tonnes(stated.before_t)} to ${tonnes(stated.after_t)} t: by ${causes}. ${stated.added} added, ${stated.removed} removed.`,
    },
  ]
}

/** What is in no total, the largest amounts first. */
function missing({ not_covered: { parts } }: ExportedPortfolio): Block[] {
  if (parts.length === 0) return []
  const shown = parts.length <= REASONS_SHOWN ? parts : parts.slice(0, REASONS_SHOWN - 1)
  const rest = parts.slice(shown.length)
  const line = (title: string, { holdings, outstanding_aud }: Omit<StatedPart, 'keys'>): string =>
    `Not covered: ${title}, ${holdings} ${holdings === 1 ? 'holding' : 'holdings'}, ${aud(outstanding_aud)}`
  return [
    {
      kind: 'list',
      items: [
        ...shown.map((part) => line(part.keys[0]!.toLowerCase(), part)),
        ...(rest.length === 0 ? [] : [line(`${rest.length} further reasons, in the workbook`, sumOf(rest))]),
      ],
    },
  ]
}
