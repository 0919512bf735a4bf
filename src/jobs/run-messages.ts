/** What the main thread and a thread that performs runs tell each other. */
import type { MessagePort } from 'node:worker_threads'
import type { ToldFailure } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import type { Lease } from '../operations/queue/lease.ts'

export type RunTask = 'warm_up' | { readonly job: RunJob; readonly lease: Lease }

export type RunOutcome =
  /** Completed: the bundle was kept and the job is gone. Otherwise the run was cancelled. */
  | { readonly kind: 'done'; readonly isCompleted: boolean }
  | { readonly kind: 'lease_lost' }
  | { readonly kind: 'failed'; readonly failure: ToldFailure }

/** The end of a task, or a port for the typesetter that the report comes by. */
export type ThreadMessage = { readonly outcome: RunOutcome } | { readonly typesetter: MessagePort }
