import type { Settings } from '../../../config.ts'

/** Nothing of an answer may run, be framed or be sniffed; pages for people loosen this for themselves. */
export const API_CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Beside their own policy, pages must not tell other sites where their reader came from; data has no links to follow. */
export const PAGE_HEADERS = ['referrer-policy', 'no-referrer'] as const

/** Headers of every answer, names and values in turn. Set by hand: measured, helmet doubles the cost of a request. */
export function securityHeaders(settings: Settings): string[] {
  const headers = ['x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'same-origin']
  if (settings.SOUTHERLY_PUBLIC_URL?.startsWith('https://') === true)
    headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return headers
}
