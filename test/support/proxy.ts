import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findHaproxy } from '../../scripts/setup-system-tools.mjs'
import { freePort } from './free-port.ts'

const PROGRAM = findHaproxy()

/** Whether nodes can stand behind a proxy here. With CI=true they must. */
export const HAS_PROXY = PROGRAM !== undefined || process.env['CI'] === 'true'

export interface Proxy {
  readonly url: string
  /** Names of the nodes that it sends requests to now. */
  nodes(): Promise<string[]>
  stop(): Promise<void>
}

/** HAProxy as the guide of operations has it, before nodes of the loopback interface. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  if (PROGRAM === undefined) throw new Error('HAProxy is missing; npm test says how to install it')
  const [port, statistics] = [await freePort(), await freePort()]
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, statistics, ports))
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  return {
    url: `http://127.0.0.1:${port}`,
    nodes: () => readNodes(statistics),
    stop: () => stopped(child),
  }
}

const configuration = (port: number, statistics: number, ports: readonly number[]): string => `
defaults
  mode http
  retries 3
  option redispatch
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s

frontend southerly
  bind 127.0.0.1:${port}
  default_backend nodes

frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /

backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${ports.map((node) => `  server ${node} 127.0.0.1:${node}`).join('\n')}
`

async function readNodes(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => undefined)
  const lines = answer === undefined ? [] : (await answer.text()).split('\n').map((line) => line.split(','))
  const status = lines[0]?.indexOf('status') ?? -1
  return lines
    .filter(([group, name, ...rest]) => group === 'nodes' && name !== 'BACKEND' && rest[status - 2] === 'UP')
    .map(([, name = '']) => name)
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
