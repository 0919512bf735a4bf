import type { ChangeJob } from '../operations/desk/changes/change.ts'
import { keepChangeFault, performChange } from '../operations/desk/changes/perform.ts'
import { sweepDesk } from '../operations/desk/files.ts'
import { type DeskWork, keepFault, performDesk } from '../operations/desk/perform.ts'
import { DESK_QUEUE, type DeskJob } from '../operations/desk/receive.ts'
import type { Queue } from './queue.ts'

export interface DeskSettings extends DeskWork {
  /** Told when data may have gone in force. */
  readonly onLoaded?: (() => void) | undefined
  readonly onError: (error: Error, what: string) => void
}

/** Checks and loads files and changes of the data desk, one at a time: each comparison holds answers about all companies. */
export function startDesk(queue: Pick<Queue, 'work'>, settings: DeskSettings): void {
  queue.work<DeskJob | ChangeJob>(DESK_QUEUE, {
    run: (job, attempt) =>
      'change_id' in job ? performChange(settings, job, attempt) : performDesk(settings, job, attempt),
    async failed(sql, job, { retryInSeconds }) {
      if (retryInSeconds !== undefined) return
      if ('change_id' in job) await keepChangeFault(sql, settings, job)
      else await keepFault(sql, settings, job)
    },
    ended: () => settings.onLoaded?.(),
  })
  sweepDesk(settings).catch((error: unknown) =>
    settings.onError(error as Error, 'abandoned uploads were not removed; the next start tries again'),
  )
}
