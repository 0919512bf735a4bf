import type { Fetch } from './transport.ts'

/** A `fetch` that asks through a proxy, except hosts that `except` names in the way of NO_PROXY. */
export function proxiedFetch(proxy: string, except: string | undefined): Fetch {
  let opening: Promise<Fetch> | undefined
  return async (url, init) => {
    opening ??= open(proxy, except)
    return (await opening)(url, init)
  }
}

/** Loaded with the first request: most commands never ask the network. */
async function open(proxy: string, except: string | undefined): Promise<Fetch> {
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  const dispatcher = new EnvHttpProxyAgent({ httpProxy: proxy, httpsProxy: proxy, noProxy: except ?? '' })
  return (url, init) => fetch(url, { ...init, dispatcher })
}
