/** The page that takes a key, from which one comes back to where one is. */
export function signInAddress(): string {
  const { pathname, search, hash } = window.location
  // What is after a hash may be long, and stays there: it is never sent.
  return `/sign-in?return=${encodeURIComponent(pathname + search)}${hash}`
}
