import { Server } from '@modelcontextprotocol/server'
import type { Client } from '../../clients/typescript/src/index.ts'
import manifest from '../../package.json' with { type: 'json' }
import { callTool } from './call-tool.ts'
import { listedSchema } from './listed-schema.ts'
import { getPrompt, PROMPTS } from './prompts.ts'
import { unknownName } from './protocol-errors.ts'
import { listResources, readResource } from './resources.ts'
import { TOOLS } from './tools.ts'

const INSTRUCTIONS = `Climate data on Australian companies from government publications, each figure with its source.
Start with resolve_company when you have a name. Answers are small unless detail=full.
Every outcome has: answer; absent (what is missing or stale and why, and when the next release is due: never read null as zero);
citations (quote the attribution wherever a figure is used); data_version (the same question to the same snapshot gives the same
figures; evidence_hash is the SHA-256 over all inputs); with detail=full also full, the answer of the API as in /openapi.json.
The resource southerly://me says who you act for; southerly://tools/<name> has the schema of a tool's outcome.
State the reporting year and the basis beside every figure. Compute with calculate_emissions, not in your head.`

/** All tools only read; they reach no other system than this service's own data, and the same call gives the same answer. */
const READ_ONLY = { readOnlyHint: true, openWorldHint: false } as const

/**
 * An agent pays for this list in every conversation, so it holds what a call needs. Schemas of outcomes are resources:
 * members are named with their units, and few agents ask.
 */
const TOOL_LIST = TOOLS.map(({ name, title, description, input }) => ({
  name,
  title,
  description,
  inputSchema: listedSchema(input),
  annotations: READ_ONLY,
}))

/** A server of the Model Context Protocol that answers from `client`: the API with the caller's own key. */
export function createAgentServer(client: Client): Server {
  const server = new Server(
    { name: 'southerly', title: 'Southerly', version: manifest.version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: TOOL_LIST }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    if (tool === undefined)
      throw unknownName(
        'tool',
        params.name,
        TOOLS.map(({ name }) => name),
      )
    return callTool(tool, client, params.arguments ?? {})
  })
  server.setRequestHandler('resources/list', () => listResources(client))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params }) => readResource(client, params.uri))
  server.setRequestHandler('prompts/list', () => ({ prompts: [...PROMPTS] }))
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments ?? {}))
  return server
}
