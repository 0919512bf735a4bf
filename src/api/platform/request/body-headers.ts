import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ServiceError } from '../../../errors.ts'

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i
const READABLE = new Set(['utf-8', 'utf8', 'us-ascii'])

/** A body in another coding or character set would be read as what it is not: refused before it is read. */
export function refuseUnreadable(headers: IncomingHttpHeaders): void {
  const coding = headers['content-encoding']
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity')
    throw new ServiceError('unsupported_media_type', 'The body is compressed; send it uncompressed.', {
      headers: { 'accept-encoding': 'identity' },
      hint: 'Send the body without a Content-Encoding.',
    })
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !READABLE.has(charset.toLowerCase()))
    throw new ServiceError('unsupported_media_type', 'The body is not in UTF-8.', {
      valid_values: ['utf-8'],
      hint: 'Send the body in UTF-8.',
    })
}

/**
 * Takes the Content-Type off a request without a body, which many clients send with every DELETE. The framework would choose a parser
 * by it and wait for the end of a stream that has ended already.
 */
export function dropTypeOfNoBody({ headers }: IncomingMessage): void {
  if (headers['content-type'] === undefined || headers['transfer-encoding'] !== undefined) return
  if (Number(headers['content-length'] ?? 0) === 0) delete headers['content-type']
}
