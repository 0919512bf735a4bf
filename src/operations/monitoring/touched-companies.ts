import { compareNameKeys, normaliseName } from '../../domain/company/identity/entity-name.ts'
import type { SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import { type Reach, reachOf } from '../../domain/monitoring/reach.ts'
import { fieldKinds } from '../../sources/row-schema.ts'
import { changedValues } from '../../store/changed-values.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { requireSource } from '../ingest/read-file.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { type ChangedSlot, changedSlots } from './changed-slots.ts'
import { movedPeers } from './moved-peers.ts'

/** The first reporting year whose registry table prints ABNs; earlier rows are joined by name. */
const FIRST_YEAR_WITH_IDENTIFIERS = '2013-14'

interface Comparison {
  readonly database: ReadonlySql
  readonly before: SnapshotView
  readonly after: SnapshotView
  /** Companies that anyone watches: large tables are compared for these alone. */
  readonly watched: readonly string[]
}

/**
 * Those of the watched companies whose figures may differ between two snapshots, found from the rows that changed:
 * everyone else need not be looked at. In order of ABN.
 */
export async function touchedCompanies(comparison: Comparison): Promise<string[]> {
  if (comparison.watched.length === 0) return []
  const touched = new Set<string>()
  for (const slot of changedSlots(comparison.before, comparison.after)) {
    const found = await TOUCHED_BY[reachOf(slot.source)](comparison, slot)
    if (found === 'everybody') return [...comparison.watched]
    for (const abn of found) touched.add(abn)
  }
  return comparison.watched.filter((abn) => touched.has(abn))
}

type Touched = 'everybody' | readonly string[]

const TOUCHED_BY: Readonly<Record<Reach, (comparison: Comparison, slot: ChangedSlot) => Promise<Touched>>> = {
  nobody: async () => [],
  everybody: async () => 'everybody',
  own_rows: (comparison, slot) => changedIn(comparison, slot, 'abn', comparison.watched),
  async own_rows_and_peers(comparison, slot) {
    const own = await changedIn(comparison, slot, 'abn')
    return [...own, ...(await movedPeers(comparison, own))]
  },
  registry: byRegistry,
  safeguard: bySafeguard,
  generation: async (comparison) =>
    (await references(comparison)).flatMap(({ stations }) => [...stations.keys()]),
}

const references = ({ database, before, after }: Comparison): Promise<CompanyReference[]> =>
  Promise.all([companyReference(database, before), companyReference(database, after)])

/** A year that appears or goes makes every reporter's record longer, shorter or stale. */
async function byRegistry(comparison: Comparison, slot: ChangedSlot): Promise<string[]> {
  if (isWhole(slot) || slot.slot < FIRST_YEAR_WITH_IDENTIFIERS)
    return (await references(comparison)).flatMap(({ names }) => names.map(({ abn }) => abn))
  const own = await changedIn(comparison, slot, 'abn')
  return [...own, ...(await movedPeers(comparison, own, slot.slot))]
}

/**
 * Facilities lead to companies by ABN, by the link table and, where the table prints no ABN, by name. A year that appears or goes
 * touches all of them; links touch the facilities that they name, in any year and spelling.
 */
async function bySafeguard(comparison: Comparison, slot: ChangedSlot): Promise<string[]> {
  const isYear = isWhole(slot) && slot.source === 'safeguard'
  const named = isYear ? [] : await changedIn(comparison, slot, 'facility_name')
  const changed = new Set(named.map(normaliseName))
  const isChanged = ({ facility }: SafeguardRow): boolean => isYear || changed.has(normaliseName(facility))
  return (await references(comparison)).flatMap(({ safeguard, searchable }) => {
    const linked = [...safeguard.by_abn].filter(([, rows]) => rows.some(isChanged)).map(([abn]) => abn)
    const emitters = safeguard.without_emitter_abn.filter(({ rows }) => rows.some(isChanged))
    const named = searchable.filter(({ key }) =>
      emitters.some(({ emitter }) => compareNameKeys(key, emitter).flags.length === 0),
    )
    return [...linked, ...named.map(({ abn }) => abn)]
  })
}

const isWhole = ({ before, after }: ChangedSlot): boolean => before === null || after === null

/** Values of a column in the rows that differ. */
async function changedIn(
  { database }: Comparison,
  { source: slug, before, after }: ChangedSlot,
  column: string,
  only?: readonly string[],
): Promise<string[]> {
  const source = await requireSource(slug)
  const table = ROW_TABLES[slug]
  if (table === undefined)
    throw new Error(`rows of ${slug} are stored in no table, so it cannot reach by row`)
  const fields = [...fieldKinds(source.row).keys()].filter((field) => field !== 'row_ref')
  const releases = { before: before?.id ?? null, after: after?.id ?? null }
  return changedValues(database, { table, fields, column }, releases, only)
}
