import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { listSourceChecks, type SourceCheck, writeSourceCheck } from '../../store/source-updates.ts'
import { findOnDesk, takeFromDesk } from './desk.ts'

/** Decides that the waiting files of some sources are not loaded. Other bytes at the same address are judged anew. */
export async function leaveWaiting(
  context: { readonly database: Database; readonly clock: Clock; readonly home: string },
  sources: readonly string[],
  decision: { readonly reason: string; readonly by: string },
): Promise<SourceCheck[]> {
  const { database, clock, home } = context
  const fault = (message: string): OperatorError => new OperatorError(message, { exitCode: EXIT.usage })
  if (sources.length === 0) throw fault('--leave needs the sources whose files are left')
  if (decision.reason.trim() === '') throw fault('--leave needs a reason')
  const now = clock.now().toISOString()
  const checks = await database.as({ kind: 'operator' }, (sql) => listSourceChecks(sql))
  const waiting = checks.filter(({ source, location }) => location !== null && sources.includes(source))
  if (waiting.length === 0)
    throw new OperatorError(`nothing of ${sources.join(', ')} waits`, { exitCode: EXIT.notFound })
  const left: SourceCheck[] = []
  for (const check of waiting) {
    const messages = [`left by ${decision.by} on ${now.slice(0, 10)}: ${decision.reason}`]
    const after: SourceCheck = { ...check, outcome: 'left', location: null, messages }
    const onDesk = await findOnDesk(home, check)
    await database.as({ kind: 'operator' }, (sql) => writeSourceCheck(sql, after))
    // The archive has the bytes.
    if (onDesk !== undefined) await takeFromDesk(onDesk)
    left.push(after)
  }
  return left
}
