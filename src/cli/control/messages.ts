import type { Progress, Question } from '../output.ts'

/** What a client sends, as the JSON body of one POST. */
export interface ControlRequest {
  readonly argv: readonly string[]
  readonly workingDirectory: string
  /** True where a person sits at the client's terminal and can be asked. */
  readonly canAsk?: boolean
}

/** What the server sends back while the command runs: one JSON object a line, the last one of type `exit`. */
export type ControlMessage =
  | { readonly type: 'out'; readonly text: string }
  | { readonly type: 'err'; readonly text: string }
  | { readonly type: 'progress'; readonly state: Progress | null }
  /** A question for the person; the client sends a `ControlAnswer` in its own request. */
  | { readonly type: 'ask'; readonly id: string; readonly question: Question }
  | { readonly type: 'exit'; readonly code: number }

export interface ControlAnswer {
  readonly id: string
  /** Null where no choice was made. */
  readonly choice: string | null
}

export const CONTROL_PATH = '/run'
export const ANSWER_PATH = '/answer'

export function isControlAnswer(value: unknown): value is ControlAnswer {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof ControlAnswer, unknown>> = value
  return typeof fields.id === 'string' && (fields.choice === null || typeof fields.choice === 'string')
}

export function isControlRequest(value: unknown): value is ControlRequest {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof ControlRequest, unknown>> = value
  return (
    typeof fields.workingDirectory === 'string' &&
    Array.isArray(fields.argv) &&
    fields.argv.every((word) => typeof word === 'string')
  )
}
