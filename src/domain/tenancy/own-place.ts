const LONGEST = 1000

/** A path of this service, for the way back after a sign-in; `/` for anything that could lead elsewhere. */
export function ownPlace(place: string | undefined): string {
  if (place === undefined || place.length > LONGEST || !/^\/(?![/\\])[\x21-\x7e]*$/.test(place)) return '/'
  // Browsers read a backslash as a slash and skip tabs; what a parser makes of it must stay on the same host.
  const base = 'http://southerly.invalid'
  const parsed = URL.parse(place, base)
  if (parsed === null || parsed.origin !== base || parsed.pathname.startsWith('//')) return '/'
  return parsed.pathname.startsWith('/sign-in') ? '/' : parsed.pathname + parsed.search + parsed.hash
}
