import { readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import {
  PROGRAM,
  run,
  serve,
  start,
  startedHome,
  startNode,
  startProgram,
  temporaryDirectory,
  testSettings,
} from './southerly.ts'

/** A screen for a program on Linux; what it shows comes out of the end of `script`. */
// With `--full`; where there is no screen is tried in each run.
test.skipIf(process.platform !== 'linux' || !FULL_RUN)(
  'a start that makes a key shows it and a sign-in link on a screen',
  async () => {
    const home = await startedHome()
    // A start without it makes one, as the first start does.
    await rm(path.join(home, 'local-key'))
    const words = [process.execPath, PROGRAM, 'serve'].map((word) => `'${word}'`).join(' ')
    const screen = startProgram('script', ['-qefc', `exec ${words}`, '/dev/null'], testSettings(home))
    await expect.poll(() => screen.written.stdout).toContain('Press Ctrl-C to stop.')
    const key = (await readFile(path.join(home, 'local-key'), 'utf8')).trim()
    const shown = screen.written.stdout.replaceAll('\r', '')
    expect(shown.match(new RegExp(`^ {2}curl -H "Authorization: Bearer ${key}" "`, 'gm'))).toHaveLength(3)
    expect(shown).toMatch(/\/sign-in#token=[\w-]{43}$/m)
  },
)

test('a first start prints where its key is and curl lines that work as they stand; SIGTERM ends it with 0', async () => {
  const home = path.join(temporaryDirectory(), 'home')
  const server = start(['serve'], testSettings(home, { SOUTHERLY_LOG: 'debug' }))
  await expect.poll(() => server.written.stdout).toContain('Press Ctrl-C to stop.')
  const keyFile = path.join(home, 'local-key')
  const key = (await readFile(keyFile, 'utf8')).trim()
  const { stdout, stderr } = server.written
  // This is a pipe: it may end in a log, so neither the key nor a link is written.
  for (const secret of [key, key.split('_').at(-1)!, '#token=']) expect(stdout + stderr).not.toContain(secret)
  expect(stdout).toContain(`in ${keyFile}`)
  expect(stdout).toContain('southerly sign-in')
  const printed = stdout.matchAll(/^ {2}curl -H "Authorization: (Bearer .+)" "(\S+)"$/gm)
  const lines = [...printed].map(([line, header = '', address = '']) => [
    line,
    header.replace(`$(cat '${keyFile}')`, key),
    address,
  ])
  expect(lines).toHaveLength(3)
  for (const [, authorization = '', address = ''] of lines)
    expect((await fetch(address, { headers: { authorization } })).status).toBe(200)

  const [[, authorization = '', address = ''] = []] = lines
  const { origin } = new URL(address)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const emissions = `${origin}/v1/entities/74115061375/emissions`
  const etag = (await fetch(emissions, { headers: { authorization } })).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  const again = await fetch(emissions, { headers: { authorization, 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect((await fetch(`${origin}/v1/me`)).status).toBe(401)

  expect((await stat(path.join(home, 'local-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(home, 'control.json'))).mode & 0o777).toBe(0o600)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0, signal: null })
  await expect(stat(path.join(home, 'control.json'))).rejects.toThrow('ENOENT')
})

test('a second start keeps the key and prints where it is, not the key itself', async () => {
  const home = await startedHome()
  const environment = testSettings(home)
  const keyFile = path.join(home, 'local-key')
  const key = await readFile(keyFile, 'utf8')

  const second = start(['serve'], environment)
  await expect.poll(() => second.written.stdout).toContain('Press Ctrl-C to stop.')
  expect(await readFile(keyFile, 'utf8')).toBe(key)
  expect(second.written.stdout).not.toContain(key.trim())
  expect(second.written.stdout.match(/^ {2}curl /gm)).toHaveLength(3)
  second.child.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 0 })
})

test('a server tells its metrics; a second one on the same directory is refused and told where the first one is', async () => {
  const environment = testSettings(await startedHome())
  const server = await serve(environment)
  expect(await (await fetch(server.metricsUrl ?? '')).text()).toContain('southerly_http_requests_total')
  const refused = await run(['serve'], environment)
  expect(refused.code).toBe(EXIT.inUse)
  expect(refused.stderr).toContain(`in use by process ${server.child.pid}`)
  expect(refused.stderr).toContain(server.url)
  expect(refused.stderr).not.toMatch(/^\s+at /m)
})

test.skipIf(!FULL_RUN)('a server without workers is ready once its first answers are prepared', async () => {
  const settings = { SOUTHERLY_WARM_UP: 'yes', SOUTHERLY_WORKERS: '0' }
  const { url } = await serve(testSettings(await startedHome(), settings))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
    checks: expect.arrayContaining(['warm_up']) as string[],
  })
})

test.skipIf(!FULL_RUN)('a port in use is named, with what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  const refused = await run(['serve'], testSettings(await startedHome(), { PORT: String(port) }))
  other.close()
  expect(refused.code).toBe(EXIT.inUse)
  expect(refused.stderr).toContain(`127.0.0.1 port ${port} is in use by another program`)
  expect(refused.stderr).toContain('PORT=0')
})

test('a public address is refused while the key of the first start works', async () => {
  const refused = await run(['serve'], testSettings(await startedHome(), { HOST: '0.0.0.0' }))
  expect(refused.code).toBe(EXIT.usage)
  expect(refused.stderr).toContain('public address')
})

test('every wrong setting is named at once', async () => {
  const refused = await run(
    ['serve'],
    testSettings(await startedHome(), { PORT: 'eighty', SOUTHERLY_POOL: '0' }),
  )
  expect(refused.code).toBe(EXIT.usage)
  expect(refused.stderr).toContain('PORT="eighty"')
  expect(refused.stderr).toContain('SOUTHERLY_POOL="0"')
})

test.skipIf(!FULL_RUN)(
  'with --with-parent it stops when the process that started it is gone, and frees the directory',
  async () => {
    const environment = testSettings(await startedHome())
    const words = JSON.stringify([PROGRAM, 'serve', '--json', '--with-parent'])
    const middle = startNode(
      ['-e', `require('node:child_process').spawn(process.execPath, ${words}, { stdio: 'inherit' })`],
      environment,
    )
    await expect.poll(() => middle.written.stdout).toContain('\n')
    const { url } = JSON.parse(middle.written.stdout) as { url: string }
    middle.child.kill('SIGKILL')
    await middle.ended
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
    expect((await run(['status'], environment)).stdout).toContain('not running')
  },
)
