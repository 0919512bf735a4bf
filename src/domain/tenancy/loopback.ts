import ipaddr from 'ipaddr.js'

/**
 * Whether a host, as a setting, a URL or a Host header names it, can only be this machine. Nothing is resolved: a name other than
 * localhost, or a number that is no address (127.999.999.999, 127.1), may be anyone's.
 */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.+)\]$/, '$1').toLowerCase()
  if (bare === 'localhost') return true
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  // An IPv4 address may come in the clothes of an IPv6 one (::ffff:127.0.0.1); `process` takes them off.
  return isAddress && ipaddr.process(bare).range() === 'loopback'
}
