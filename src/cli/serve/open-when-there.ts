import { setTimeout as sleep } from 'node:timers/promises'
import { unknownSettings } from '../../config.ts'
import { databaseFault } from '../../operations/database-fault.ts'
import { type Migrations, openService, type Service } from '../../operations/open-service.ts'
import type { Context } from '../command.ts'
import { servicePlace } from '../service-place.ts'

const PAUSE_MS = 500

/**
 * Opens the service of a process that is meant to stay. After a power cut, and in a cluster, it may start before PostgreSQL
 * does: that is waited for. A wrong password or an unknown database is not.
 */
export async function openWhenThere(
  { settings, clock, output, signal }: Context,
  migrations: Migrations,
): Promise<Service> {
  for (const name of unknownSettings())
    output.note(
      `${name} is set and is not a setting of this version: docs/guide/configuration.md lists them.`,
    )
  const seconds = settings.SOUTHERLY_DATABASE_WAIT
  const end = clock.now().getTime() + seconds * 1000
  for (let tries = 1; ; tries += 1)
    try {
      return await openService(servicePlace(settings), migrations)
    } catch (error) {
      const isAway = error instanceof Error && databaseFault(error.cause) === 'unavailable'
      if (!isAway || signal.aborted || clock.now().getTime() >= end) throw error
      if (tries === 1) output.note(`${error.message}. Trying again for ${seconds} s.`)
      await sleep(PAUSE_MS)
    }
}
