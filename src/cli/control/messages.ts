import type { Progress } from '../output.ts'

/** What a client sends, as the JSON body of one POST. */
export interface ControlRequest {
  readonly argv: readonly string[]
  readonly workingDirectory: string
}

/** What the server sends back while the command runs: one JSON object a line, the last one of type `exit`. */
export type ControlMessage =
  | { readonly type: 'out'; readonly text: string }
  | { readonly type: 'err'; readonly text: string }
  | { readonly type: 'progress'; readonly state: Progress | null }
  | { readonly type: 'exit'; readonly code: number }

export const CONTROL_PATH = '/run'

export function isControlRequest(value: unknown): value is ControlRequest {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof ControlRequest, unknown>> = value
  return (
    typeof fields.workingDirectory === 'string' &&
    Array.isArray(fields.argv) &&
    fields.argv.every((word) => typeof word === 'string')
  )
}
