import type { CustomFetch } from 'openid-client'
import { proxiedFetch } from '../../../sources/fetching/proxied-fetch.ts'

/** How the provider is asked where the settings name a proxy; undefined: directly. */
export function providerNetwork(settings: {
  readonly HTTPS_PROXY: string | undefined
  readonly NO_PROXY: string | undefined
}): CustomFetch | undefined {
  const { HTTPS_PROXY: proxy, NO_PROXY: except } = settings
  return proxy === undefined ? undefined : (proxiedFetch(proxy, except) as unknown as CustomFetch)
}
