import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '../../clients/typescript/src/index.ts'
import type { Context } from './command.ts'
import { readControlFile } from './control/control-file.ts'
import { missingKey } from './missing-key.ts'

/** The API as an agent's tools ask it, wherever it is. */
export interface AgentClient extends AsyncDisposable {
  readonly client: Client
  /** Where the answers are from, for people. */
  readonly from: string
}

/** The service at `url`; else the server that holds the local data; else the local data, opened here. */
export async function openAgentClient(context: Context, url: string | undefined): Promise<AgentClient> {
  const { settings } = context
  const given = settings.SOUTHERLY_API_KEY
  if (url !== undefined) return clientOf(url, given ?? missingKey(`for ${url}`))
  const running = await runningServer(settings.SOUTHERLY_HOME)
  if (running !== undefined) return clientOf(running, given ?? (await localKey(settings.SOUTHERLY_HOME)))
  // Loads the whole server, which a running one is asked without.
  const { openHere } = await import('./local-client.ts')
  return openHere(context)
}

const clientOf = (baseUrl: string, apiKey: string): AgentClient => ({
  client: createClient({ baseUrl, apiKey }),
  from: baseUrl,
  [Symbol.asyncDispose]: async () => {},
})

/** Where the server of a home answers; undefined when none runs, also when one was killed and left its file. */
async function runningServer(home: string): Promise<string | undefined> {
  const control = await readControlFile(home)
  if (control === undefined || control.host !== hostname()) return undefined
  const answered = await fetch(`${control.url}/healthz`).catch(() => undefined)
  return answered?.ok === true ? control.url : undefined
}

async function localKey(home: string): Promise<string> {
  const file = path.join(home, 'local-key')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text?.trim() ?? missingKey(`but there is none in ${file}`)
}
