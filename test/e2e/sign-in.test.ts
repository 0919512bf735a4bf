import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { run, serve, start, startedHome, stop, temporaryDirectory, testSettings } from './southerly.ts'

const LINK = /^http:\/\/127\.0\.0\.1:\d+\/sign-in#token=([\w-]{43})$/

/** What the page that a link opens does. */
const follow = (link: string): Promise<Response> =>
  fetch(`${new URL(link).origin}/v1/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'southerly' },
    body: JSON.stringify({ token: LINK.exec(link)?.[1] ?? '' }),
  })

test('serve prints a link that signs in once, and sign-in another; the log holds neither', async () => {
  const environment = testSettings(await startedHome(), { SOUTHERLY_LOG: 'debug' })
  const server = await serve(environment)
  expect((await fetch(`${server.url}/`)).headers.get('set-cookie')).toBeNull()
  const printed = server.signInUrl ?? ''
  const asked = await run(['sign-in', '--json'], environment)
  const { sign_in_url: another } = JSON.parse(asked.stdout) as { sign_in_url: string }
  for (const link of [printed, another]) {
    const session = await follow(link)
    expect(session.status).toBe(201)
    const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!
    expect((await fetch(`${server.url}/v1/me`, { headers: { cookie } })).status).toBe(200)
    expect((await follow(link)).status).toBe(401)
  }
  const { stderr } = await stop(server)
  expect(stderr).toContain('"operation":"openSessionByLink"')
  for (const link of [printed, another]) expect(stderr).not.toContain(LINK.exec(link)?.[1])

  const none = await run(['sign-in'], environment)
  expect([none.code, none.stdout]).toEqual([EXIT.notFound, ''])
  expect(none.stderr).toContain('no server is running on')
})

test('a server that always asks for a key prints no link, and one without a browser goes on without', async () => {
  const home = await startedHome()
  const environment = testSettings(home, { SOUTHERLY_WEB_SIGN_IN: 'key' })
  const server = start(['serve', '--open'], {
    ...environment,
    DISPLAY: ':0',
    PATH: path.join(home, 'nothing'),
  })
  await expect.poll(() => server.written.stderr).toContain('No browser was opened')
  expect(server.written.stdout).toMatch(/Web app +http:\/\/127\.0\.0\.1:\d+\/\n/)
  expect(server.written.stdout).not.toContain('token')
  const refused = await run(['sign-in'], environment)
  expect(refused.code).toBe(EXIT.usage)
  expect(refused.stderr).toContain('key create')
})

test.runIf(process.platform === 'linux')(
  'serve --open opens the browser, signed in, by a file that only the user can read',
  async () => {
    const home = await startedHome()
    const tools = path.join(temporaryDirectory(), 'bin')
    const opened = path.join(tools, 'opened')
    mkdirSync(tools)
    writeFileSync(
      path.join(tools, 'xdg-open'),
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${opened}.new'\nmv '${opened}.new' '${opened}'\n`,
    )
    chmodSync(path.join(tools, 'xdg-open'), 0o755)
    const desktop = { DISPLAY: ':0', PATH: `${tools}:${process.env['PATH']}` }
    const server = start(['serve', '--open'], testSettings(home, desktop))
    await expect.poll(() => existsSync(opened)).toBe(true)
    const words = readFileSync(opened, 'utf8').trim().split('\n')
    expect(words).toEqual([path.join(home, 'open.html')])
    expect(statSync(words[0]!).mode & 0o777).toBe(0o600)
    const link = /url=(\S+)"/.exec(readFileSync(words[0]!, 'utf8'))?.[1] ?? ''
    expect(server.written.stdout).not.toContain(link)
    expect((await follow(link)).status).toBe(201)
    expect((await stop(server)).code).toBe(0)
    expect(existsSync(words[0]!)).toBe(false)
  },
)
