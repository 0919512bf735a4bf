import type { Workers } from '../../jobs/start-workers.ts'
import type { Service } from '../../operations/open-service.ts'
import type { Context } from '../command.ts'

/** The workers of this process, as the settings have them; none do anything before `start`, or when there are to be none. */
export interface OwnWorkers {
  start(onError: (error: Error, what: string) => void): Promise<void>
  /** Has them look for work at once. */
  wake(): void
  /** Lets running work end within the time and gives the rest back to the queue. Once more changes nothing. */
  stop(graceMilliseconds: number): Promise<void>
}

export function ownWorkers(
  service: Service,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
): OwnWorkers {
  const threads = settings.SOUTHERLY_WORKERS
  let workers: Workers | undefined
  return {
    async start(onError) {
      if (threads === 0) return
      // Loaded late: a server answers before it begins to work on the queue.
      const { startWorkers } = await import('../../jobs/start-workers.ts')
      workers = startWorkers({
        database: service.database,
        clock,
        secret: await service.secret(),
        bundles: {
          threads,
          keys: { home: service.home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE },
        },
        onError,
      })
    },
    wake: () => workers?.wake(),
    async stop(graceMilliseconds) {
      const stopping = workers
      workers = undefined
      await stopping?.stop(graceMilliseconds)
    },
  }
}
