import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { type LineOrder, placeIn, searchOf } from '../../domain/ledger/line-order.ts'
import type { CountedLine } from '../../domain/ledger/subtotal-change.ts'
import { emissionsOfLine } from '../../domain/ledger/take-line.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { ledgerFactors } from '../../store/ledger/factors.ts'
import { findLedgerHead, type LedgerKey } from '../../store/ledger/head.ts'
import { type LineRow, ledgerLines, linesById } from '../../store/ledger/lines.ts'
import { createTurns } from '../in-turns.ts'
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

/** Where the last page ended: the place of its last line in the order, and when that was taken. */
export interface LinePlace {
  readonly place: number
  readonly ordinal: number
}

export interface SortedLine extends ReadLine {
  readonly place: number
}

/** Lines that are searched or sorted at most: 250,000 take 15 s on two free cores, and a request 30. */
const MOST_SORTED = 250_000

/** Blocks of files have fewer lines, so each is opened once. */
const READ_AT_ONCE = 20_000

/**
 * Lines that hold the words, in an order. Every page goes through the whole ledger, and keeps no more of it than a page: an order by
 * emissions follows from factors, which no index has.
 */
export async function sortedLines(
  database: Database,
  key: LedgerKey,
  {
    search,
    order,
    after,
    limit,
    doubtful,
  }: {
    readonly search: string
    readonly order: LineOrder
    readonly after: LinePlace | undefined
    readonly limit: number
    readonly doubtful: boolean
  },
): Promise<SortedLine[]> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  await refuseTooMany(sql, key)
  const isFound = searchOf(search)
  const turn = createTurns()
  let best: SortedLine[] = []
  for (let from = 0; ; ) {
    const rows = await lineRows(sql, key, { after: from, limit: READ_AT_ONCE, doubtful })
    for (const row of await withUses(sql, key, rows)) {
      await turn()
      if (!isFound(row)) continue
      const t = order === 'emissions' ? tonnesOf(row) : null
      const found = { ...row, place: placeIn(order, { ...row, t }) }
      if (after === undefined || inOrder(after, found) < 0) best.push(found)
    }
    best = best.toSorted(inOrder).slice(0, limit)
    from = rows.at(-1)?.ordinal ?? from
    if (rows.length < READ_AT_ONCE || (order === 'taken' && best.length === limit)) return best
  }
}

async function refuseTooMany(sql: ReadonlySql, key: LedgerKey): Promise<void> {
  const { lines = 0 } = (await findLedgerHead(sql, key)) ?? {}
  if (lines <= MOST_SORTED) return
  const [has, most] = [lines, MOST_SORTED].map((count) => count.toLocaleString('en-AU'))
  throw new ServiceError(
    'invalid_parameter',
    `This ledger has ${has} lines. Ledgers of up to ${most} lines are searched and sorted.`,
    {
      hint: 'List the lines as they were entered, without search and order, or take them from ledger-lines.csv of a bundle.',
      errors: ['search', 'order'].map((parameter) => ({
        parameter,
        code: 'invalid_parameter',
        message: `the ledger has more than ${most} lines`,
      })),
    },
  )
}

const inOrder = (a: LinePlace, b: LinePlace): number => a.place - b.place || a.ordinal - b.ordinal

const tonnesOf = ({ use, activity }: ReadLine): number | null => {
  const parts = Object.values(emissionsOfLine(use, activity))
  return parts.length === 0 ? null : parts.reduce((sum, t) => sum + t, 0)
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
