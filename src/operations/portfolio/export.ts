import { bandIn } from '../../domain/company/portfolio-hazards.ts'
import { sourceOf } from '../../domain/disclosure/report/compose.ts'
import { PORTFOLIO_FORMULAS } from '../../domain/portfolio/formula.ts'
import { isSupported } from '../../domain/portfolio/holding.ts'
import { holdingsCsv } from '../../domain/portfolio/holdings-file.ts'
import type { AttributedHolding, Portfolio } from '../../domain/portfolio/portfolio.ts'
import { PORTFOLIO_CAVEATS } from '../../domain/portfolio/reasons.ts'
import {
  BREAKDOWNS,
  breakdown,
  nameOf,
  stateOfHolding,
  topContributors,
  totalsOfPart,
  totalsOfWhole,
  whyOf,
} from '../../domain/portfolio/summary.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import { packFile, zipFiles } from '../../reports/bundle/zip.ts'
import { composePortfolioManifest, portfolioContent } from '../../reports/portfolio/bundle.ts'
import type {
  ExportedPortfolio,
  ExportedRisk,
  HoldingLabel,
  HoldingWord,
  StatedPart,
  StatedTable,
} from '../../reports/portfolio/exported-portfolio.ts'
import type { RenderProfile } from '../company/export-profile.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { ComputedPortfolio } from './preview.ts'

export const PORTFOLIO_FORMATS = ['json', 'csv', 'xlsx', 'pdf', 'zip'] as const
export type PortfolioFormat = (typeof PORTFOLIO_FORMATS)[number]

/** What a file of a portfolio is called and of which version it is; a preview has none. */
export interface NamedPortfolio {
  readonly title: string
  readonly id: string | null
  readonly version: number | null
  readonly body_sha256: string | null
  /** What it is compared with; null where it is not. */
  readonly since: string | null
}

interface Makers {
  readonly render: RenderProfile
  /** Opened only where something is to be signed. */
  readonly signer: () => Promise<Signer>
}

const NOT_KNOWN = 'Not known'
const NOT_ASSESSED = 'Not assessed'
const CONTRIBUTORS = 7

/** A portfolio as a file. `answer` is what the API says of it. The same portfolio and snapshot give the same bytes. */
export async function exportPortfolioFile(
  format: PortfolioFormat,
  found: ComputedPortfolio,
  {
    snapshot,
    named,
    answer,
  }: { readonly snapshot: SnapshotView; readonly named: NamedPortfolio; readonly answer: object },
  { render, signer }: Makers,
): Promise<Uint8Array> {
  if (format === 'csv') return Buffer.from(holdingsCsv(found.portfolio, found.bands))
  if (format === 'json') return jsonOf({ portfolio: named, snapshot: snapshot.id, ...answer })
  const book = exportedBook(found, snapshot, named)
  if (format !== 'zip') return await render({ book, format })
  const content = portfolioContent({
    portfolio: { ...named, balance_date: book.balance_date },
    snapshot: book.snapshot,
    evidence_hash: found.evidence_hash,
    formulas: PORTFOLIO_FORMULAS.formulas,
    given: book.given,
    given_change: book.change?.given ?? null,
    answer,
  })
  const files = [
    { name: 'portfolio.json', bytes: content },
    { name: 'holdings.csv', bytes: Buffer.from(holdingsCsv(found.portfolio, found.bands)) },
    { name: 'portfolio.xlsx', bytes: await render({ book, format: 'xlsx' }) },
    { name: 'portfolio.pdf', bytes: await render({ book, format: 'pdf' }) },
    { name: 'sources.json', bytes: jsonOf(book.sources) },
  ]
  const manifest = composePortfolioManifest(
    { snapshot: book.snapshot, evidence_hash: found.evidence_hash, files },
    await signer(),
  )
  return zipFiles(
    [...files, { name: 'manifest.json', bytes: Buffer.from(manifest) }].map(({ name, bytes }) =>
      packFile(name, bytes),
    ),
  )
}

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** The portfolio as plain data. */
function exportedBook(
  found: ComputedPortfolio,
  snapshot: SnapshotView,
  named: NamedPortfolio,
): ExportedPortfolio {
  const { portfolio, releases, change } = found
  const { question, holdings, found: figures, given } = portfolio
  const { outputs } = PORTFOLIO_FORMULAS.formulas.formulas['financed_emissions']!
  const labels = labelsOf(found)
  const table = (title: string, ...by: readonly HoldingWord[]): StatedTable =>
    statedTable(portfolio, labels, { title, by })
  const hasGics = holdings.some(({ holding }) => holding.gics_industry_code !== undefined)
  return {
    title: named.title,
    version: named.version,
    balance_date: question.balance_date,
    registry_year: question.registry_year,
    snapshot: { id: snapshot.id, as_of: snapshot.as_of },
    method: PORTFOLIO_FORMULAS.method,
    given,
    labels,
    totals: Object.fromEntries(outputs.map((name) => [name, figures.number(name)])),
    undrawn_aud: totalsOfWhole(portfolio).undrawn_aud,
    parts: [
      table('By asset class', 'Class'),
      table('By industry', 'Industry division'),
      table('By Safeguard status', 'Safeguard'),
      ...(found.bands === null
        ? []
        : [table('By transition risk', 'Transition risk'), table('By physical risk', 'Physical risk')]),
    ],
    disclosure: [
      table('By ANZSIC division and asset class', 'Industry division', 'Class'),
      ...(hasGics ? [table('By GICS industry and asset class', 'GICS industry', 'Class')] : []),
    ],
    not_covered: statedTable(
      portfolio,
      labels,
      { title: 'Not covered, by reason', by: ['Reason'] },
      ({ status }) => status !== 'covered',
    ),
    contributors: topContributors(portfolio, CONTRIBUTORS).map((one) => ({
      name: one.name ?? one.abn ?? one.holdings[0]!,
      outstanding_aud: one.outstanding_aud,
      scope1_and_2_t: one.scope1_and_2_t,
      share_of_emissions: one.share_of_emissions,
    })),
    risk: exportedRisk(found),
    change: change === null ? null : { since: named.since ?? 'the state before', ...change },
    caveats: PORTFOLIO_CAVEATS.map(({ message }) => message),
    sources: releases.map(sourceOf),
  }
}

