import { userInfo } from 'node:os'
import { nameOfAccount } from '../../domain/tenancy/account-name.ts'
import { admitStore } from '../../operations/bundle-store/require-store.ts'
import { publishedFormulas } from '../../operations/formulas.ts'
import type { Service } from '../../operations/open-service.ts'
import { loadStarter } from '../../operations/releases/load-starter.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { requireTenantOfGroups } from '../../operations/sign-in/oidc/groups-setting.ts'
import {
  ensureLocalTenant,
  type LocalTenant,
  refuseBootstrapKeyInPublic,
} from '../../operations/tenancy/local-tenant.ts'
import type { Context } from '../command.ts'
import { STARTER } from './starter-place.ts'

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
  // A formula that cannot be used must not be found out by the first company that needs it.
  publishedFormulas()
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
      ? await ensureLocalTenant(
          service.database,
          { clock, secret, memberName: nameOfAccount(userInfo().username) },
          service.home,
        )
      : undefined
  await refuseBootstrapKeyInPublic(service.database, settings.HOST, clock.now())
  await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES)
  await requireTenantOfGroups(service.database, settings)
  const storeFault = await admitStore(service)
  if (storeFault !== undefined) output.note(storeFault)
  return local
}
