import { csvCell } from '../export/csv-cell.ts'
import type { AttributedHolding, Portfolio } from './portfolio.ts'
import type { BandsByAbn } from './risk-amounts.ts'
import { nameOf, stateOfHolding, whyOf } from './summary.ts'

type Column = readonly [
  title: string,
  of: (
    one: AttributedHolding,
    all: Portfolio,
    bands: BandsByAbn | null,
  ) => string | number | null | undefined,
]

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['abn', ({ abn }) => abn],
  ['name', (one) => nameOf(one)],
  ['asset_class', ({ holding }) => holding.asset_class],
  ['outstanding_aud', ({ holding }) => holding.outstanding_aud],
  ['undrawn_aud', ({ holding }) => holding.undrawn_aud],
  ['denominator_aud', ({ denominator_aud }) => denominator_aud],
  ['attribution_factor', ({ attribution_factor }) => attribution_factor],
  ['company_scope1_t', ({ emissions }) => emissions?.scope1_t],
  ['company_scope2_t', ({ emissions }) => emissions?.scope2_t],
  ['company_scope3_t', ({ emissions }) => emissions?.scope3_t],
  ['emissions_source', ({ emissions }) => emissions?.source],
  ['emissions_year', ({ emissions }) => emissions?.reporting_year ?? emissions?.year_end],
  ['emissions_release', ({ emissions }) => emissions?.release],
  ['emissions_row', ({ emissions }) => emissions?.ref],
  ['data_quality', ({ emissions, status }) => (status === 'covered' ? emissions!.score : null)],
  ['financed_scope1_t', ({ scope1_t }) => scope1_t],
  ['financed_scope2_t', ({ scope2_t }) => scope2_t],
  ['financed_scope1_and_2_t', ({ scope1_and_2_t }) => scope1_and_2_t],
  ['financed_scope3_t', ({ scope3_t }) => scope3_t],
  ['revenue_aud', ({ revenue }) => revenue?.aud],
  ['intensity_t_per_aud_million', ({ intensity }) => intensity],
  ['anzsic_division', ({ company }) => company?.anzsic?.division?.code],
  ['anzsic_group', ({ company }) => company?.anzsic?.group?.code],
  ['gics_industry_code', ({ holding }) => holding.gics_industry_code],
  ['state', (one) => stateOfHolding(one)],
  ['safeguard', ({ company }) => company?.safeguard?.coverage],
  ['transition_band', ({ abn }, _, bands) => bandsOf(abn, bands)?.transition],
  ['physical_band', ({ abn }, _, bands) => bandsOf(abn, bands)?.physical],
  ['status', ({ status }) => status],
  ['reason_code', ({ reason_code }) => reason_code],
  ['flags', ({ flags }) => flags.join(' ')],
  ['why', (one, all) => whyOf(one, all)],
  ['row_of_the_book', ({ holding }) => holding.ref],
]

const bandsOf = (abn: string | null, bands: BandsByAbn | null) => (abn === null ? undefined : bands?.get(abn))

/** Every holding of a portfolio as a row of CSV, in the order in which they were sent. */
export const holdingsCsv = (portfolio: Portfolio, bands: BandsByAbn | null): string =>
  [
    COLUMNS.map(([title]) => title),
    ...portfolio.holdings.map((one) => COLUMNS.map(([, of]) => csvCell(of(one, portfolio, bands)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
