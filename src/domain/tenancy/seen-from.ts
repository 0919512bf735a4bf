import ipaddr from 'ipaddr.js'

/** Where a session was opened, as far as its owner needs it to tell one from another: no full address, no version numbers. */
export interface SeenFrom {
  readonly browser: string
  readonly network: string
}

/** The first that fits names the browser: each one also calls itself by the names below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export const seenFrom = (userAgent: string | undefined, address: string): SeenFrom => ({
  browser: browserOf(userAgent ?? ''),
  network: networkOf(address),
})

function browserOf(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser === undefined) return 'Unknown browser'
  return system === undefined ? browser : `${browser} on ${system}`
}

/** The first 24 bits of an IPv4 address, 48 of an IPv6 one: the network of a site, not one person's machine. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return 'this machine'
  if (parsed instanceof ipaddr.IPv4) return `${[...parsed.octets.slice(0, 3), 0].join('.')}/24`
  const parts = parsed.parts.slice(0, 3).map((part) => part.toString(16))
  return `${parts.join(':')}::/48`
}
