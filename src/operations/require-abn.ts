import { type AbnCheck, checkTypedNumber, formatAbn, formatAcn } from '../domain/abn.ts'
import { ServiceError } from '../errors.ts'

/** Nearest numbers that a hint names. */
const NAMED = 12

/** The eleven digits of an ABN as a caller wrote it, or of the company with an ACN; or the error that says what is wrong with it. */
export function requireAbn(text: string, parameter = 'abn'): string {
  const result = checkTypedNumber(text)
  if (result.ok) return result.abn
  if (result.fault === 'checksum') throw wrongDigits(result, text, parameter)
  throw notANumber(
    text,
    parameter,
    'an ABN: an ABN has eleven digits; spaces between them are fine.',
    'must have eleven digits',
    'An ACN, which has nine digits, is understood too.',
  )
}

/** The same for a parameter that takes an ACN alone. */
export function requireAcn(text: string, parameter = 'acn'): string {
  const result = checkTypedNumber(text)
  const isAcn = /^\D*(?:\d\D*){9}$/.test(text)
  if (!isAcn || (!result.ok && result.fault === 'format'))
    throw notANumber(
      text,
      parameter,
      'an ACN: an ACN has nine digits; spaces between them are fine.',
      'must have nine digits',
      'An ABN has eleven digits: resolve it as abn.',
    )
  if (result.ok) return result.abn.slice(2)
  throw wrongDigits(result, text, parameter)
}

const notANumber = (
  text: string,
  parameter: string,
  what: string,
  message: string,
  hint: string,
): ServiceError =>
  new ServiceError('abn_format_invalid', `${JSON.stringify(text)} is not ${what}`, {
    errors: [{ parameter, code: 'abn_format_invalid', message, received: text }],
    hint,
  })

function wrongDigits(
  { digits, nearest }: Extract<AbnCheck, { fault: 'checksum' }>,
  received: string,
  parameter: string,
): ServiceError {
  const isAcn = digits.length === 9
  const format = isAcn ? formatAcn : formatAbn
  const what = isAcn ? 'ACN: its check digit is wrong.' : 'ABN: its check digits are wrong.'
  const message = isAcn ? 'fails the check of its last digit' : 'fails the modulus-89 check'
  const others = nearest.map(format)
  return new ServiceError('abn_checksum_failed', `${format(digits)} is not a valid ${what}`, {
    errors: [{ parameter, code: 'abn_checksum_failed', message, received }],
    ...(others.length === 0
      ? {}
      : {
          hint: `One digit or one swap away: ${others.slice(0, NAMED).join(', ')}${others.length > NAMED ? ', ...' : ''}.`,
        }),
  })
}
