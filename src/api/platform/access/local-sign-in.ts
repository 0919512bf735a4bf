import type { Clock } from '../../../clock.ts'
import type { Settings } from '../../../config.ts'
import { isLoopback } from '../../../domain/tenancy/loopback.ts'
import { ServiceError } from '../../../errors.ts'
import type { ExchangeRequest } from '../exchange.ts'
import { createLinkTokens } from './link-tokens.ts'
import { refuseForeign } from './session.ts'

/** How a browser on this machine signs in to the local tenant: by a link that works once, given to who runs the service. */
export interface LocalSignIn {
  /** Path of a new link; undefined where there is no local tenant, or strangers may reach the service. */
  newLink(): string | undefined
  /** Who the request may be signed in as. Throws what is refused; only a right token from our own page is used up. */
  redeem(request: ExchangeRequest, token: string): LocalMember
}

/** The person who started the service on this machine. */
export interface LocalMember {
  readonly tenantId: string
  readonly memberId: string
}

export function createLocalSignIn(parts: {
  readonly clock: Clock
  readonly settings: Settings
  readonly localMember: LocalMember | undefined
}): LocalSignIn {
  const member = staysLocal(parts.settings) ? parts.localMember : undefined
  const tokens = createLinkTokens(parts.clock)
  return {
    // Behind the hash it stays in the browser: in no request line, log, or Referer, and nothing that looks ahead at a link uses it up.
    newLink: () => (member === undefined ? undefined : `/sign-in#token=${tokens.issue()}`),
    redeem(request, token) {
      refuseForeign(request)
      if (member === undefined) throw refused('This service gives out no sign-in links.')
      if (!comesFromThisMachine(request))
        throw refused('A sign-in link works only on the service’s own machine, without a proxy in between.')
      if (!tokens.redeem(token))
        throw refused(
          'The sign-in link was already used, is older than an hour, or is from an earlier start.',
        )
      return member
    },
  }
}

const refused = (detail: string): ServiceError =>
  new ServiceError('sign_in_link_invalid', detail, {
    hint: 'Run `southerly sign-in` for a new link, or sign in with an API key.',
  })

/** Only a service that strangers cannot reach may give out links to its local tenant. */
const staysLocal = ({ HOST, SOUTHERLY_PUBLIC_URL, SOUTHERLY_WEB_SIGN_IN }: Settings): boolean =>
  SOUTHERLY_WEB_SIGN_IN === 'local' &&
  isLoopback(HOST) &&
  (SOUTHERLY_PUBLIC_URL === undefined || isLoopback(URL.parse(SOUTHERLY_PUBLIC_URL)?.hostname ?? ''))

/** What proxies add: a caller who comes through one may come from anywhere. */
const PROXY_HEADER =
  /^(forwarded|via|cdn-loop|client-ip|true-client-ip|x-real-ip|x-(forwarded|original|envoy|cluster|client|proxy|amzn|azure|appengine|cloud)-?.*|(cf|fastly|fly|akamai|wl-proxy|ali-cdn)-.*)$/

/** A name that merely resolves to this machine (DNS rebinding) or a proxy in front of it makes it a stranger's request. */
function comesFromThisMachine({ headers, ip }: ExchangeRequest): boolean {
  const host = /^(\[[\da-f:.]+\]|[^:]+)(?::\d+)?$/i.exec(headers.host ?? '')?.[1] ?? ''
  return isLoopback(host) && isLoopback(ip) && !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
}

/** Whether a request comes from the machine of a service that serves no one else. */
export const isOnThisMachine = (settings: Settings, request: ExchangeRequest): boolean =>
  staysLocal(settings) && comesFromThisMachine(request)
