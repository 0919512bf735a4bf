import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { findRelease, type Release, withdrawRelease } from '../../store/releases.ts'
import { changeInForce, type Decision } from './change-in-force.ts'
import type { LoadCoverage } from './check-coverage.ts'
import type { LoadWarning } from './load-warnings.ts'
import { requireSource } from './read-file.ts'

export interface Withdrawal {
  /** `checked`: a dry run that wrote nothing. */
  readonly outcome: 'withdrawn' | 'checked'
  readonly release: Release
  /** What takes its place, or that nothing does. */
  readonly warnings: readonly LoadWarning[]
  /** What it changes for whom, and what of it looks wrong. */
  readonly coverage: LoadCoverage
}

/**
 * Takes a release out of force without removing it: the one it superseded is in force again, and snapshots that hold
 * it answer that it was withdrawn. Stops when companies lose something by it, unless that was accepted.
 */
export async function withdraw(
  context: { readonly database: Database; readonly clock: Clock },
  id: string,
  reason: string,
  decision: Decision = {},
): Promise<Withdrawal> {
  const day = context.clock.now().toISOString().slice(0, 10)
  const found = await findRelease(context.database, id)
  if (found === undefined)
    throw new OperatorError(`there is no release ${id}`, {
      hint: '`southerly releases` lists them.',
      exitCode: EXIT.notFound,
    })
  const done = await changeInForce(
    context,
    {
      act: 'withdrawal',
      source: await requireSource(found.source),
      write: async (sql) => {
        const isDone = await withdrawRelease(sql, id, day, reason)
        const release = (await findRelease(sql, id)) ?? found
        if (!isDone) throw withdrawnBefore(release)
        return release
      },
    },
    decision,
  )
  return { outcome: decision.dry_run === true ? 'checked' : 'withdrawn', ...done }
}

const withdrawnBefore = ({ id, withdrawn_on, withdrawn_reason }: Release): OperatorError =>
  new OperatorError(`release ${id} was withdrawn on ${withdrawn_on}: ${withdrawn_reason}`)
