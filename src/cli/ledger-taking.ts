import type { Clock } from '../clock.ts'
import type { LedgerLine } from '../domain/ledger/line.ts'
import type { Period } from '../domain/period.ts'
import { EXIT, OperatorError } from '../errors.ts'
import type { Database } from '../operations/database.ts'
import { nationalFactors, takerOfLines } from '../operations/ledger/factors-of-lines.ts'
import type { LedgerKey } from '../operations/ledger/take-lines.ts'
import { type TakenLines, takeLines, tryLines } from '../operations/ledger/take-lines.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { describeScopes } from './describe-ledger.ts'
import { inTerminal } from './ledger-next-steps.ts'
import type { Output } from './output.ts'

export const OPERATOR = 'operator'

interface Taking {
  readonly database: Database
  readonly clock: Clock
  readonly output: Output
  readonly key: LedgerKey
  readonly days: Period
  readonly dryRun: boolean
}

/** Takes lines as the API does, and says what became of each. Exit code 3 where one was refused. */
export async function takeAndTell(
  { database, clock, output, key, days, dryRun }: Taking,
  lines: readonly LedgerLine[],
): Promise<void> {
  const tenant = { kind: 'tenant', tenantId: key.tenantId } as const
  const published = await nationalFactors(
    database,
    await new SnapshotDirectory(database, clock).select(),
    days,
  )
  const taker = await takerOfLines(database.reader(tenant), key, days, published, lines)
  const request = { lines, taker, actor: OPERATOR }
  const taken = dryRun
    ? await tryLines(database, clock, key, request)
    : await database.as(tenant, (sql) => takeLines(sql, clock, key, request))
  output.result({ dry_run: dryRun, ...taken }, describeTaken(taken, dryRun))
  if (taken.outcomes.some(({ status }) => status === 'refused'))
    throw new OperatorError('Not every line was taken', {
      hint: 'The reasons are above. Put them right and send these lines again.',
      exitCode: EXIT.badInput,
    })
}

const describeTaken = ({ outcomes, before, after }: TakenLines, dryRun: boolean): string =>
  [
    ...outcomes.map(({ index, id, status, counts, is_held: isHeld, reasons, notes }) =>
      [
        `${id ?? `line ${index + 1}`}: ${isHeld ? 'was there before' : status}${counts || status === 'refused' ? '' : ', does not count'}.`,
        ...[...reasons, ...notes].map(({ message }) => inTerminal(message)),
      ].join(' '),
    ),
    describeScopes('before', before),
    describeScopes(dryRun ? 'would be' : 'now', after),
    ...(dryRun ? ['Nothing was saved.'] : []),
  ].join('\n')
