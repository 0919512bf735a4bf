import { createClient } from '../../clients/typescript/src/index.ts'
import { buildApp } from '../api/app.ts'
import { askInProcess } from '../api/in-process.ts'
import type { AgentClient } from './agent-client.ts'
import type { Context } from './command.ts'
import { missingKey } from './missing-key.ts'
import { openForServing } from './serve/open-for-serving.ts'
import { prepareForServing } from './serve/prepare.ts'

/** The API on the local data, which this process opens. */
export async function openHere(context: Context): Promise<AgentClient> {
  const { settings, clock } = context
  const resources = new AsyncDisposableStack()
  try {
    const service = resources.adopt(await openForServing(context), (opened) => opened.close())
    const local = await prepareForServing(service, context)
    const apiKey = settings.SOUTHERLY_API_KEY ?? local?.keyText ?? missingKey('with DATABASE_URL')
    const app = await buildApp({
      database: service.database,
      settings,
      clock,
      secret: await service.secret(),
    })
    resources.defer(() => app.close())
    const fetch = (request: Request) => askInProcess(app, request)
    return {
      client: createClient({ baseUrl: 'http://localhost', apiKey, fetch, retries: 0 }),
      from: settings.DATABASE_URL === undefined ? settings.SOUTHERLY_HOME : 'the database of DATABASE_URL',
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}
