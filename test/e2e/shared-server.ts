import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { SHARED_PROCESS } from '../support/run-directory.ts'
import { type AtEnd, type Ended, run, type Server, serve, startedHome, testSettings } from './southerly.ts'

/**
 * A service that is started by the first test of a worker that asks: a start takes seconds, and the first question to a
 * service too. Tests share its state: each writes only about what no other file looks at.
 */
export const sharedServer = async (): Promise<Server> => (await sharedService()).server

/** Runs a command beside that service, which answers it: a command that opens the data itself needs seven times the processor. */
export async function runBeside(words: readonly string[]): Promise<Ended> {
  return run(words, (await sharedService()).settings)
}

interface Service {
  readonly server: Server
  readonly settings: ReturnType<typeof testSettings>
}

let shared: Promise<Service> | undefined
const sharedService = (): Promise<Service> => (shared ??= startShared())

async function startShared(): Promise<Service> {
  const directory = inject('runDirectory')
  // It ends with the run, which removes the directory too.
  const never: AtEnd = () => undefined
  const home = path.join(mkdtempSync(path.join(directory, 'shared ')), 'home')
  cpSync(await startedHome(), home, { recursive: true })
  // Webhooks are received on this machine.
  const settings = testSettings(home, { SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: 'yes' })
  const server = await serve(settings, undefined, never)
  writeFileSync(path.join(directory, `${SHARED_PROCESS} ${server.child.pid}`), '')
  return { server, settings }
}
