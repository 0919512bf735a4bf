import { enteredHashOf } from '../../domain/ledger/record.ts'
import { type SubtotalChange, SubtotalChanges } from '../../domain/ledger/subtotal-change.ts'
import type { StoredLedger } from '../../domain/tenancy/trail.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { LedgerHead, LedgerKey } from '../../store/ledger/head.ts'
import { correctedUpTo } from '../../store/ledger/lines.ts'
import { storedSubtotals } from '../../store/ledger/subtotals.ts'
import { countedRow, lineRows } from './read-lines.ts'
import { activityOfLedger } from './totals.ts'

const LINES_AT_ONCE = 5000

/** A ledger as its tables have it now, with its subtotals added up again from every line. Nothing remembered is used. */
export async function recomputeLedger(
  sql: ReadonlySql,
  key: LedgerKey,
  head: LedgerHead,
): Promise<StoredLedger> {
  return {
    ...key,
    version: head.version,
    entered_sha256: enteredHashOf(await activityOfLedger(sql, key, null), head.lines),
    stored: await storedSubtotals(sql, key),
    added: await addedUp(sql, key, head),
  }
}

async function addedUp(sql: ReadonlySql, key: LedgerKey, { lines }: LedgerHead): Promise<SubtotalChange[]> {
  const corrected = await correctedUpTo(sql, key, lines)
  const changes = new SubtotalChanges()
  for (let after = 0; ; ) {
    const rows = await lineRows(sql, key, { after, limit: LINES_AT_ONCE, doubtful: false })
    for (const row of rows) if (row.counts && !corrected.has(row.id)) changes.put(countedRow(row), 'added')
    const last = rows.at(-1)
    if (last === undefined) return changes.list()
    after = last.ordinal
  }
}
