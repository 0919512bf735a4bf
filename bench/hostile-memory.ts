import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { columnsAgainAndAgain, longFormat, manyCells } from '../test/support/hostile-workbooks.ts'
import type { Bench } from './figure.ts'
import { memoryOfTree, totalRss } from './process-memory.ts'
import { startServer } from './server.ts'

const ROUNDS = 6
const UPLOAD_BYTES = 49 * 1_048_576
/** Processes without work end after 45 seconds, and garbage is collected when a server is idle. */
const REST_MS = 75_000
const MOST_GROWTH = 1.3

const held = (pid: number): number => totalRss(memoryOfTree(pid))

/** What a server holds before hostile files, and a minute after the last of them. */
export const hostileMemory: Bench = {
  name: 'hostile-memory',
  what: 'memory of a server and its processes after hostile files, embedded engine',
  baseline: `${MOST_GROWTH} times what it held after its first answers`,
  run: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(home)
    try {
      const send = async (place: string, body: Uint8Array): Promise<void> => {
        const answer = await fetch(server.url + place, {
          method: 'POST',
          headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/octet-stream' },
          body: body as Uint8Array<ArrayBuffer>,
        })
        await answer.arrayBuffer()
      }
      const imports = '/v1/companies/74115061375/imports?kind=electricity&period=2025-26&name=a.xlsx'
      await fetch(`${server.url}/v1/companies/74115061375/climate-profile`, {
        headers: { authorization: `Bearer ${server.key}` },
      })
      await pause(REST_MS)
      const before = held(server.pid)
      let peak = 0
      const watch = setInterval(() => (peak = Math.max(peak, held(server.pid))), 250)
      for (let round = 0; round < ROUNDS; round += 1)
        await Promise.all([
          send(imports, longFormat()),
          send(imports, columnsAgainAndAgain()),
          send(imports, manyCells()),
          // Bytes that are of no kind: refused after they have arrived.
          send('/v1/evidence-files?name=a.pdf', randomBytes(UPLOAD_BYTES)),
          send('/v1/evidence-files?name=b.txt', Buffer.alloc(UPLOAD_BYTES, `a line of ${round}\n`)),
        ])
      clearInterval(watch)
      await pause(REST_MS)
      const after = held(server.pid)
      const against = { name: 'before', value: before, unit: 'MB' }
      return [
        { name: 'at the most, during the attack', value: peak, unit: 'MB', against, better: 'less' },
        { name: 'a minute after it', value: after, unit: 'MB', against, better: 'less' },
      ]
    } finally {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    }
  },
}
