import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import type { CountedLine } from '../../domain/ledger/subtotal-change.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { ledgerFactors } from '../../store/ledger/factors.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { type LineRow, ledgerLines, linesById } from '../../store/ledger/lines.ts'
import { fileLines, fileLinesById } from './file-lines.ts'

/** A line with the factor that it was computed with. */
export interface ReadLine extends Omit<LineRow, 'body'> {
  readonly line: LedgerLine
  readonly use: FactorUse
}

export interface LinesAsked {
  readonly after: number
  readonly limit: number
  /** Only lines with an open question. */
  readonly doubtful?: boolean
}

interface RowsAsked extends Required<LinesAsked> {
  /** Without the lines of files that were taken back by then; as they stand now without it. */
  readonly version?: number
}

/** Lines in the order in which they were taken, those of files too. */
export async function readLines(
  database: Database,
  key: LedgerKey,
  { doubtful = false, ...asked }: LinesAsked,
): Promise<ReadLine[]> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  return await withUses(sql, key, await lineRows(sql, key, { ...asked, doubtful }))
}

/** The same without their factors. */
export async function lineRows(sql: ReadonlySql, key: LedgerKey, page: RowsAsked): Promise<LineRow[]> {
  const rows = [...(await ledgerLines(sql, key, page)), ...(await fileLines(sql, key, page))]
  return rows.toSorted((a, b) => a.ordinal - b.ordinal).slice(0, page.limit)
}

/** Lines by their ids, wherever they are kept. */
export const findLines = async (
  sql: ReadonlySql,
  key: LedgerKey,
  ids: readonly string[],
): Promise<LineRow[]> =>
  ids.length === 0 ? [] : [...(await linesById(sql, key, ids)), ...(await fileLinesById(sql, key, ids))]

export async function withUses(
  sql: ReadonlySql,
  key: LedgerKey,
  rows: readonly LineRow[],
): Promise<ReadLine[]> {
  const uses = await ledgerFactors(sql, key.tenantId, [...new Set(rows.map(({ factor }) => factor))])
  return rows.map(({ body, ...row }) => ({
    ...row,
    line: JSON.parse(body) as LedgerLine,
    use: uses.get(row.factor)!,
  }))
}

/** A line as it counts in subtotals. */
export const countedRow = (row: LineRow): CountedLine => ({
  factor: row.factor,
  entity: row.entity,
  facility: row.facility,
  from: row.from_day,
  to: row.to_day,
  activity: row.activity,
  is_estimated: (JSON.parse(row.body) as LedgerLine).estimate !== undefined,
  is_doubtful: row.reasons !== null,
})
