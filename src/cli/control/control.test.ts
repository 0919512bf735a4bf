import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordingTerminal } from '../../../test/unit/recording-terminal.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { newToken, readControlFile, removeControlFile, writeControlFile } from './control-file.ts'
import { type ControlHandler, type ControlServer, startControlServer } from './control-server.ts'
import { handOver } from './hand-over.ts'

const refusal = new OperatorError('another process holds the directory', { exitCode: EXIT.inUse })
const url = 'http://127.0.0.1:8080'
let home: string
const servers: ControlServer[] = []

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'southerly control '))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await rm(home, { recursive: true })
})

async function serving(handle: ControlHandler, fileToken?: string): Promise<ControlServer> {
  const token = newToken()
  const server = await startControlServer(token, handle)
  servers.push(server)
  await writeControlFile(home, { port: server.port, token: fileToken ?? token, url })
  return server
}

const call = { argv: ['status'], workingDirectory: '/somewhere' }
const never = new AbortController().signal

test('what the command writes and its exit code reach the caller', async () => {
  await serving(async (request, terminal) => {
    terminal.out(`${request.argv.join(' ')} in ${request.workingDirectory}\n`)
    terminal.err('careful\n')
    terminal.progress({ label: 'Working', done: 1, total: 2 })
    terminal.progress(undefined)
    return 3
  })
  const terminal = recordingTerminal()
  await expect(handOver(home, call, terminal, never, refusal)).resolves.toBe(3)
  expect(terminal.text).toEqual({ out: 'status in /somewhere\n', err: 'careful\n' })
  expect(terminal.states).toEqual([{ label: 'Working', done: 1, total: 2 }, undefined])
})

test('a question of the command is asked where the person sits', async () => {
  await serving(async (_request, terminal) => {
    terminal.out(`${await terminal.ask?.({ text: 'Which?', choices: ['a', 'b'] })}\n`)
    return 0
  })
  const terminal = recordingTerminal()
  await handOver(home, call, { ...terminal, ask: async ({ choices }) => choices[1] }, never, refusal)
  expect(terminal.text.out).toBe('b\n')
  const silent = recordingTerminal()
  await handOver(home, call, silent, never, refusal)
  expect(silent.text.out).toBe('undefined\n')
})

test('thousands of progress states become a few, the first and the last among them', async () => {
  await serving(async (_request, terminal) => {
    for (let done = 0; done <= 5_000; done += 1) terminal.progress({ label: 'Reading', done, total: 5_000 })
    return 0
  })
  const terminal = recordingTerminal()
  await handOver(home, call, terminal, never, refusal)
  expect(terminal.states[0]).toMatchObject({ done: 0 })
  expect(terminal.states.at(-1)).toMatchObject({ done: 5_000 })
  expect(terminal.states.length).toBeLessThan(500)
})

test('the control file is for its owner only and leaves no draft behind', async () => {
  await writeControlFile(home, { port: 1, token: 'secret', url })
  const { mode } = await stat(path.join(home, 'control.json'))
  expect(mode & 0o777).toBe(0o600)
  expect(await readdir(home)).toEqual(['control.json'])
  await removeControlFile(home)
  expect(await readControlFile(home)).toBeUndefined()
})

test('Ctrl-C at the caller cancels the command in the server', async () => {
  const caller = new AbortController()
  const cancelled = Promise.withResolvers<void>()
  await serving(async (_request, terminal, signal) => {
    signal.addEventListener('abort', () => cancelled.resolve())
    terminal.out('started\n')
    await cancelled.promise
    return 0
  })
  const terminal = { ...recordingTerminal(), out: () => caller.abort() }
  await expect(handOver(home, call, terminal, caller.signal, refusal)).rejects.toMatchObject({
    name: 'AbortError',
  })
  await cancelled.promise
})

test('a server that dies in the middle is not taken for success', async () => {
  await serving(async (_request, terminal) => {
    terminal.out('half\n')
    throw new Error('the server broke')
  })
  await serving(async () => Promise.reject(new Error('broke')))
  await expect(handOver(home, call, recordingTerminal(), never, refusal)).rejects.toThrow(
    'the server stopped before the command finished',
  )
})

const stale: [string, () => Promise<void>, RegExp][] = [
  ['no control file: another command, or a server that starts', async () => {}, /still starting/],
  [
    'a port where nothing listens',
    () => writeControlFile(home, { port: 1, token: 'x', url }),
    /nothing answers/,
  ],
  ['another token', async () => void (await serving(async () => 0, 'another')), /does not accept the token/],
  [
    'another machine',
    () =>
      writeFile(
        path.join(home, 'control.json'),
        JSON.stringify({ pid: 1, host: 'elsewhere.example', port: 1, token: 'x', url }),
      ),
    /elsewhere\.example/,
  ],
]
test.each(stale)('%s is told apart', async (_what, arrange, hint) => {
  await arrange()
  const attempt = handOver(home, call, recordingTerminal(), never, refusal)
  await expect(attempt).rejects.toMatchObject({ message: refusal.message, exitCode: EXIT.inUse })
  await expect(attempt).rejects.toMatchObject({ hint: expect.stringMatching(hint) })
})

test('a damaged control file is named', async () => {
  await writeFile(path.join(home, 'control.json'), '{"pid":')
  await expect(handOver(home, call, recordingTerminal(), never, refusal)).rejects.toThrow(
    'control.json is damaged',
  )
})

test.each([
  ['no token', {}, '{"argv":[],"workingDirectory":"/"}', 401],
  ['a wrong token', { authorization: 'Bearer wrong' }, '{"argv":[],"workingDirectory":"/"}', 401],
  ['a body that is no JSON', 'with token', '{', 400],
  ['a body of another shape', 'with token', '{"argv":"status"}', 400],
  ['a body without end', 'with token', `"${'x'.repeat(1_100_000)}"`, 400],
] as const)('%s is refused before any command runs', async (_what, headers, body, status) => {
  let ran = false
  const token = newToken()
  const server = await startControlServer(token, async () => {
    ran = true
    return 0
  })
  servers.push(server)
  const sent = headers === 'with token' ? { authorization: `Bearer ${token}` } : { ...headers }
  expect(await statusOf(server.port, sent, body)).toBe(status)
  expect(ran).toBe(false)
})

function statusOf(port: number, headers: Record<string, string>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, path: '/run', method: 'POST', headers })
    sending.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
