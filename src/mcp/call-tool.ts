import {
  type Client,
  ConnectionError,
  type Problem,
  ProblemError,
} from '../../clients/typescript/src/index.ts'
import type { Tool } from './tool.ts'
import { ToolRefusal } from './tool-refusal.ts'

/** The outcome of a tool call, in the terms of the protocol. */
export interface ToolResult {
  [member: string]: unknown
  readonly content: { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent?: { readonly [member: string]: unknown }
  readonly isError?: boolean
}

/** An error that an agent can act on: the members of our problem documents that help it. */
type ToolError = Pick<Problem, 'code' | 'detail' | 'retryable'> &
  Partial<Pick<Problem, 'hint' | 'errors' | 'valid_values' | 'request_id' | 'type'>> & {
    readonly retry_after_seconds?: number
  }

/** What an agent can do next with its tools, where the API's own hint names a route, which an agent cannot ask. */
const HINTS: Readonly<Partial<Record<Problem['code'], string>>> = {
  abn_format_invalid: 'resolve_company finds the ABN for a name or an ACN.',
  release_not_found: 'Use a later day or another edition; without as_of and edition the newest data is used.',
  factor_not_found: 'find_emission_factor finds factors by everyday words.',
}

/** Runs a tool. Whatever the API refuses, and whatever is wrong with the arguments, becomes a result that says what to do. */
export async function callTool(tool: Tool, client: Client, given: object): Promise<ToolResult> {
  try {
    const faults = tool.faultsOf(given)
    if (faults.length > 0)
      throw new ToolRefusal('invalid_parameter', `${faults.join('; ')}.`, {
        hint: `${tool.name} takes ${Object.keys(tool.input.properties).join(', ')}.`,
      })
    const outcome = await tool.run(client, given)
    return { content: [textOf(outcome)], structuredContent: outcome }
  } catch (error) {
    return failed(errorOf(error))
  }
}

const textOf = (value: object) => ({ type: 'text', text: JSON.stringify(value) }) as const

const failed = (error: ToolError): ToolResult => ({ content: [textOf({ error })], isError: true })

function errorOf(error: unknown): ToolError {
  if (error instanceof ProblemError) {
    const { code, detail, retryable, errors, valid_values, request_id, type } = error.problem
    const hint = HINTS[code] ?? error.problem.hint
    return {
      code,
      detail,
      retryable,
      ...(hint === undefined ? {} : { hint }),
      ...(errors === undefined ? {} : { errors }),
      ...(valid_values === undefined ? {} : { valid_values }),
      ...(error.retryAfterMs === undefined ? {} : { retry_after_seconds: error.retryAfterMs / 1000 }),
      request_id,
      type,
    }
  }
  if (error instanceof ToolRefusal)
    return {
      code: error.code,
      detail: error.message,
      retryable: false,
      ...(error.hint === undefined ? {} : { hint: error.hint }),
    }
  if (error instanceof ConnectionError)
    return { code: 'upstream_unavailable', detail: error.message, retryable: true }
  throw error
}
