import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** PostgreSQL refuses to run as root, so as root the tests run it as somebody who may do less. */
export const unprivileged: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? (account('postgres') ?? account('nobody') ?? {}) : {}

/** Folder of `initdb` and `postgres`: the newest under /usr/lib/postgresql, else the first on PATH. */
export function findPostgresPrograms(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))))
}

/** Runs a program to its end as the unprivileged user; rejects with what it wrote when it fails. */
export function run(program: string, parameters: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, parameters, { ...unprivileged, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} exited with ${code}:\n${output}`)),
    )
  })
}

function account(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}
