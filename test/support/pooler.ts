import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPooler } from '../../scripts/setup-system-tools.mjs'
import { freePort } from './free-port.ts'
import { unprivileged } from './postgres-programs.ts'

const PROGRAM = findPooler()

/** Whether a pooler can stand before PostgreSQL here. With CI=true it must. */
export const HAS_POOLER = PROGRAM !== undefined || process.env['CI'] === 'true'

export interface Pooler {
  /** The database, asked through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/** pgbouncer in transaction mode with so few sessions that callers share them. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  if (PROGRAM === undefined) throw new Error('pgbouncer is missing; npm test says how to install it')
  const server = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-pooler-'))
  const users = path.join(folder, 'users.txt')
  writeFileSync(users, `"${server.username}" ""\n`)
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = options,extra_float_digits
`,
  )
  if (unprivileged.uid !== undefined)
    for (const place of [folder, users, file]) chownSync(place, unprivileged.uid, unprivileged.gid!)
  const child = spawn(PROGRAM, ['--quiet', file], { ...unprivileged, cwd: '/', stdio: 'ignore' })
  while (!(await answers(port))) await sleep(50)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
