import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { EXIT, OperatorError } from '../../errors.ts'
import { databaseDirectory, type Service } from '../../operations/open-service.ts'
import { groupsOfSettings } from '../../operations/sign-in/oidc/groups-setting.ts'
import { oidcOptions } from '../../operations/sign-in/oidc/options.ts'
import type { Context } from '../command.ts'
import { readControlFile } from '../control/control-file.ts'
import { openWhenThere } from './open-when-there.ts'
import { keepEngineSmall } from './small-engine.ts'
import { STARTER } from './starter-place.ts'

/** Opens the service for a server; when another one holds it, says where that one answers. */
export async function openForServing(context: Context): Promise<Service> {
  const { settings } = context
  // Before anything is made or opened.
  oidcOptions(settings)
  groupsOfSettings(settings)
  const isEmbedded = settings.DATABASE_URL === undefined
  const isThere = isEmbedded && existsSync(databaseDirectory(settings.SOUTHERLY_HOME))
  const contents =
    isEmbedded && !isThere && settings.SOUTHERLY_STARTER === 'load' ? await contentsOfStarter() : undefined
  if (isThere || contents !== undefined) keepEngineSmall()
  try {
    return await openWhenThere(context, 'apply', contents)
  } catch (error) {
    if (!(error instanceof OperatorError) || error.exitCode !== EXIT.inUse) throw error
    const control = await readControlFile(settings.SOUTHERLY_HOME).catch(() => undefined)
    if (control === undefined) throw error
    throw new OperatorError(error.message, {
      hint: `A server is already running on it: ${control.url}, process ${control.pid}. Use that one, or another SOUTHERLY_HOME.`,
      exitCode: EXIT.inUse,
      cause: error,
    })
  }
}

/** Loaded for a first start only: knowing the sources takes as long as beginning to open the engine. */
async function contentsOfStarter(): Promise<string | undefined> {
  const { templateOfStarter } = await import('../../operations/releases/starter-template.ts')
  return templateOfStarter(STARTER)
}

/**
 * Opens the service while `load` loads what is to use it. Loading keeps this thread busy for about a second, so it waits until the embedded
 * engine has begun in its own; with PostgreSQL, until the service is open.
 */
export async function openWhileLoading<T>(
  context: Context,
  load: () => Promise<T>,
): Promise<{ readonly opening: Promise<Service>; readonly loaded: T }> {
  const opening = openForServing(context)
  const waiting = new AbortController()
  await Promise.race([opening, once(process, 'worker', { signal: waiting.signal }).catch(() => {})])
  waiting.abort()
  return { opening, loaded: await load() }
}
