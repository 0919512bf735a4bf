import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { admitStore } from '../../operations/bundle-store/require-store.ts'
import type { Service } from '../../operations/open-service.ts'
import { loadStarter } from '../../operations/releases/load-starter.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { groupsOfSettings, requireTenantOfGroups } from '../../operations/sign-in/oidc/groups-setting.ts'
import { oidcOptions } from '../../operations/sign-in/oidc/options.ts'
import {
  ensureLocalTenant,
  type LocalTenant,
  refuseBootstrapKeyInPublic,
} from '../../operations/tenancy/local-tenant.ts'
import type { Context } from '../command.ts'
import { readControlFile } from '../control/control-file.ts'
import { openWhenThere } from './open-when-there.ts'

const STARTER = path.resolve(import.meta.dirname, '../../../data/starter')

/** Opens the service for a server; when another one holds it, says where that one answers. */
export async function openForServing(context: Context): Promise<Service> {
  const { settings } = context
  // Before anything is made or opened.
  oidcOptions(settings)
  groupsOfSettings(settings)
  try {
    return await openWhenThere(context, 'apply')
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

/**
 * Loads the starter dataset and makes the local tenant, as far as they are missing. Answers the local tenant, which only
 * the embedded engine has. `onLoading` is told when there is something to load, which takes some seconds of one processor.
 */
export async function prepareForServing(
  service: Service,
  context: Context,
  onLoading: () => void = () => {},
): Promise<LocalTenant | undefined> {
  const { settings, clock, output } = context
  const secret = await service.secret()
  if (settings.SOUTHERLY_STARTER === 'load')
    await loadStarter(service.database, {
      directory: STARTER,
      clock,
      onProgress: ({ done, total, label }) => {
        if (done === 0) onLoading()
        output.progress({ label: `Loading ${label}`, done, total })
      },
    })
  output.progress(undefined)
  const local =
    service.database.engine === 'embedded'
      ? await ensureLocalTenant(service.database, { clock, secret }, service.home)
      : undefined
  await refuseBootstrapKeyInPublic(service.database, settings.HOST, clock.now())
  await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES)
  await requireTenantOfGroups(service.database, settings)
  const storeFault = await admitStore(service)
  if (storeFault !== undefined) output.note(storeFault)
  return local
}
