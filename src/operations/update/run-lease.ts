import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  beginUpdateRun,
  endUpdateRun,
  renewUpdateRun,
  runningUpdate,
  type UpdateRun,
} from '../../store/source-updates.ts'

/** How long the run of a process that was killed keeps others out. */
const LEASE_SECONDS = 60

/** This process, among all that share a database. */
const HOLDER = `${hostname()} ${process.pid} ${randomUUID()}`

interface Surroundings {
  readonly database: Database
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
}

/** Has `work` done while no other update runs, in this process or another. What it answers is kept with the run. */
export async function asOnlyUpdate<Report extends object>(
  { database, clock, signal }: Surroundings,
  startedBy: UpdateRun['started_by'],
  work: (signal: AbortSignal) => Promise<Report>,
): Promise<Report> {
  const asOperator = <T>(statement: (sql: Sql) => Promise<T>): Promise<T> =>
    database.as({ kind: 'operator' }, statement)
  const id = await asOperator((sql) =>
    beginUpdateRun(sql, {
      at: clock.now(),
      by: startedBy,
      holder: HOLDER,
      // The embedded database belongs to one process: a run of another one was killed with it.
      hasOthers: database.engine !== 'embedded',
      leaseSeconds: LEASE_SECONDS,
    }),
  )
  if (id === undefined) throw await busy(asOperator)
  const lost = new AbortController()
  const renewal = setInterval(
    () => {
      asOperator((sql) => renewUpdateRun(sql, id, LEASE_SECONDS))
        .then((held) => {
          if (!held) lost.abort(new OperatorError('another update is running; this one stops'))
        })
        // A database that does not answer is noticed by the work itself.
        .catch(() => {})
    },
    (LEASE_SECONDS * 1000) / 4,
  )
  let report: Report | null = null
  try {
    report = await work(signal === undefined ? lost.signal : AbortSignal.any([signal, lost.signal]))
    return report
  } finally {
    clearInterval(renewal)
    const kept = report
    await asOperator((sql) => endUpdateRun(sql, id, clock.now(), kept))
  }
}

async function busy(
  asOperator: <T>(statement: (sql: Sql) => Promise<T>) => Promise<T>,
): Promise<OperatorError> {
  const running = await asOperator((sql) => runningUpdate(sql))
  return new OperatorError(
    `another update is running${running === undefined ? '' : ` since ${running.started_at}`}`,
    {
      hint: `Wait until it has finished. A killed update blocks the next for ${LEASE_SECONDS} seconds at most.`,
      exitCode: EXIT.inUse,
    },
  )
}
