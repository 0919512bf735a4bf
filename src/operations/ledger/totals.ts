import type { OrganisationalBoundary } from '../../domain/disclosure/records/organisational-boundary.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { ledgerOfPeriod, type ReadLedger } from '../../domain/ledger/record.ts'
import { shareOf } from '../../domain/ledger/shares.ts'
import { type LedgerActivity, type LedgerTotals, ledgerTotals } from '../../domain/ledger/totals.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { ledgerFactors } from '../../store/ledger/factors.ts'
import { findLedgerHead, type LedgerHead, type LedgerKey } from '../../store/ledger/head.ts'
import { ledgerDocuments } from '../../store/ledger/lines.ts'
import { subtotalsByMonth, subtotalsByPlace } from '../../store/ledger/subtotals.ts'
import { newestRecord } from '../../store/records.ts'
import { stands } from '../tenancy/record-version.ts'
import { meteredStretches } from './metered-stretches.ts'

/** The boundary that decides the shares. */
export interface BoundaryOfTotals {
  readonly version: number
  readonly body: OrganisationalBoundary
}

export interface ReadTotals {
  /** Null where nothing was ever entered. */
  readonly head: LedgerHead | null
  readonly boundary: BoundaryOfTotals | null
  readonly totals: LedgerTotals
}

/** The totals as they stand in a transaction, or as they are read outside of one. */
export const totalsOfLedger = async (
  sql: ReadonlySql,
  key: LedgerKey,
  boundary: BoundaryOfTotals | null,
): Promise<LedgerTotals> => ledgerTotals(await activityOfLedger(sql, key, boundary))

/** What totals are computed from. */
export async function activityOfLedger(
  sql: ReadonlySql,
  key: LedgerKey,
  boundary: BoundaryOfTotals | null,
): Promise<LedgerActivity> {
  const places = await subtotalsByPlace(sql, key)
  const share = (place: { readonly entity: string; readonly facility: string }) =>
    shareOf(boundary?.body ?? null, key.abn, place)
  const parted = new Map(
    places.flatMap(({ entity, facility }) => {
      const { percent } = share({ entity, facility })
      return percent === 100 ? [] : [[`${entity}\n${facility}`, { entity, facility, percent }] as const]
    }),
  )
  const [factors, months] = await Promise.all([
    ledgerFactors(sql, key.tenantId, [...new Set(places.map(({ factor }) => factor))]),
    subtotalsByMonth(sql, key, [...parted.values()]),
  ])
  return {
    period: periodOfText(key.period)!,
    factors,
    places,
    months: months.filter(({ factor }) => factors.has(factor)),
    shareOf: share,
  }
}

/** Few people ask for the same ledger, and again soon. */
const LEDGERS_KEPT = 256
const keptTotals = rememberedUpTo(LEDGERS_KEPT, (_key: string, make: () => Promise<LedgerTotals>) => make())

/** Somebody wrote to the ledger between two looks. */
class Changed extends Error {}
const MOST_LOOKS = 5

/** What `make` makes of one version of a ledger, which is read again where somebody wrote to it in between. */
async function ofOneVersion<Made>(
  sql: ReadonlySql,
  key: LedgerKey,
  make: (head: LedgerHead | undefined) => Promise<Made>,
): Promise<Made> {
  for (let looks = 1; ; looks += 1) {
    const head = await findLedgerHead(sql, key)
    try {
      return await make(head)
    } catch (error) {
      if (!(error instanceof Changed) || looks === MOST_LOOKS) throw error
    }
  }
}

/** Activity of a version of a ledger. */
async function activityOf(
  sql: ReadonlySql,
  key: LedgerKey,
  head: LedgerHead | undefined,
  boundary: BoundaryOfTotals | null,
): Promise<LedgerActivity> {
  const found = await activityOfLedger(sql, key, boundary)
  const after = await findLedgerHead(sql, key)
  if (after?.version !== head?.version) throw new Changed()
  return found
}

const versionOf = (
  key: LedgerKey,
  head: LedgerHead | undefined,
  boundary: { readonly version: number } | null,
): string => [key.tenantId, key.abn, key.period, head?.version ?? 0, boundary?.version ?? 0].join(' ')

/** The totals of a ledger. What was computed for a version of ledger and boundary is remembered: neither ever changes. */
export async function readTotals(database: Database, key: LedgerKey): Promise<ReadTotals> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  const boundary = await boundaryOf(sql, key)
  return await ofOneVersion(sql, key, async (head) => ({
    head: head ?? null,
    boundary,
    totals: await keptTotals(versionOf(key, head, boundary), async () =>
      ledgerTotals(await activityOf(sql, key, head, boundary)),
    ),
  }))
}

const keptLedgers = rememberedUpTo(LEDGERS_KEPT, (_key: string, make: () => Promise<ReadLedger>) => make())

/** The ledger of a period as a disclosure takes it, under the boundary that speaks for it; null where nothing was ever entered. */
export async function readLedger(
  sql: ReadonlySql,
  key: LedgerKey,
  boundary: BoundaryOfTotals | null,
): Promise<ReadLedger | null> {
  return await ofOneVersion(sql, key, async (head) =>
    head === undefined
      ? null
      : await keptLedgers(versionOf(key, head, boundary), async () => {
          const activity = await activityOf(sql, key, head, boundary)
          return ledgerOfPeriod(
            activity,
            { ...head, boundary_version: boundary?.version ?? null },
            await ledgerDocuments(sql, key),
            await meteredStretches(sql, key, activity.factors),
          )
        }),
  )
}

export async function boundaryOf(sql: ReadonlySql, key: LedgerKey): Promise<BoundaryOfTotals | null> {
  const record = await newestRecord(sql, { ...key, kind: 'organisational_boundary' })
  return stands(record)
    ? { version: record.version, body: JSON.parse(record.body) as OrganisationalBoundary }
    : null
}
