import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { listSourceChecks, type SourceCheck, writeSourceCheck } from '../../store/source-updates.ts'
import { archiveFromDesk, findOnDesk } from './desk.ts'

interface LeaveContext {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
}

interface LeaveDecision {
  readonly reason: string
  readonly by: string
}

/** Decides that the waiting files of some sources are not loaded. Other bytes at the same address are checked again. */
export async function leaveWaiting(
  context: LeaveContext,
  sources: readonly string[],
  decision: LeaveDecision,
): Promise<SourceCheck[]> {
  const { database } = context
  const fault = (message: string): OperatorError => new OperatorError(message, { exitCode: EXIT.usage })
  if (sources.length === 0) throw fault('--leave needs the sources whose files are left')
  if (decision.reason.trim() === '') throw fault('--leave needs a reason')
  const checks = await database.as({ kind: 'operator' }, (sql) => listSourceChecks(sql))
  const waiting = checks.filter(({ source, location }) => location !== null && sources.includes(source))
  if (waiting.length === 0)
    throw new OperatorError(`nothing from ${sources.join(', ')} is waiting`, { exitCode: EXIT.notFound })
  const left: SourceCheck[] = []
  for (const check of waiting) left.push(await leaveFile(context, check, decision))
  return left
}

/** Decides that one waiting file is not loaded. */
export async function leaveFile(
  { database, clock, home }: LeaveContext,
  check: SourceCheck,
  { reason, by }: LeaveDecision,
): Promise<SourceCheck> {
  const today = clock.now().toISOString().slice(0, 10)
  const messages = [`left by ${by} on ${today}: ${reason}`]
  const after: SourceCheck = { ...check, outcome: 'left', location: null, messages }
  const onDesk = await findOnDesk(home, check)
  await database.as({ kind: 'worker' }, (sql) => writeSourceCheck(sql, after))
  if (onDesk !== undefined) await archiveFromDesk(home, onDesk, today)
  return after
}
