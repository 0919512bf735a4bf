import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'
import { AGL, outcomeOf, refusalOf } from '../support/agent.ts'
import { FULL_RUN } from '../support/engines.ts'
import { PROGRAM, run, serve, start, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

type Environment = ReturnType<typeof testSettings>

/** The protocol's own client, which starts `southerly mcp` and talks to its standard input and output. */
async function connect(environment: Environment, ...words: string[]): Promise<Client> {
  const inherited = Object.entries({ ...process.env, ...environment })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp', ...words],
    env: Object.fromEntries(
      inherited.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    stderr: 'ignore',
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

test('an agent is answered from the local data, and nothing but the protocol is on standard output', async () => {
  const settings = testSettings(await startedHome(), { SOUTHERLY_LOG: 'info' })
  const agent = await connect(settings)
  expect((await outcomeOf(agent, 'resolve_company', { abn: AGL })).answer).toMatchObject({ found: 1 })
  expect(await refusalOf(agent, 'resolve_company', { abn: '1' })).toMatchObject({
    code: 'abn_format_invalid',
  })
  await agent.close()

  const bare = start(['mcp'], settings)
  const { code, stdout } = await bare.ended
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
})

test.skipIf(!FULL_RUN)('two agents share the server that runs', async () => {
  const settings = testSettings(await startedHome())
  const server = await serve(settings)
  const [first, second] = await Promise.all([
    connect(settings),
    connect(
      {
        ...settings,
        SOUTHERLY_HOME: temporaryDirectory(),
        SOUTHERLY_API_KEY: readFileSync(server.keyFile ?? '', 'utf8').trim(),
      },
      '--url',
      server.url,
    ),
  ])
  const [one, other] = await Promise.all(
    [first, second].map((agent) => outcomeOf(agent, 'get_grid_intensity', { region: 'NSW' })),
  )
  expect(one).toEqual(other)
})

test('a service elsewhere needs a key, and says so', async () => {
  const ended = await run(['mcp', '--url', 'https://climate.example.com'], testSettings(temporaryDirectory()))
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toContain('Set SOUTHERLY_API_KEY')
})
