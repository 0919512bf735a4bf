import ipaddr from 'ipaddr.js'

/** Global unicast is all of IPv6 that is routed on the internet; everything else is special in some way. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Why a webhook is not sent to an IP address; undefined when it is a public one. Judged by what is allowed, not by a list
 * of what is not: loopback, private, link-local, carrier-grade, metadata, documentation, mapped and translated addresses
 * are all outside it.
 */
export function refusedAddress(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return `${text} is not an IP address`
  const address = ipaddr.parse(text)
  const range = address.range()
  const isRouted = address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
  return range === 'unicast' && isRouted ? undefined : `${text} is not a public address (${range})`
}

/** Names that mean this machine or this network wherever they are resolved. */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|home\.arpa|localdomain)\.?$/

/** Why a webhook cannot have this URL; undefined when it may. Names are resolved and judged again at each attempt. */
export function refusedUrl(text: string, options: { readonly allowPrivate: boolean }): string | undefined {
  const url = URL.parse(text)
  if (url === null) return 'is not an absolute URL'
  if (url.protocol !== 'https:' && !(options.allowPrivate && url.protocol === 'http:')) return 'must be https'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
  if (url.hash !== '') return 'must not have a fragment'
  if (options.allowPrivate) return undefined
  const literal = literalAddress(url)
  if (literal !== undefined) return refusedAddress(literal)
  if (LOCAL_NAMES.test(url.hostname)) return `${url.hostname} names this machine or its network`
  return undefined
}

/** The address in a URL that names one; its parser has made decimal, octal and hexadecimal forms the usual one. */
function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(bare) ? bare : undefined
}
