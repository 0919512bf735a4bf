/** What a connection and the thread of the embedded engine tell each other. */
import type { MessagePort } from 'node:worker_threads'

export interface EngineStart {
  /** Where PostgreSQL's files are; absent: in memory. */
  readonly directory?: string
  /** Tar of a data directory to make a new database from. */
  readonly template?: Uint8Array
  /** PGlite, compiled; absent: it compiles itself. */
  readonly program?: WebAssembly.Module
}

/** A Buffer arrives as the bytes that it is. */
export type SentParameter = string | Uint8Array | null

export type EngineRequest =
  | {
      readonly operation: 'query'
      readonly text: string
      readonly parameters: readonly SentParameter[]
      readonly name?: string
      /** Statements before it, which answer nothing; when one fails, those after it do not run. */
      readonly opening?: readonly string[]
    }
  | { readonly operation: 'exec'; readonly text: string }
  | { readonly operation: 'copy'; readonly target: string; readonly csv: Uint8Array }
  | { readonly operation: 'dump' }
  | { readonly operation: 'close' }

/** A request of one connection. Those of one `turn` have the engine to themselves until it is released; one without has its own turn. */
export type EngineMessage =
  | (EngineRequest & { readonly id: number; readonly turn?: number })
  | { readonly operation: 'release'; readonly turn: number }
  | { readonly operation: 'connect'; readonly port: MessagePort }

/** An error as data: a class does not survive the way between threads. */
export interface EngineFault {
  readonly message: string
  readonly sqlState?: string
  readonly constraint?: string
}

/** The first reply has id 0 and says whether the engine started. */
export interface EngineReply {
  readonly id: number
  readonly value?: unknown
  readonly fault?: EngineFault
}
