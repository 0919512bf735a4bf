import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPrometheus } from '../../scripts/setup-system-tools.mjs'
import { freePort } from './free-port.ts'

const PROGRAM = findPrometheus()

/** Whether figures can be scraped here. With CI=true they must. */
export const HAS_PROMETHEUS = PROGRAM !== undefined || process.env['CI'] === 'true'

export interface Prometheus {
  /** Values of a query at this moment, one for each series. */
  query(expression: string): Promise<number[]>
  stop(): Promise<void>
}

/** A real Prometheus that scrapes the addresses every second and keeps its data in the folder. */
export async function startPrometheus(folder: string, addresses: readonly string[]): Promise<Prometheus> {
  if (PROGRAM === undefined) throw new Error('Prometheus is missing; npm test says how to install it')
  const file = path.join(folder, 'prometheus.yaml')
  const targets = addresses.map((address) => JSON.stringify(new URL(address).host))
  writeFileSync(
    file,
    `scrape_configs:
  - job_name: southerly
    scrape_interval: 1s
    scrape_timeout: 1s
    static_configs:
      - targets: [${targets.join(', ')}]
`,
  )
  const listen = `127.0.0.1:${await freePort()}`
  const child = spawn(
    PROGRAM,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
      `--web.listen-address=${listen}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return {
    async query(expression) {
      const url = `http://${listen}/api/v1/query?query=${encodeURIComponent(expression)}`
      // It listens a moment after it was started.
      const answer = await fetch(url).catch(() => undefined)
      if (answer === undefined || answer.status === 503) return []
      const { status, error, data } = (await answer.json()) as Answer
      if (status !== 'success') throw new Error(`${expression}: ${error}`)
      return data.result.map(({ value }) => Number(value[1]))
    },
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

interface Answer {
  readonly status: string
  readonly error?: string
  readonly data: { readonly result: readonly { readonly value: readonly [number, string] }[] }
}
