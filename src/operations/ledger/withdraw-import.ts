import type { Clock } from '../../clock.ts'
import { linesOfBlock } from '../../domain/ledger/files/block.ts'
import { SubtotalChanges } from '../../domain/ledger/subtotal-change.ts'
import type { ScopeTonnes } from '../../domain/ledger/totals.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, ReadonlySql, Sql } from '../../store/database.ts'
import {
  blockLines,
  blocksOfImport,
  findImport,
  insertWithdrawal,
  type ListedImport,
  lineKeys,
} from '../../store/ledger/files.ts'
import { findLedgerHead, type LedgerKey, lockLedger, putLedgerHead } from '../../store/ledger/head.ts'
import { addToSubtotals } from '../../store/ledger/subtotals.ts'
import { refuseLocked } from '../review/refuse-locked.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { RolledBack, undone } from './rolled-back.ts'
import { boundaryOf, totalsOfLedger } from './totals.ts'

export interface WithdrawnImport {
  readonly number: number
  readonly file_name: string
  readonly version: number
  /** Lines that leave the ledger. */
  readonly lines: number
  /** Rows of the file that people corrected: the corrections stay. */
  readonly corrected: number
  readonly before: ScopeTonnes
  readonly after: ScopeTonnes
}

/**
 * Takes an import back: its lines are kept and count no more, and the same file can be imported again. What a person entered in the place of
 * a row stays, as it is a line of its own; that row is not taken again.
 */
export const withdrawImport = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: LedgerKey,
  asked: { readonly number: number; readonly actor: string; readonly dryRun: boolean },
): Promise<WithdrawnImport> =>
  undone(database, { kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const found = await withdraw(sql, clock, key, asked)
    if (asked.dryRun) throw new RolledBack(found)
    return found
  })

async function withdraw(
  sql: Sql,
  clock: Clock,
  key: LedgerKey,
  { number, actor }: { readonly number: number; readonly actor: string },
): Promise<WithdrawnImport> {
  await refuseLocked(sql, { ...key, kind: 'ledger' })
  await lockLedger(sql, key)
  const file = await standingImport(sql, key, number)
  const head = (await findLedgerHead(sql, key))!
  const boundary = await boundaryOf(sql, key)
  const before = (await totalsOfLedger(sql, key, boundary)).totals
  const left = await linesToLeave(sql, key, file)
  if (left.changes.size > 0) await addToSubtotals(sql, key, left.changes.list())
  const author = { by: actor, at: clock.now().toISOString() }
  const version = head.version + 1
  await putLedgerHead(sql, key, {
    ...head,
    version,
    doubtful: head.doubtful - left.doubtful,
    not_counted: head.not_counted - left.not_counted,
    withdrawn: head.withdrawn + left.lines,
    changed_by: author.by,
    changed_at: author.at,
  })
  await insertWithdrawal(sql, key, { number, version, lines: left.lines, ...author })
  await appendAudit(sql, clock, {
    tenantId: key.tenantId,
    actor,
    action: 'ledger.import_withdrawn',
    subject: `ledger:${key.abn}:${key.period}`,
    detail: {
      version,
      import: number,
      file: file.file_name,
      sha256: file.file_sha256,
      lines: left.lines,
      corrected: left.corrected,
    },
  })
  const after = (await totalsOfLedger(sql, key, boundary)).totals
  const { lines, corrected } = left
  return { number, file_name: file.file_name, version, lines, corrected, before, after }
}

async function standingImport(sql: ReadonlySql, key: LedgerKey, number: number): Promise<ListedImport> {
  const file = await findImport(sql, key, number)
  if (file === undefined)
    throw new ServiceError('ledger_import_not_found', `The ledger of this period has no import ${number}.`, {
      hint: 'GET ledger-imports lists the imports of the ledger.',
    })
  if (file.withdrawn_at !== null)
    throw new ServiceError(
      'ledger_import_not_found',
      `Import ${number}, ${JSON.stringify(file.file_name)}, was taken back at ${file.withdrawn_at}.`,
      { hint: 'Nothing was changed. The file can be imported again.' },
    )
  return file
}

/** What leaves with a file: lines that a person corrected have left already. */
async function linesToLeave(sql: ReadonlySql, key: LedgerKey, file: ListedImport) {
  const replaced = new Set((await lineKeys(sql, key)).map(({ corrects }) => corrects))
  const changes = new SubtotalChanges()
  const left = { lines: 0, corrected: 0, doubtful: 0, not_counted: 0, changes }
  for (const first of await blocksOfImport(sql, key, file.number))
    for (const { row, line, factor, activity, counts, reasons } of linesOfBlock(
      await blockLines(sql, key, first),
    )) {
      if (replaced.has(line.id ?? `${file.prefix}${row}`)) {
        left.corrected += 1
        continue
      }
      left.lines += 1
      if (reasons !== null) left.doubtful += 1
      if (!counts) left.not_counted += 1
      else
        changes.put(
          {
            factor,
            entity: line.entity_abn ?? '',
            facility: line.facility?.trim() ?? '',
            from: line.from,
            to: line.to,
            activity,
            is_estimated: line.estimate !== undefined,
            is_doubtful: reasons !== null,
          },
          'removed',
        )
    }
  return left
}
