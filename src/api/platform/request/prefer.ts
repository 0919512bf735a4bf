/** The seconds of `Prefer: wait=20` (RFC 7240), at most `longest`; undefined when the client prefers not to wait. */
export function preferredWait(header: string | string[] | undefined, longest: number): number | undefined {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  const match = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,6})"?\s*(?:$|[,;])/i.exec(text)
  return match === null ? undefined : Math.min(Number(match[1]), longest)
}
