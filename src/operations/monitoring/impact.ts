import { type Clock, utcToday } from '../../clock.ts'
import {
  type BundleImpact,
  type CompanyImpact,
  companyImpact,
  type Impact,
  type TargetImpact,
  targetImpacts,
} from '../../domain/monitoring/impact.ts'
import { restatementNote } from '../../domain/monitoring/restatement-note.ts'
import { compareText } from '../../domain/text-order.ts'
import type { Database } from '../../store/database.ts'
import { bundlesByCompany, watchedWithRecords } from '../../store/monitoring.ts'
import { watchedAbns } from '../../store/watchlists.ts'
import { choosePeriod } from '../disclosure/choose-period.ts'
import { discloseWith } from '../disclosure/gather-disclosure.ts'
import { readTenantInputs } from '../disclosure/tenant-inputs.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { compareCompanies } from './compare-companies.ts'
import { touchedCompanies } from './touched-companies.ts'

/** Companies that one answer compares; the rest are counted, and a watchlist narrows the question. */
const COMPANY_LIMIT = 2000

export interface ImpactQuestion {
  readonly tenantId: string
  readonly before: SnapshotView
  readonly after: SnapshotView
  readonly materialityPercent: number
  /** Only companies of this watchlist. */
  readonly watchlist?: string | undefined
  /** Told how much there is to compare before it is compared; may refuse by throwing. */
  readonly onReach?: (reach: { readonly companies: number; readonly withRecords: number }) => Promise<void>
}

export interface ImpactResult extends Impact {
  readonly watched: number
  /** Whose figures may differ, and were compared. */
  readonly compared: number
  /** Whose figures may differ, and were not compared. */
  readonly left_out: number
  readonly note: string
}

/** What the step from one snapshot to another means to the companies, targets and bundles of a tenant. */
export async function assessImpact(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Uint8Array },
  question: ImpactQuestion,
): Promise<ImpactResult> {
  const { tenantId, before, after, materialityPercent } = question
  const asTenant = { kind: 'tenant', tenantId } as const
  const watched = await database.as(asTenant, (sql) => watchedAbns(sql, tenantId, question.watchlist))
  const touched = await touchedCompanies({ database, before, after, watched })
  const compared = touched.slice(0, COMPANY_LIMIT)
  const recorded = await withRecords(database, tenantId, compared)
  await question.onReach?.({ companies: compared.length, withRecords: recorded.length })
  const companies: CompanyImpact[] = []
  for await (const company of compareCompanies(database, before, after, compared))
    companies.push(companyImpact(company, materialityPercent))
  companies.sort(byWeight)
  const targets: TargetImpact[] = []
  const today = utcToday(clock)
  for (const abn of recorded) {
    const period = await choosePeriod(database, { tenantId, abn, today })
    const asked = { tenantId, abn, period }
    const own = await readTenantInputs(database, asked, secret)
    const then = await discloseWith(database, before, asked, own)
    const now = await discloseWith(database, after, asked, own)
    targets.push(...targetImpacts(abn, then, now, materialityPercent))
  }
  const bundles = await movedBundles(database, question, companies)
  const impact = { materiality_percent: materialityPercent, companies, targets, bundles }
  return {
    ...impact,
    watched: watched.length,
    compared: compared.length,
    left_out: touched.length - compared.length,
    note: restatementNote({ ...impact, from: before, to: after }),
  }
}

/** Material ones first, then in order of ABN. */
const byWeight = (a: CompanyImpact, b: CompanyImpact): number =>
  Number(b.is_material) - Number(a.is_material) || compareText(a.abn, b.abn)

async function withRecords(
  database: Database,
  tenantId: string,
  compared: readonly string[],
): Promise<string[]> {
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => watchedWithRecords(sql, { tenantId }))
  const wanted = new Set(compared)
  return rows.map(({ abn }) => abn).filter((abn) => wanted.has(abn))
}

/** The newest bundle of each period of the companies that moved, unless it was made from the later data already. */
async function movedBundles(
  database: Database,
  { tenantId, after }: ImpactQuestion,
  companies: readonly CompanyImpact[],
): Promise<BundleImpact[]> {
  const weight = new Map(companies.map(({ abn, is_material }) => [abn, is_material]))
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    bundlesByCompany(sql, tenantId, [...weight.keys()]),
  )
  return rows
    .filter(({ snapshot }) => snapshot !== after.id)
    .map((row) => ({ ...row, is_material: weight.get(row.abn) === true }))
}
