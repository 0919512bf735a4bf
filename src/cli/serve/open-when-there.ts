import { setTimeout as sleep } from 'node:timers/promises'
import { unknownSettings } from '../../config.ts'
import { databaseFault } from '../../operations/database-fault.ts'
import { type Migrations, openService, type Service } from '../../operations/open-service.ts'
import type { Context } from '../command.ts'
import { servicePlace } from '../service-place.ts'

const PAUSE_MS = 500

/** What waiting needs of a command's context. */
interface Waiting {
  readonly settings: Pick<Context['settings'], 'SOUTHERLY_DATABASE_WAIT'>
  readonly clock: Context['clock']
  readonly output: Pick<Context['output'], 'note'>
  readonly signal: AbortSignal
}

/**
 * Does a step of the start of a process that is meant to stay, again and again while PostgreSQL is away: after a power cut, and
 * in a cluster, it may start before PostgreSQL does, or while that restarts. A wrong password or an unknown database is
 * not waited for.
 */
export async function whenThere<T>(
  { settings, clock, output, signal }: Waiting,
  step: () => Promise<T>,
): Promise<T> {
  const seconds = settings.SOUTHERLY_DATABASE_WAIT
  const end = clock.now().getTime() + seconds * 1000
  for (let tries = 1; ; tries += 1)
    try {
      return await step()
    } catch (error) {
      const isAway = error instanceof Error && databaseFault(error) === 'unavailable'
      if (!isAway || signal.aborted || clock.now().getTime() >= end) throw error
      if (tries === 1) output.note(`${error.message}. Trying again for ${seconds} s.`)
      await sleep(PAUSE_MS)
    }
}

export async function openWhenThere(
  context: Context,
  migrations: Migrations,
  contents?: string,
): Promise<Service> {
  const { settings, output } = context
  for (const name of unknownSettings())
    output.note(
      `${name} is set but is not a setting in this version: docs/guide/configuration.md lists them.`,
    )
  return await whenThere(context, () => openService({ ...servicePlace(settings), contents }, migrations))
}
