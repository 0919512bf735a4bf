import ipaddr from 'ipaddr.js'

/** Whom a passkey belongs to: browsers tie it to a name and refuse it to every other one. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const IN_WORDS =
  'Passkeys need an https address with a name (SOUTHERLY_PUBLIC_URL), or http://localhost on this machine'

/** The relying party, or why there is none. Where no public address is set, only `localhost` is taken from the Host header. */
export function relyingPartyOf(
  publicUrl: string | undefined,
  host: string | undefined,
): RelyingParty | { readonly missing: string } {
  const url = URL.parse(publicUrl ?? `http://${host ?? ''}`)
  if (url === null) return { missing: `${IN_WORDS}.` }
  const isNamed = url.protocol === 'https:' && !ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''))
  const isLocal = url.protocol === 'http:' && url.hostname === 'localhost'
  if (isLocal || (isNamed && publicUrl !== undefined)) return { id: url.hostname, origin: url.origin }
  return {
    missing: `${IN_WORDS}; this page is at ${url.origin}.`,
  }
}
