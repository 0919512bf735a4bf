/** What the main thread and a thread that performs runs tell each other. */
import type { MessagePort } from 'node:worker_threads'
import type { DatabaseForThread } from '../operations/database.ts'
import type { ToldFailure } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import type { Lease } from '../operations/queue/lease.ts'

/** What a thread is started with. */
export interface RunThreadData {
  readonly database: DatabaseForThread
  readonly secret: Uint8Array
  readonly keys: KeyPlace
  /** Address of the module whose RENDERERS make the files. */
  readonly renderers: string
  readonly besideRequests: boolean
  /** Where the clock stands; undefined: it goes. */
  readonly now: string | undefined
}

export type RunTask = { readonly preparation: Preparation } | { readonly job: RunJob; readonly lease: Lease }

/** Something that nobody asked for, done to get a thread ready. */
export interface Preparation {
  /** An invented company. */
  readonly abn: string
  /** What for: the snapshot's reference data is read then, or a bundle made and dropped. */
  readonly until: 'read' | 'made'
}

export type RunOutcome =
  /** Completed: the bundle was kept and the job is gone. Otherwise the run was cancelled. */
  | { readonly kind: 'done'; readonly isCompleted: boolean }
  | { readonly kind: 'lease_lost' }
  | { readonly kind: 'failed'; readonly failure: ToldFailure }

/** The end of a task, or a port for the typesetter that the report comes by. */
export type ThreadMessage = { readonly outcome: RunOutcome } | { readonly typesetter: MessagePort }
