import type { BlockName } from '../../domain/company/blocks.ts'
import { CLIMATE_BLOCKS } from '../../domain/company/profile-blocks.ts'
import {
  type ChangedCompany,
  changedCompany,
  companyFindings,
  type LoadFinding,
  movesBand,
  widelyMovedBands,
} from '../../domain/monitoring/load-findings.ts'
import { facilityYear, type LinksAfter } from '../../domain/monitoring/lost-facilities.ts'
import { oddTotals } from '../../domain/monitoring/odd-totals.ts'
import { blocksReachedBy, reachOf } from '../../domain/monitoring/reach.ts'
import type { ChangedSite } from '../../domain/monitoring/site-findings.ts'
import type { Source } from '../../sources/source.ts'
import type { Sql } from '../../store/database.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { totalsOfReleases } from '../../store/release-totals.ts'
import type { Release } from '../../store/releases.ts'
import { changedSlots } from '../monitoring/changed-slots.ts'
import { touchedCompanies } from '../monitoring/touched-companies.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { compareSites } from './compare-sites.ts'
import type { SitesOfTenant } from './declared-sites-of-all.ts'
import type { SnapshotAnswers } from './snapshot-answers.ts'

/** What a release does to the answers about all companies. */
export interface LoadCoverage {
  /** Companies whose profiles were computed before and after. */
  readonly compared: number
  readonly changed: readonly ChangedCompany[]
  /** Declared sites whose places were looked up before and after. */
  readonly sites_compared: number
  readonly sites: readonly ChangedSite[]
  /** What looks wrong; nothing may go in force with it unless someone says why. */
  readonly findings: readonly LoadFinding[]
}

export const NOTHING_COMPARED: LoadCoverage = {
  compared: 0,
  changed: [],
  sites_compared: 0,
  sites: [],
  findings: [],
}

interface ComparedChange {
  readonly act: 'load' | 'withdrawal'
  readonly source: Source
  readonly release: Release
  readonly before: SnapshotAnswers
  readonly after: SnapshotAnswers
  /** What tenants declared, where the source can move it. */
  readonly sites: readonly SitesOfTenant[]
}

/**
 * Compares the answers about all companies before and after a change of what is in force. Asked inside the transaction that
 * makes it, where both snapshots are visible and nothing is committed yet.
 */
export async function checkCoverage(
  sql: Sql,
  { act, source, release, before, after, sites }: ComparedChange,
): Promise<LoadCoverage> {
  if (before.view.id === after.view.id) return NOTHING_COMPARED
  // A withdrawal brings back what was checked when it was loaded.
  const totals = act === 'withdrawal' ? [] : await totalFindings(sql, source, release, before.view)
  // Nothing is computed from a source that waits for its check.
  if (source.waits_for !== undefined) return { ...NOTHING_COMPARED, findings: totals }
  const companies = await compareAll(sql, source, before, after)
  const places = await compareSites(sql, sites, before.view, after.view)
  return {
    ...companies,
    sites_compared: places.compared,
    sites: places.changed,
    findings: [...totals, ...companies.findings, ...places.findings],
  }
}

async function compareAll(
  sql: Sql,
  source: Source,
  before: SnapshotAnswers,
  after: SnapshotAnswers,
): Promise<Pick<LoadCoverage, 'compared' | 'changed' | 'findings'>> {
  const blocks = blocksReached(before.view, after.view)
  const abns = blocks.length === 0 ? [] : await companiesReached(sql, source, before.view, after.view)
  const changed: ChangedCompany[] = []
  const findings: LoadFinding[] = []
  const links = await linksOf(sql, after.view)
  const then = await before.of(sql, abns, blocks)
  const now = await after.of(sql, abns, blocks)
  let moved = 0
  for (const abn of abns) {
    const [old, young] = [then(abn), now(abn)]
    const name = (young ?? old)?.blocks.entity?.result?.name ?? null
    const step = { abn, name, before: old, after: young }
    const change = changedCompany(step)
    if (change === undefined) continue
    changed.push(change)
    findings.push(...companyFindings(step, links))
    if (movesBand(step)) moved += 1
  }
  return {
    compared: abns.length,
    changed,
    findings: [...findings, ...widelyMovedBands(moved, abns.length)],
  }
}

/** What the Safeguard tables of a snapshot print, and what of it links give to a company. */
async function linksOf(sql: Sql, snapshot: SnapshotView): Promise<LinksAfter> {
  const { facilities, safeguard } = await companyReference(sql, snapshot)
  return {
    years: new Set(safeguard.names_by_year.keys()),
    linked: new Set([...facilities.values()].flat().map(facilityYear)),
  }
}

/**
 * Blocks that differ between the snapshots, if any do. Where the climate is read may depend on the year of the snapshot: series that have
 * become old make room for others.
 */
function blocksReached(before: SnapshotView, after: SnapshotView): readonly BlockName[] {
  const reached = blocksReachedBy(changedSlots(before, after).map(({ source }) => source))
  const isSameYear = before.as_of.slice(0, 4) === after.as_of.slice(0, 4)
  return isSameYear || reached.length === 0 ? reached : [...new Set([...reached, ...CLIMATE_BLOCKS])]
}

/** Reporters of either snapshot that the source can touch. What no event is about may still be in a profile: then all are. */
async function companiesReached(
  sql: Sql,
  { origin }: Source,
  before: SnapshotView,
  after: SnapshotView,
): Promise<string[]> {
  const references = [await companyReference(sql, before), await companyReference(sql, after)]
  const all = [...new Set(references.flatMap(({ names }) => names.map(({ abn }) => abn)))].toSorted()
  if (reachOf(origin.source) === 'nobody') return all
  return touchedCompanies({ database: sql, before, after, watched: all })
}

async function totalFindings(
  sql: Sql,
  { origin, measures, single_decisions: decisions }: Source,
  release: Release,
  before: SnapshotView,
): Promise<LoadFinding[]> {
  const table = ROW_TABLES[origin.source]
  const isDecision = ({ slot }: Release): boolean => decisions !== undefined && slot.startsWith(decisions)
  if (isDecision(release)) return []
  const held = [...before.releases.values()].filter((one) => one.source === origin.source && !isDecision(one))
  if (table === undefined) return rowFindings(held, release)
  const totals = await totalsOfReleases(sql, { table, measures }, [...held.map(({ id }) => id), release.id])
  const added = totals.find(({ release_id }) => release_id === release.id)
  const known = totals.filter(({ release_id }) => release_id !== release.id)
  const replaced = known.find(({ slot }) => slot === release.slot)
  return added === undefined ? [] : oddTotals(known, added, replaced)
}

/** Cells of climate grids and addresses are in tables of their own; that most are still there is told by their number. */
function rowFindings(held: readonly Release[], release: Release): LoadFinding[] {
  const totalsOf = ({ slot, row_count }: Release) => ({
    slot,
    // A grid has the same cells however many years it reaches over.
    observed_from: null,
    observed_to: null,
    totals: { rows: row_count },
  })
  const replaced = held.find(({ slot }) => slot === release.slot)
  return oddTotals(
    held.map(totalsOf),
    totalsOf(release),
    replaced === undefined ? undefined : totalsOf(replaced),
  )
}
