import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import { type AtEnd, run, type Server, serve, startedHome, testSettings } from './southerly.ts'

// One server for all: the last test kills it, as a crash would.
const endings: Parameters<AtEnd>[0][] = []
const atEnd: AtEnd = (work) => endings.unshift(work)
let home: string
let environment: ReturnType<typeof testSettings>
let server: Server

beforeAll(async () => {
  home = await startedHome(atEnd)
  environment = testSettings(home)
  server = await serve(environment, undefined, atEnd)
})
afterAll(async () => {
  for (const end of endings) await end()
})

const text = async (words: string[]) => (await run(words, environment)).stdout

async function newKey(name: string): Promise<{ id: string; key: string }> {
  const made = await run(['key', 'create', '--name', name, '--json'], environment)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  return JSON.parse(made.stdout) as { id: string; key: string }
}

test('commands work while a server runs', async () => {
  const { key } = await newKey('while serving')
  expect((await server.call('/v1/me', { key })).status).toBe(200)

  expect(await text(['key', 'list'])).toContain('while serving')
  expect(await text(['status'])).toContain(`${server.url}, process ${server.child.pid}`)
  expect(await text(['migrate'])).toContain('up to date')
  const missing = await run(['key', 'revoke', 'A'.repeat(16)], environment)
  expect(missing.code).toBe(EXIT.notFound)
  expect(missing.stderr).toContain('A'.repeat(16))
  expect((await run(['key', 'create'], environment)).code).toBe(EXIT.usage)
})

test('a key that is revoked by a command stops working in the server', async () => {
  const made = await newKey('lost')
  expect((await server.call('/v1/me', { key: made.key })).status).toBe(200)
  expect((await run(['key', 'revoke', made.id], environment)).code).toBe(0)
  await expect.poll(async () => (await server.call('/v1/me', { key: made.key })).status).toBe(401)
})

test('a control file with another token is recognised, and the running server left alone', async () => {
  const file = path.join(home, 'control.json')
  const content = await readFile(file, 'utf8')
  await writeFile(file, JSON.stringify({ ...(JSON.parse(content) as object), token: 'guessed' }))
  const refused = await run(['status'], environment)
  expect(refused.code).toBe(EXIT.inUse)
  expect(refused.stderr).toContain('does not accept the token')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await writeFile(file, content)
})

// With `--full`: most other tests of commands run them without a server.
test.skipIf(!FULL_RUN)(
  'commands work alike without a server, past the control file that kill -9 left behind',
  async () => {
    const listed = await text(['key', 'list', '--json'])
    server.child.kill('SIGKILL')
    await server.ended
    expect(await text(['status'])).toContain('not running')
    expect(await text(['key', 'list', '--json'])).toBe(listed)
    expect((await run(['key', 'create', '--name', 'after the crash'], environment)).code).toBe(0)
    expect(await text(['audit', 'verify'])).toContain('holds')
  },
)
