import { proxiedFetch } from '../../sources/fetching/proxied-fetch.ts'
import type { TransportOptions } from '../../sources/fetching/transport.ts'

/** How publishers are asked, by the settings of the service. */
export function networkOf(settings: {
  readonly SOUTHERLY_FETCH_TIMEOUT_MS: number
  readonly HTTPS_PROXY: string | undefined
  readonly NO_PROXY: string | undefined
}): Partial<TransportOptions> {
  const { SOUTHERLY_FETCH_TIMEOUT_MS: timeoutMs, HTTPS_PROXY: proxy, NO_PROXY: except } = settings
  return { timeoutMs, ...(proxy === undefined ? {} : { fetch: proxiedFetch(proxy, except) }) }
}
