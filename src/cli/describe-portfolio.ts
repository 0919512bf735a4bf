import type { presentPortfolio } from '../api/present/portfolio.ts'
import { RISK_LEVELS } from '../domain/company/bands.ts'
import type { ImportedBook } from '../operations/portfolio/import-file.ts'
import type { PortfolioVersion } from '../operations/portfolio/saved.ts'
import { table } from './output.ts'

const SHOWN = 30
const shown = (value: number | null, digits = 1): string =>
  value === null ? '-' : value.toLocaleString('en-AU', { maximumFractionDigits: digits })
const percent = (value: number | null): string => (value === null ? '-' : `${shown(value * 100)} %`)

/** What an import did, or would do: columns, lines with reasons, names that wait. */
export function describePortfolioImport(found: ImportedBook, dryRun: boolean): string {
  const { reading, lines, counts, amounts, queue, saved } = found
  const reasons = lines
    .filter(({ status }) => status === 'refused' || status === 'doubtful')
    .flatMap(({ status, reasons: own }) => own.map((reason) => ({ status, ...reason })))
  return [
    table(
      ['column', 'read as', 'times'],
      reading.columns.map(({ heading, field, scale }) => [
        heading,
        field ?? '-',
        scale === 1 ? '' : String(scale),
      ]),
    ),
    reasons.length === 0
      ? ''
      : table(
          ['where', 'status', 'column', 'value', 'what'],
          reasons
            .slice(0, SHOWN)
            .map(({ at, status, column, value, message }) => [
              at,
              status,
              column ?? '',
              value ?? '',
              message,
            ]),
        ),
    queue.length === 0
      ? ''
      : table(
          ['name', 'rows', 'outstanding A$', 'best candidate'],
          queue.slice(0, SHOWN).map(({ text, rows, outstanding_aud, candidates }) => {
            const best = candidates?.[0]
            return [
              text,
              String(rows),
              shown(outstanding_aud),
              best === undefined ? '-' : `${best.name}, ${best.abn}, ${best.score.toFixed(2)}`,
            ]
          }),
        ),
    `${counts.lines} lines: ${counts.taken} taken (A$${shown(amounts.taken)}), ${counts.doubtful} doubtful (A$${shown(amounts.doubtful)}), ${counts.refused} refused (A$${shown(amounts.refused)}), ${counts.left_out} left out.`,
    saved === null
      ? dryRun
        ? 'Nothing was saved.'
        : ''
      : saved.changed
        ? `Saved as version ${saved.portfolio.version}.`
        : `Version ${saved.portfolio.version} is the same already.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

export const describePortfolios = (portfolios: readonly PortfolioVersion[]): string =>
  portfolios.length === 0
    ? 'There are no portfolios.'
    : table(
        ['id', 'name', 'balance date', 'holdings', 'version'],
        portfolios.map(({ id, name, balance_date, holding_count, version }) => [
          id,
          name,
          balance_date ?? '',
          String(holding_count),
          String(version),
        ]),
      )

/** Totals, each with what it covers, then who they come from and what is in none of them. */
export function describePortfolio(name: string, answer: Answer): string {
  const { totals, coverage, top_contributors, disclosure_tables, safeguard, change, risk, screening } = answer
  const { by_scope } = coverage
  return [
    `${name}, ${answer.balance_date}: A$${shown(answer.outstanding_aud)} in ${answer.holding_count} holdings, ${percent(coverage.by_amount)} of the amount covered, data quality ${shown(answer.data_quality, 2)}.`,
    table(
      ['financed', 't CO2-e', 'covers'],
      [
        ['scope 1', shown(totals.scope1_t), percent(by_scope.scope1)],
        ['scope 2', shown(totals.scope2_t), percent(by_scope.scope2)],
        ['scope 1 and 2', shown(totals.scope1_and_2_t), percent(by_scope.scope1_and_2)],
        ['scope 3', shown(totals.scope3_t), percent(by_scope.scope3)],
      ],
    ),
    top_contributors.length === 0
      ? ''
      : table(
          ['contributor', 't CO2-e', 'of all'],
          top_contributors.map((one) => [
            one.name ?? one.abn ?? one.holdings[0]!,
            shown(one.scope1_and_2_t),
            percent(one.share_of_emissions),
          ]),
        ),
    describeIndustries(disclosure_tables.by_anzsic),
    reasons('not covered', disclosure_tables.excluded),
    safeguard.shortfall_t === null
      ? ''
      : `Safeguard shortfall ${shown(safeguard.shortfall_t)} t${safeguard.cost_aud === null ? '' : `, A$${shown(safeguard.cost_aud, 0)} at A$${safeguard.price_aud_per_t} a tonne`}.`,
    risk === null ? '' : describeRisk(risk),
    screening === null ? '' : describeScreening(screening),
    change === null
      ? ''
      : `Change ${shown(change.change_t)} t: amount ${shown(change.amount_t)}, denominator ${shown(change.attribution_t)}, emissions ${shown(change.emissions_t)}, coverage ${shown(change.newly_covered_t)}, method ${shown(change.method_t)}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

type Answer = ReturnType<typeof presentPortfolio>

const reasons = (heading: string, rows: Answer['disclosure_tables']['excluded']): string =>
  rows.length === 0
    ? ''
    : table(
        [heading, 'holdings', 'A$'],
        rows.map(({ reason_code, holdings, outstanding_aud }) => [
          reason_code,
          String(holdings),
          shown(outstanding_aud),
        ]),
      )

/** As paragraphs B62 and B63 ask for them. */
const describeIndustries = (rows: Answer['disclosure_tables']['by_anzsic']): string =>
  table(
    ['industry', 'asset class', 'gross A$', 'undrawn A$', 'covered', 'scope 1 t', 'scope 2 t', 'scope 3 t'],
    rows
      .slice(0, SHOWN)
      .map(({ title, asset_class, outstanding_aud, undrawn_aud, coverage, totals }) => [
        title ?? 'not known',
        asset_class,
        shown(outstanding_aud),
        shown(undrawn_aud),
        percent(coverage.by_amount),
        shown(totals.scope1_t),
        shown(totals.scope2_t),
        shown(totals.scope3_t),
      ]),
  )

const describeRisk = ({ transition, physical }: NonNullable<Answer['risk']>): string =>
  table(
    ['A$ by climate risk', ...RISK_LEVELS.map((band) => band.replaceAll('_', ' ')), 'not assessed'],
    Object.entries({ transition, physical }).map(([name, { by_band, not_assessed_aud }]) => [
      name,
      ...RISK_LEVELS.map((band) => shown(by_band.find((one) => one.band === band)?.outstanding_aud ?? 0, 0)),
      shown(not_assessed_aud, 0),
    ]),
  )

const describeScreening = ({
  statement,
  categories,
  not_screened,
}: NonNullable<Answer['screening']>): string =>
  [
    statement,
    table(
      ['scope 3 category, screened', 'low t', 'central t', 'high t', 'holdings', 'of the amount'],
      categories.map(({ category, name, low_t, central_t, high_t, holdings, by_amount }) => [
        `${category}. ${name}`,
        shown(low_t),
        shown(central_t),
        shown(high_t),
        String(holdings),
        percent(by_amount),
      ]),
    ),
    reasons('not screened', not_screened),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
