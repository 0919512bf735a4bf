/** What a server or worker and the processes that make its files tell each other. */
import type { RenderProfile } from '../operations/company/export-profile.ts'
import type { S3Options } from '../operations/database.ts'
import type { ToldFailure } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import type { KeyPlace } from '../operations/disclosure-report/signing-key.ts'
import type { Lease } from '../operations/queue/lease.ts'
import type { ObjectTry } from '../telemetry/object-figures.ts'

/** What a process is started with. */
export interface ProcessStart {
  /** Address of a PostgreSQL server; undefined: messages go to the embedded engine of the process that started this one. */
  readonly databaseUrl: string | undefined
  readonly secret: Uint8Array
  readonly keys: KeyPlace
  /** Where ZIPs of bundles are kept; undefined: in the database. */
  readonly objectStore: S3Options | undefined
  /** Address of the module whose RENDERERS make the files: a function cannot be handed to a process. */
  readonly renderers: string
  /** Where the clock stands; undefined: it goes. */
  readonly now: string | undefined
}

export type ProcessTask =
  | { readonly preparation: Preparation }
  | PerformTask
  | { readonly wanted: Parameters<RenderProfile>[0] }

export interface PerformTask {
  readonly job: RunJob
  readonly lease: Lease
  /** The trace that it is part of, which does not reach a process by itself. */
  readonly traceparent: string | undefined
}

/** Something that no one asked for, done to get a process ready. */
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

export type TaskOutcome = RunOutcome | { readonly kind: 'file'; readonly bytes: Uint8Array }

/** To a process: its start, a task, or what the embedded engine answers. */
export type ToProcess =
  | { readonly start: ProcessStart }
  | { readonly task: ProcessTask }
  | { readonly practise: true }
  | { readonly engine: unknown }

/** From a process: the end of its task, a question to the embedded engine, or what it asked the object store for. */
export type FromProcess =
  | { readonly outcome: TaskOutcome }
  | { readonly engine: unknown }
  | { readonly objectTry: ObjectTry }
