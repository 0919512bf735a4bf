import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import { FULL_RUN } from '../support/engines.ts'
import { PROGRAM, ROOT, run, serve, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

/** A Node older than 24 on this machine, such as the system's own; npm puts the pinned one first on the PATH. */
const olderNode = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((directory) => !directory.includes('node_modules'))
  .map((directory) => path.join(directory, 'node'))
  .find((program) => existsSync(program) && major(program) < 24)

function major(program: string): number {
  return Number.parseInt(execFileSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10)
}

test.skipIf(olderNode === undefined)(
  'an older Node hands over to the pinned one, exit code included',
  async () => {
    expect(await run(['--version'], {}, olderNode)).toMatchObject({ code: 0, stdout: '0.1.0\n' })
    expect(await run(['sevre'], {}, olderNode)).toMatchObject({ code: EXIT.usage })
  },
)

test.skipIf(olderNode === undefined)(
  'signals to the older Node reach the server, which stops in good order',
  async () => {
    const server = await serve(testSettings(await startedHome()), olderNode)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0, signal: null })
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  },
)

test.skipIf(!FULL_RUN)('it works as a link, from another directory', async () => {
  const directory = temporaryDirectory()
  const link = path.join(directory, 'southerly')
  symlinkSync(PROGRAM, link)
  expect(execFileSync(link, ['--version'], { cwd: directory, encoding: 'utf8' })).toBe('0.1.0\n')
})

test.skipIf(!FULL_RUN)('it works from a path with a space', async () => {
  const copy = path.join(temporaryDirectory(), 'a clone')
  mkdirSync(copy)
  for (const name of ['bin', 'src', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const home = path.join(copy, 'no home')
  const environment = { ...process.env, ...testSettings(home) }
  const ended = spawnSync(process.execPath, [path.join(copy, 'bin', 'southerly'), 'status'], {
    env: environment,
    encoding: 'utf8',
  })
  expect(ended.stderr).toContain(`there is no database in ${home} yet`)
  expect(ended.status).toBe(EXIT.notFound)
  expect(existsSync(home)).toBe(false)
})

test('a reader that leaves early is no fault', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'openapi'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (bytes) => (stderr += String(bytes)))
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
