import type { LedgerLine } from '../../domain/ledger/line.ts'
import {
  type FiledLine,
  LINES_HEADER,
  type LinesOfLedger,
  linesText,
  MOST_LISTED,
} from '../../domain/ledger/lines-file.ts'
import type { LedgerOfPeriod } from '../../domain/ledger/record.ts'
import type { Database } from '../../store/database.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { correctedUpTo } from '../../store/ledger/lines.ts'
import { lineRows } from './read-lines.ts'

const LINES_AT_ONCE = 5000

/** Every line of a version of a ledger as CSV: lines are never changed, so that later ones are left out and all others stand as they did. Files that were taken back by then are left out. */
export async function readLinesFile(
  database: Database,
  key: LedgerKey,
  { record }: Pick<LedgerOfPeriod, 'record'>,
): Promise<LinesOfLedger> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  const last = Number(record.body.lines)
  const corrected = await correctedUpTo(sql, key, last)
  const parts = [Buffer.from(LINES_HEADER)]
  const listed: FiledLine[] | null = last > MOST_LISTED ? null : []
  for (let after = 0; after < last; ) {
    const page = { after, limit: LINES_AT_ONCE, doubtful: false, version: record.version }
    const rows = (await lineRows(sql, key, page)).filter(({ ordinal }) => ordinal <= last)
    if (rows.length === 0) break
    const lines = rows.map(({ body, ...row }) => ({
      ...row,
      line: JSON.parse(body) as LedgerLine,
      is_corrected: corrected.has(row.id),
    }))
    listed?.push(...lines)
    parts.push(Buffer.from(linesText(lines)))
    after = rows.at(-1)!.ordinal
  }
  return { csv: Buffer.concat(parts), listed }
}
