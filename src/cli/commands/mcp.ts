import { openAgentClient } from '../agent-client.ts'
import { defineCommand } from '../command.ts'
import { serviceOption } from '../service-option.ts'

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'serve the tools for AI agents on standard input and output',
  examples: [
    ['mcp', 'from the running server, or from the local data if none is running'],
    ['mcp --url https://climate.example.com', 'from a remote service, with SOUTHERLY_API_KEY'],
  ],
  needs: 'nothing',
  input: { url: serviceOption },
  run: async (context, { url }) => {
    const { serveAgentOverStdio } = await import('../../mcp/stdio.ts')
    await using opened = await openAgentClient(context, url)
    context.output.note(`Southerly is serving an agent, from ${opened.from}.`)
    await serveAgentOverStdio(opened.client, {
      signal: context.signal,
      onError: (error) =>
        context.output.note(`A message from the agent was not understood: ${error.message}`),
    })
  },
})
