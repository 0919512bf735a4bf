import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compare } from './emissions.ts'
import type { Bench } from './figure.ts'
import { startProgram, startServer } from './server.ts'

const ROUTE = '/v1/emission-factors/electricity.purchased-grid.vic.location'

/** The promise is 60 % of bare node:http. */
export const factorRead: Bench = {
  name: 'factor-read',
  what: `GET ${ROUTE} with key, rate limit, ETag and validation on`,
  baseline: 'bare node:http in its own process that returns the same bytes',
  run: async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(path.join(directory, 'home'))
    try {
      const headers = { authorization: `Bearer ${server.key}`, 'accept-encoding': 'identity' }
      const answer = await fetch(`${server.url}${ROUTE}`, { headers })
      if (answer.status !== 200) throw new Error(`${ROUTE} answered ${answer.status}`)
      const file = path.join(directory, 'body.json')
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
      const bare = await startProgram([path.join(import.meta.dirname, 'bare-http.ts'), file])
      try {
        return await compare(
          { pid: server.pid, url: `${server.url}${ROUTE}` },
          { pid: bare.pid, url: `${bare.line}${ROUTE}` },
          headers,
        )
      } finally {
        await bare.stop()
      }
    } finally {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  },
}
