import { sweepDesk } from '../operations/desk/files.ts'
import { type DeskWork, keepFault, performDesk } from '../operations/desk/perform.ts'
import { DESK_QUEUE, type DeskJob } from '../operations/desk/receive.ts'
import type { Queue } from './queue.ts'

export interface DeskSettings extends DeskWork {
  /** Told when data may have gone in force. */
  readonly onLoaded?: (() => void) | undefined
  readonly onError: (error: Error, what: string) => void
}

/** Checks and loads the files at the data desk, one at a time: each comparison holds answers about all companies. */
export function startDesk(queue: Pick<Queue, 'work'>, settings: DeskSettings): void {
  queue.work<DeskJob>(DESK_QUEUE, {
    run: (job, attempt) => performDesk(settings, job, attempt),
    async failed(sql, job, { retryInSeconds }) {
      if (retryInSeconds === undefined) await keepFault(sql, settings, job)
    },
    ended: () => settings.onLoaded?.(),
  })
  sweepDesk(settings).catch((error: unknown) =>
    settings.onError(error as Error, 'abandoned uploads were not removed; the next start tries again'),
  )
}
