import { Compile, type Validator } from 'typebox/compile'
import type { Tool } from '../../../src/mcp/tool.ts'
import type { Answer } from '../request.ts'
import type { Fault } from './finding.ts'

interface Message {
  readonly error?: { readonly code: number; readonly message: string }
  readonly result?: {
    readonly isError?: boolean
    readonly structuredContent?: unknown
    readonly content?: readonly { readonly text?: string }[]
  }
}

const tools = new Map<Tool, { readonly input: Validator; readonly output: Validator }>()

/** JSON-RPC: an error inside the server. */
const INTERNAL_ERROR = -32603

/** Whether a tool answered arguments that it does not take, outside its schema, or with an error of ours. */
export function agentFault(
  call: { readonly tool: Tool; readonly given: unknown },
  answer: Answer,
): Fault | undefined {
  const message = messageOf(answer)
  if (message === undefined || answer.status !== 200) return undefined
  if (message.error?.code === INTERNAL_ERROR)
    return { kind: 'server_error', detail: `JSON-RPC internal error: ${message.error.message.slice(0, 80)}` }
  const { result } = message
  if (result === undefined) return undefined
  if (result.isError === true)
    return /"code":"internal_error"/.test(result.content?.[0]?.text ?? '')
      ? { kind: 'server_error', detail: 'internal_error in the result of a tool' }
      : undefined
  const { input, output } = validatorsOf(call.tool)
  if (!input.Check(call.given ?? {}))
    return { kind: 'unchecked_input', detail: 'arguments against the schema of the tool' }
  if (output.Check(result.structuredContent)) return undefined
  const [first] = output.Errors(result.structuredContent)
  const place = first?.instancePath.replaceAll(/\/\d+/g, '/*')
  return { kind: 'answer_schema', detail: `${place} ${first?.message}` }
}

function validatorsOf(tool: Tool) {
  let kept = tools.get(tool)
  if (kept === undefined)
    tools.set(tool, (kept = { input: Compile(tool.input), output: Compile(tool.output) }))
  return kept
}

/** The message of an answer, which comes as JSON or as one event of a stream. */
function messageOf(answer: Answer): Message | undefined {
  const text = answer.body.toString()
  const json = text.startsWith('event:') ? text.slice(text.indexOf('data:') + 5).split('\n')[0]! : text
  try {
    return JSON.parse(json) as Message
  } catch {
    return undefined
  }
}
