import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { endProcess } from './end-process.ts'
import { freePort } from './free-port.ts'
import { run, unprivileged } from './postgres-programs.ts'

export interface PostgresServer {
  /** Address of a database, for the owner: a role that may create databases and roles, and is no superuser. */
  url(database: string): string
  /** `kill -9` of the whole server, as a power cut would do it. */
  crash(): Promise<void>
  /** Stops it as an operator would: `fast` ends sessions first, `immediate` leaves recovery to the next start. */
  halt(mode: keyof typeof HALT): Promise<void>
  /** Starts it again after a crash or a halt, on the same port. */
  start(): Promise<void>
  /** A streaming replica of this server. */
  replicate(): Promise<PostgresServer>
  /** Runs a statement as superuser. */
  administer(statement: string): Promise<Record<string, unknown>[]>
  /** Processes that serve a connection of the owner now. */
  backends(): Promise<number[]>
  /** Stops it and removes its files. */
  stop(): Promise<void>
}

const OWNER = 'southerly_owner'
const HALT = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * Settings meant to differ from the embedded engine's and from the tests' machine: whatever leans on the server's
 * collation or time zone fails here.
 */
const INITDB = [
  '--auth=trust',
  '--no-sync',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en-AU',
]
const SETTINGS = ['listen_addresses=127.0.0.1', 'timezone=Australia/Sydney', 'shared_buffers=32MB']

/**
 * What a server outlives: a power cut, `kill -9` of its processes alone, or neither. A disk that is slow for a while must not fail
 * tests that have nothing to do with it.
 */
const SETTINGS_OF = {
  power_cut: [],
  crash: ['fsync=off', 'full_page_writes=off'],
  nothing: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
} as const
type Survives = keyof typeof SETTINGS_OF

/** What the server says when it failed on its own account, and with it every test that was using it. */
const OWN_FAULT = /PANIC|was terminated by|out of memory|No space left/

/**
 * Makes and starts a PostgreSQL server of its own in a temporary folder, on a free port of the loopback interface. What
 * it has acknowledged outlives a power cut when it is `durable`; with `crash`, the end of its processes alone. `within` is the disk.
 */
export async function startPostgres(
  programs: string,
  {
    durable = true,
    within = tmpdir(),
  }: { readonly durable?: boolean | 'crash'; readonly within?: string } = {},
): Promise<PostgresServer> {
  const initialise = (data: string, folder: string): Promise<void> =>
    run(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', ...INITDB], folder)
  const survives = durable === 'crash' ? 'crash' : durable ? 'power_cut' : 'nothing'
  return await startServer({ programs, survives, within }, initialise, (socket) =>
    asSuperuser(socket, `create role ${OWNER} login createdb createrole`),
  )
}

async function startServer(
  place: { readonly programs: string; readonly survives: Survives; readonly within: string },
  fill: (data: string, folder: string) => Promise<void>,
  prepare: (socket: Socket) => Promise<unknown>,
): Promise<PostgresServer> {
  const { programs, survives } = place
  const folder = mkdtempSync(path.join(place.within, 'southerly-postgres-'))
  if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid!)
  const data = path.join(folder, 'data')
  const log = path.join(folder, 'log')
  const guardian = watchOver(folder)
  await fill(data, folder)
  const port = await freePort()
  const socket = { host: folder, port }

  const start = async (): Promise<void> => {
    const settings = [...SETTINGS, ...SETTINGS_OF[survives]].flatMap((setting) => ['-c', setting])
    const parameters = ['-D', data, '-p', String(port), '-k', folder, ...settings]
    // After a crash the server refuses to start until the last of its old processes has gone.
    for (
      let attempt = 1;
      !(await starts(path.join(programs, 'postgres'), parameters, socket, log));
      attempt += 1
    ) {
      if (attempt === 300)
        throw new Error(`PostgreSQL does not start in ${folder}:\n${readFileSync(log, 'utf8').slice(-2000)}`)
      await sleep(100)
    }
  }
  await start()
  await prepare(socket)
  return {
    url: (database) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`,
    start,
    async halt(mode) {
      process.kill(postmasterOf(data), HALT[mode])
      while (existsSync(path.join(data, 'postmaster.pid'))) await sleep(20)
    },
    replicate: () =>
      startServer(
        place,
        (copy, cwd) => {
          const from = ['-h', folder, '-p', String(port), '-U', 'postgres']
          const words = [...from, '-D', copy, '--write-recovery-conf', '--checkpoint=fast']
          return run(path.join(programs, 'pg_basebackup'), words, cwd)
        },
        async () => {},
      ),
    administer: (statement) => asSuperuser(socket, statement),
    async backends() {
      const rows = await asSuperuser(socket, `select pid from pg_stat_activity where usename = '${OWNER}'`)
      return rows.map(({ pid }) => Number(pid))
    },
    async crash() {
      const postmaster = postmasterOf(data)
      const backends = childrenOf(postmaster)
      for (const processId of [postmaster, ...backends]) endProcess(processId)
    },
    async stop() {
      for (const line of readFileSync(log, 'utf8').split('\n'))
        if (OWN_FAULT.test(line)) console.error(`PostgreSQL: ${line}`)
      guardian.stdin.end()
      await once(guardian, 'exit')
    },
  }
}

const postmasterOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Ends the server and removes its files when this process is gone, however it went: the pipe closes either way. */
function watchOver(folder: string) {
  const script =
    'cat > /dev/null; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; ' +
    'while [ -e "$0/data/postmaster.pid" ] && kill -0 "$(head -n 1 "$0/data/postmaster.pid")"; do sleep 0.1; done; rm -rf "$0"'
  return spawn('sh', ['-c', script, folder], {
    ...unprivileged,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
}

/** The server's socket in its own folder: at its port another server might answer. */
type Socket = Readonly<{ host: string; port: number }>

/** Starts the server and says whether it came to answer, rather than end. */
async function starts(
  program: string,
  parameters: readonly string[],
  socket: Socket,
  log: string,
): Promise<boolean> {
  const output = openSync(log, 'a')
  const stdio = ['ignore' as const, output, output]
  const server = spawn(program, parameters, { ...unprivileged, cwd: '/', stdio, detached: true })
  closeSync(output)
  server.unref()
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await asSuperuser(socket, 'select 1')
      return true
    } catch {
      await sleep(100)
    }
  }
  return false
}

function childrenOf(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parentId]) => parentId === parent)
    .map(([processId]) => processId!)
}

async function asSuperuser(socket: Socket, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...socket, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
