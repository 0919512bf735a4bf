import type { Random } from '../../../bench/random.ts'
import type { Tool } from '../../../src/mcp/tool.ts'
import { TOOLS } from '../../../src/mcp/tools.ts'
import { TOOL_CALLS } from '../../support/agent.ts'
import type { FuzzRequest, Header } from '../request.ts'
import { knownValue, type World } from '../world/world.ts'
import { pickCaller } from './caller.ts'
import { oddHeaders } from './headers.ts'
import { hostileValue } from './hostile.ts'
import { mutate, spoil, textOf } from './mutate.ts'
import { validValue } from './valid.ts'
import { toolPicker } from './weights.ts'

const METHODS = [
  'initialize',
  'ping',
  'tools/list',
  'prompts/list',
  'prompts/get',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'completion/complete',
  'logging/setLevel',
  'notifications/initialized',
  'subscriptions/listen',
  'server/discover',
  'x',
]

const pickTool = toolPicker(TOOLS)

/** A message of the Model Context Protocol: mostly the call of a tool. */
export function agentRequest(world: World, random: Random, index: number): FuzzRequest {
  const caller = pickCaller(world, random, true)
  const changes: string[] = []
  const tool = pickTool(random)
  let given: unknown = random.chance(0.5)
    ? TOOL_CALLS[tool.name]
    : validValue(tool.input, random, knownValue(world, caller.side))
  if (random.chance(0.6)) {
    const mutated = mutate(given, random)
    given = mutated.value
    changes.push(mutated.change)
  }
  let message: unknown = {
    jsonrpc: '2.0',
    id: index,
    method: 'tools/call',
    params: { name: tool.name, arguments: given },
  }
  let calls = true
  if (random.chance(0.15)) {
    calls = false
    changes.push('another message')
    message = otherMessage(message, random, index)
  }
  let body = textOf(message)
  if (random.chance(0.03)) {
    calls = false
    changes.push('spoilt JSON')
    body = spoil(body, random)
  }
  const headers: Header[] = [
    ['host', `127.0.0.1:${world.port}`],
    ...caller.headers,
    ['content-type', 'application/json'],
    ['accept', 'application/json, text/event-stream'],
    ...(random.chance(0.1) ? oddHeaders(random) : []),
  ]
  return {
    index,
    operation: `mcp:${tool.name}`,
    side: caller.side,
    caller: caller.name,
    method: random.chance(0.98) ? 'POST' : random.pick(['GET', 'DELETE', 'PUT', 'OPTIONS']),
    target: '/mcp',
    headers,
    body,
    changes,
    call: calls ? callOf(tool, body) : undefined,
  }
}

function otherMessage(call: unknown, random: Random, id: number): unknown {
  switch (random.below(4)) {
    case 0:
      return mutate(call, random).value
    case 1:
      return Array.from({ length: random.pick([0, 2, 50]) }, () => call)
    case 2:
      return { jsonrpc: '2.0', id, method: random.pick(METHODS), params: hostileValue(random) }
    default:
      return {
        jsonrpc: random.pick(['2.0', '1.0']),
        ...(random.chance(0.8) ? { id: hostileValue(random) } : {}),
        method: random.pick(METHODS),
        params: {
          uri: 'southerly://x',
          name: 'x',
          cursor: 'x',
          level: 'debug',
          protocolVersion: '2025-06-18',
        },
      }
  }
}

/** The call as it is sent: an odd number such as 1E+2 becomes one only by being read. Undefined where the text is no JSON. */
function callOf(tool: Tool, body: string): FuzzRequest['call'] {
  try {
    const { params } = JSON.parse(body) as { readonly params: { readonly arguments: unknown } }
    return { tool, given: params.arguments }
  } catch {
    return undefined
  }
}
