import { explainLine } from '../../domain/ledger/explain-line.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { findLines, type ReadLine, withUses } from './read-lines.ts'

/** One line with its factor, in steps. */
export async function explainedLine(
  database: Database,
  key: LedgerKey,
  id: string,
): Promise<{ readonly row: ReadLine; readonly steps: ReturnType<typeof explainLine> }> {
  const sql = database.reader({ kind: 'tenant', tenantId: key.tenantId })
  const [row] = await withUses(sql, key, await findLines(sql, key, [id]))
  if (row === undefined)
    throw new ServiceError('record_not_found', `The ledger of this period has no line ${JSON.stringify(id)}.`)
  return { row, steps: explainLine(row.line, row.use, row.activity) }
}
