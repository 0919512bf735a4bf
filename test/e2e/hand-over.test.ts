import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { run, serve, startedHome, stop, testSettings } from './southerly.ts'

const text = async (words: string[], environment: ReturnType<typeof testSettings>) =>
  (await run(words, environment)).stdout

test('commands work alike with and without a running server', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)

  const made = await run(['key', 'create', '--name', 'while serving', '--json'], environment)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const key = JSON.parse(made.stdout) as { id: string; key: string }
  expect((await server.call('/v1/me', { key: key.key })).status).toBe(200)

  expect(await text(['key', 'list'], environment)).toContain('while serving')
  expect(await text(['status'], environment)).toContain(`${server.url}, process ${server.child.pid}`)
  expect(await text(['migrate'], environment)).toContain('up to date')
  const missing = await run(['key', 'revoke', 'A'.repeat(16)], environment)
  expect(missing.code).toBe(EXIT.notFound)
  expect(missing.stderr).toContain('A'.repeat(16))
  expect((await run(['key', 'create'], environment)).code).toBe(EXIT.usage)

  const listed = await text(['key', 'list', '--json'], environment)
  await stop(server)
  expect(await text(['key', 'list', '--json'], environment)).toBe(listed)
  expect(await text(['status'], environment)).toContain('not running')
  expect(await text(['audit', 'verify'], environment)).toContain('holds')
})

test('a key that is revoked by a command stops working in the server', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)
  const made = JSON.parse(await text(['key', 'create', '--name', 'lost', '--json'], environment)) as {
    id: string
    key: string
  }
  expect((await server.call('/v1/me', { key: made.key })).status).toBe(200)
  expect((await run(['key', 'revoke', made.id], environment)).code).toBe(0)
  await expect.poll(async () => (await server.call('/v1/me', { key: made.key })).status).toBe(401)
})

test('a control file with another token is recognised, and the running server left alone', async () => {
  const home = await startedHome()
  const environment = testSettings(home)
  const server = await serve(environment)
  const file = path.join(home, 'control.json')
  const content = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...content, token: 'guessed' }))
  const refused = await run(['status'], environment)
  expect(refused.code).toBe(EXIT.inUse)
  expect(refused.stderr).toContain('does not accept the token')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a control file that kill -9 left behind does not stand in the way', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)
  server.child.kill('SIGKILL')
  await server.ended
  expect(await text(['status'], environment)).toContain('not running')
  expect((await run(['key', 'create', '--name', 'after the crash'], environment)).code).toBe(0)
})
