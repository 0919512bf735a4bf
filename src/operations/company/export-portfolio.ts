import { emptyRow, type PortfolioRow, portfolioRow } from '../../domain/company/portfolio.ts'
import { type PortfolioHazards, portfolioHazards } from '../../domain/company/portfolio-hazards.ts'
import { sourceOf } from '../../domain/disclosure/report/compose.ts'
import { compareText } from '../../domain/text-order.ts'
import type { PortfolioTable } from '../../reports/workbook/render-portfolio-workbook.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { runAbnBatch } from './batch-abns.ts'
import { climateRisks } from './climate-risk.ts'
import { unknownCompany } from './company-emissions.ts'

/** Companies of one file. */
export const PORTFOLIO_LIMIT = 1000

/** Profiles that are in memory at a time: a row is a thousandth of one. */
const AT_A_TIME = 50

export interface ExportedPortfolio {
  readonly table: PortfolioTable
  /** Of every company that was found, in the order given. */
  readonly evidenceHashes: readonly string[]
}

/** A row for each different ABN in the order given, those without a profile with the reason. */
export async function exportedPortfolio(
  database: ReadonlySql,
  snapshot: SnapshotView,
  given: readonly string[],
  register?: RegisterSights,
): Promise<ExportedPortfolio> {
  const abns = [...new Set(given.map((abn) => abn.replaceAll(/\s/g, '')))]
  const rows: PortfolioRow[] = []
  const hazards: PortfolioHazards[] = []
  const evidenceHashes: string[] = []
  const releases = new Map<string, Release>()
  for (let from = 0; from < abns.length; from += AT_A_TIME) {
    const items = await runAbnBatch(
      abns.slice(from, from + AT_A_TIME),
      'continue',
      (wanted) => climateRisks(database, snapshot, wanted, register),
      (abn) => unknownCompany(abn, snapshot, register?.get(abn)),
    )
    for (const { abn, outcome } of items) {
      if ('error' in outcome) {
        rows.push(emptyRow(abn, outcome.error.message))
        continue
      }
      const { abn: found, profile, risk, scenarios } = outcome.ok
      rows.push(portfolioRow(found, profile.profile))
      hazards.push(portfolioHazards(found, risk.sites, scenarios))
      evidenceHashes.push(profile.profile.evidence_hash, risk.evidence_hash)
      // Answers of the register share an id; each is named by its ABN.
      for (const release of [...profile.releases, ...outcome.ok.releases])
        releases.set(`${release.id} ${release.slot}`, release)
    }
  }
  return {
    table: {
      snapshot: { id: snapshot.id, as_of: snapshot.as_of },
      rows,
      hazards,
      sources: inOrder(snapshot, [...releases.values()]).map(sourceOf),
    },
    evidenceHashes,
  }
}

/** Releases in the order of the snapshot, answers of the register behind them. */
const inOrder = (snapshot: SnapshotView, used: readonly Release[]): Release[] => {
  const ids = new Set(used.map(({ id }) => id))
  return [
    ...[...snapshot.releases.values()].filter(({ id }) => ids.has(id)),
    ...used.filter(({ id }) => !snapshot.releases.has(id)).toSorted((a, b) => compareText(a.slot, b.slot)),
  ]
}
