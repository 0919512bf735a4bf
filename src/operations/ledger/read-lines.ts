import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import type { Database } from '../../store/database.ts'
import { ledgerFactors } from '../../store/ledger/factors.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { type LineRow, ledgerLines } from '../../store/ledger/lines.ts'

/** A line with the factor that it was computed with. */
export interface ReadLine extends Omit<LineRow, 'body'> {
  readonly line: LedgerLine
  readonly use: FactorUse
}

/** Lines in the order in which they were taken. */
export async function readLines(
  database: Database,
  key: LedgerKey,
  page: { readonly after: number; readonly limit: number },
): Promise<ReadLine[]> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  const rows = await ledgerLines(sql, key, page)
  const uses = await ledgerFactors(sql, key.tenantId, [...new Set(rows.map(({ factor }) => factor))])
  return rows.map(({ body, ...row }) => ({
    ...row,
    line: JSON.parse(body) as LedgerLine,
    use: uses.get(row.factor)!,
  }))
}