/** What a word of the book means to a reader; a column of a table has so few of them that every sum stays readable. */
function labelsOf({ portfolio, bands }: ComputedPortfolio): HoldingLabel[] {
  const { holdings } = portfolio
  const industries = largestIndustries(portfolio)
  return holdings.map((one) => {
    const { abn, company, holding, status } = one
    const band = abn === null ? undefined : bands?.get(abn)
    const gics = BREAKDOWNS['gics_industry']!(one)?.key
    return {
      words: {
        ABN: abn,
        Name: nameOf(one),
        Status: plain(status),
        Reason: one.reason_code === null ? null : plain(one.reason_code),
        Class: isSupported(holding.asset_class) ? plain(holding.asset_class) : 'Other classes',
        'Industry division': BREAKDOWNS['anzsic_division']!(one)?.title ?? NOT_KNOWN,
        'GICS industry':
          gics === undefined ? NOT_KNOWN : industries.has(gics) ? `GICS ${gics}` : 'Other codes',
        State: stateOfHolding(one),
        Safeguard: plain(company?.safeguard?.coverage ?? NOT_KNOWN),
        'Transition risk': bands === null ? null : plain(band?.transition ?? NOT_ASSESSED),
        'Physical risk': bands === null ? null : plain(band?.physical ?? NOT_ASSESSED),
        'Emissions from': emissionsFrom(one),
        'Row of the book': holding.ref ?? null,
      },
      undrawn_aud: holding.undrawn_aud ?? null,
      why: whyOf(one, portfolio),
    }
  })
}

const plain = (code: string): string => {
  const text = code.replaceAll('_', ' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** GICS has 74 industries. Any number of six digits is taken, so the files name the largest and sum up the rest. */
const INDUSTRIES = 100
const largestIndustries = (portfolio: Portfolio): ReadonlySet<string | null> =>
  new Set(
    breakdown(portfolio, BREAKDOWNS['gics_industry']!)
      .slice(0, INDUSTRIES)
      .map(({ key }) => key),
  )

function statedTable(
  portfolio: Portfolio,
  labels: readonly HoldingLabel[],
  { title, by }: Pick<StatedTable, 'title' | 'by'>,
  isMeant: (holding: AttributedHolding) => boolean = () => true,
): StatedTable {
  const keysOf = (row: number): string[] => by.map((word) => labels[row]!.words[word] ?? NOT_KNOWN)
  const meant = [...portfolio.holdings.keys()].filter((row) => isMeant(portfolio.holdings[row]!))
  const groups = Map.groupBy(meant, (row) => keysOf(row).join('\n'))
  const parts = [...groups.values()].map((rows): StatedPart => {
    const { totals, ...part } = totalsOfPart(portfolio, rows)
    const { outstanding_aud, undrawn_aud, covered_aud } = part
    return {
      keys: keysOf(rows[0]!),
      holdings: rows.length,
      outstanding_aud,
      undrawn_aud,
      covered_aud,
      ...totals,
    }
  })
  return {
    title,
    by,
    parts: parts.toSorted(
      (a, b) =>
        Number(a.keys[0] === NOT_KNOWN) - Number(b.keys[0] === NOT_KNOWN) ||
        b.outstanding_aud - a.outstanding_aud ||
        compareText(a.keys.join('\n'), b.keys.join('\n')),
    ),
  }
}

function exportedRisk({ portfolio, bands, risk }: ComputedPortfolio): ExportedRisk | null {
  if (bands === null || risk === null) return null
  const columns = risk.hazards.map(({ hazard, label, scenario }) => ({
    hazard,
    label,
    scenario,
    isNow: scenario === null,
  }))
  const names = new Map(portfolio.holdings.map((one) => [one.abn, nameOf(one)]))
  return {
    amounts: risk,
    columns,
    companies: [...bands]
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([abn, { transition, physical, hazards }]) => ({
        abn,
        name: names.get(abn) ?? null,
        transition,
        physical,
        hazards: columns.map((column) => bandIn(hazards, column)),
      })),
  }
}

function emissionsFrom({ emissions }: AttributedHolding): string | null {
  if (emissions === null) return null
  const year = emissions.reporting_year ?? emissions.year_end
  return [emissions.source, year, emissions.ref].filter((part) => part !== null).join(', ')
}
