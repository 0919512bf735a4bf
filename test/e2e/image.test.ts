import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { buildah, commandOnReadOnlyRoot, type ImageConfiguration } from '../support/image-root.ts'
import { ROOT } from './southerly.ts'

const hasBuilder =
  process.getuid?.() === 0 &&
  ['buildah', 'mmdebstrap', 'unshare', 'setpriv'].every((name) =>
    (process.env['PATH'] ?? '').split(':').some((folder) => canRun(path.join(folder, name))),
  )

function canRun(program: string): boolean {
  try {
    execFileSync('test', ['-x', program])
    return true
  } catch {
    return false
  }
}

/** Tells what a process of the image may do. */
const PROBE = `
const { writeFileSync } = require('node:fs')
const tried = (place) => { try { writeFileSync(place, ''); return 'written' } catch (error) { return error.code } }
console.log(JSON.stringify({
  uid: process.getuid(), app: tried('/app/x'), etc: tried('/etc/x'), state: tried('/var/lib/southerly/x'), tmp: tried('/tmp/x'),
}))`

test.skipIf(!FULL_RUN || !hasBuilder)(
  'the image starts as an unprivileged user on a read-only root and answers /readyz',
  async () => {
    const tag = `localhost/southerly-test:${process.pid}`
    execFileSync(process.execPath, ['scripts/image/build.ts', '--tag', tag], { cwd: ROOT, stdio: 'pipe' })
    onTestFinished(() => void buildah('rmi', '--force', tag))
    const container = buildah('from', tag)
    onTestFinished(() => void buildah('rm', container))
    const image = (
      JSON.parse(buildah('inspect', '--type', 'image', tag)) as { Docker: { config: ImageConfiguration } }
    ).Docker.config
    expect(image.User).toBe('10001:10001')

    // Not below the folder of the test: its parents are closed to the image's user.
    const state = mkdtempSync('/var/tmp/southerly-image-')
    onTestFinished(() => void execFileSync('rm', ['-rf', state]))
    chownSync(state, 10001, 10001)
    const root = buildah('mount', container)
    expect(statSync(path.join(root, 'var/lib/southerly')).uid).toBe(10001)
    expect(statSync(path.join(root, 'app/dist/src/main.js')).uid).toBe(0)
    const [port, metrics] = [await freePort(), await freePort()]
    const environment = {
      ...Object.fromEntries(image.Env.map((line) => line.split(/=(.*)/s, 2))),
      // The embedded database has a local key, which a public address refuses.
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metrics),
      SOUTHERLY_WARM_UP: 'no',
    }
    const own = { ...environment, PATH: `${environment.PATH}:${process.env['PATH']}` }

    const probe = { ...image, Entrypoint: ['node', '-e', PROBE] }
    const [program, ...words] = commandOnReadOnlyRoot(root, state, probe, [])
    expect(JSON.parse(execFileSync(program, words, { env: own, encoding: 'utf8' }))).toEqual({
      uid: 10001,
      app: 'EROFS',
      etc: 'EROFS',
      state: 'written',
      tmp: 'written',
    })

    const [server, ...options] = commandOnReadOnlyRoot(root, state, image, image.Cmd)
    const child = spawn(server, options, { env: own, stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let log = ''
    child.stderr.on('data', (bytes) => (log += String(bytes)))
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => log,
        ),
      )
      .toBe(200)

    const check = { ...image, Entrypoint: ['node', '/app/health.mjs'] }
    const [healthy, ...health] = commandOnReadOnlyRoot(root, state, check, [])
    expect(execFileSync(healthy, health, { env: own, encoding: 'utf8' })).toBe('')

    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)
