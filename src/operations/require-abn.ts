import { checkAbn, formatAbn } from '../domain/abn.ts'
import { ServiceError } from '../errors.ts'

/** The eleven digits of an ABN as a caller wrote it, or the error that says what is wrong with it. */
export function requireAbn(text: string, parameter = 'abn'): string {
  const result = checkAbn(text)
  if (result.ok) return result.abn
  if (result.fault === 'format')
    throw new ServiceError(
      'abn_format_invalid',
      `${JSON.stringify(text)} is not an ABN: an ABN has eleven digits; spaces between them are fine.`,
      {
        errors: [
          { parameter, code: 'abn_format_invalid', message: 'must have eleven digits', received: text },
        ],
        hint: 'An ACN has nine digits: resolve it as acn to find the ABN.',
      },
    )
  const nearest = result.nearest.map(formatAbn)
  throw new ServiceError(
    'abn_checksum_failed',
    `${formatAbn(result.digits)} is not a valid ABN: its check digits are wrong.`,
    {
      errors: [
        { parameter, code: 'abn_checksum_failed', message: 'fails the modulus-89 check', received: text },
      ],
      ...(nearest.length === 0
        ? {}
        : {
            hint: `One digit or one swap away: ${nearest.slice(0, 12).join(', ')}${nearest.length > 12 ? ', ...' : ''}.`,
          }),
    },
  )
}
