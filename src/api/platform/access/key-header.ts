import type { IncomingHttpHeaders } from 'node:http'
import { ServiceError } from '../../../errors.ts'

const BEARER = /^Bearer +(\S+) *$/i

/** The API key of a request: `Authorization: Bearer <key>`, or its alias `X-API-Key`. */
export function keyOf(headers: IncomingHttpHeaders): string {
  const alias = headers['x-api-key']
  const bearer = bearerOf(headers.authorization)
  if (bearer === undefined && alias === undefined)
    throw new ServiceError('missing_api_key', 'This route needs an API key.', {
      hint: 'Send it as "Authorization: Bearer <key>".',
    })
  if (bearer === undefined) return String(alias)
  if (alias !== undefined && alias !== bearer)
    throw new ServiceError('conflicting_parameters', 'Authorization and X-API-Key contain different keys.', {
      errors: [
        { parameter: 'Authorization', code: 'conflicting_parameters', message: 'differs from X-API-Key' },
        { parameter: 'X-API-Key', code: 'conflicting_parameters', message: 'differs from Authorization' },
      ],
      hint: 'Send one of the two.',
    })
  return bearer
}

function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined
  // Sliced, not matched: this runs on every request.
  if (authorization.startsWith('Bearer ') && authorization.indexOf(' ', 7) === -1)
    return authorization.slice(7)
  const match = BEARER.exec(authorization)
  if (match === null)
    throw new ServiceError(
      'invalid_api_key_format',
      'The Authorization header does not have the form "Bearer <key>".',
      {
        hint: 'Other schemes, such as Basic, are not accepted.',
      },
    )
  return match[1]
}
