import { sourceOf } from '../../domain/disclosure/report/compose.ts'
import { disclosureTables } from '../../domain/portfolio/disclosure-tables.ts'
import { PORTFOLIO_FORMULAS } from '../../domain/portfolio/formula.ts'
import { holdingsCsv } from '../../domain/portfolio/holdings-file.ts'
import type { AttributedHolding } from '../../domain/portfolio/portfolio.ts'
import { PORTFOLIO_CAVEATS } from '../../domain/portfolio/reasons.ts'
import { BREAKDOWNS, breakdown, nameOf, topContributors, whyOf } from '../../domain/portfolio/summary.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import { packFile, zipFiles } from '../../reports/bundle/zip.ts'
import { composePortfolioManifest, portfolioContent } from '../../reports/portfolio/bundle.ts'
import type { ExportedPortfolio, StatedPart } from '../../reports/portfolio/exported-portfolio.ts'
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
}

interface Makers {
  readonly render: RenderProfile
  /** Opened only where something is to be signed. */
  readonly signer: () => Promise<Signer>
}

const NOT_KNOWN = 'Not known'
const CONTRIBUTORS = 8

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
  if (format === 'csv') return Buffer.from(holdingsCsv(found.portfolio))
  if (format === 'json') return jsonOf({ portfolio: named, snapshot: snapshot.id, ...answer })
  const book = exportedBook(found, snapshot, named)
  if (format !== 'zip') return await render({ book, format })
  const content = portfolioContent({
    portfolio: { ...named, balance_date: book.balance_date },
    snapshot: book.snapshot,
    evidence_hash: found.evidence_hash,
    formulas: PORTFOLIO_FORMULAS.formulas,
    given: book.given,
    answer,
  })
  const files = [
    { name: 'portfolio.json', bytes: content },
    { name: 'holdings.csv', bytes: Buffer.from(holdingsCsv(found.portfolio)) },
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
  { portfolio, releases }: ComputedPortfolio,
  snapshot: SnapshotView,
  { title, version }: NamedPortfolio,
): ExportedPortfolio {
  const { question, holdings, found, given } = portfolio
  const { outputs } = PORTFOLIO_FORMULAS.formulas.formulas['financed_emissions']!
  return {
    title,
    version,
    balance_date: question.balance_date,
    registry_year: question.registry_year,
    snapshot: { id: snapshot.id, as_of: snapshot.as_of },
    method: PORTFOLIO_FORMULAS.method,
    given,
    labels: holdings.map((one) => ({
      id: one.id,
      abn: one.abn,
      name: nameOf(one),
      status: one.status,
      why: whyOf(one, portfolio),
      emissions_from: emissionsFrom(one),
      ref: one.holding.ref ?? null,
      state: one.holding.state ?? one.company?.state ?? null,
      division: BREAKDOWNS['anzsic_division']!(one)?.title ?? NOT_KNOWN,
      flags: one.flags,
    })),
    totals: Object.fromEntries(outputs.map((name) => [name, found.number(name)])),
    parts: {
      'Asset class': partsBy(holdings, 'asset_class'),
      'Industry division': partsBy(holdings, 'anzsic_division'),
    },
    contributors: topContributors(portfolio, CONTRIBUTORS).map((one) => ({
      name: one.name ?? one.abn ?? one.holdings[0]!,
      outstanding_aud: one.outstanding_aud,
      scope1_and_2_t: one.scope1_and_2_t,
      share_of_emissions: one.share_of_emissions,
    })),
    excluded: disclosureTables(holdings).excluded,
    caveats: PORTFOLIO_CAVEATS.map(({ message }) => message),
    sources: releases.map(sourceOf),
  }
}

const partsBy = (holdings: readonly AttributedHolding[], by: string): StatedPart[] =>
  breakdown(holdings, BREAKDOWNS[by]!).map(({ title, outstanding_aud, covered_aud, totals }) => ({
    title: title ?? NOT_KNOWN,
    outstanding_aud,
    covered_aud,
    scope1_t: totals.scope1_t,
    scope2_t: totals.scope2_t,
    scope1_and_2_t: totals.scope1_and_2_t,
  }))

function emissionsFrom({ emissions }: AttributedHolding): string | null {
  if (emissions === null) return null
  const year = emissions.reporting_year ?? emissions.year_end
  return [emissions.source, year, emissions.ref].filter((part) => part !== null).join(', ')
}
