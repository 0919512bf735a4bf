import { abnOfAcn, checkAbn, hasAcnChecksum } from '../../domain/abn.ts'
import type { CellPlace } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'

/** What the regulator prints to identify an organisation: mostly an ABN, sometimes an ACN, once an address in London. */
export interface OrganisationIdentifier {
  readonly type: 'abn' | 'acn' | 'address' | 'none'
  readonly abn: string | null
  readonly flags: readonly string[]
}

const MISSING = new Set(['', '-', 'n/a', 'not reported'])
const ACN_LENGTH = 9
const SHORTEST_ACN = 7

/** Reads identifying details and checks their digits. An ACN gives the company's ABN, which is flagged as derived. */
export function readIdentifier(printed: string, place: CellPlace): OrganisationIdentifier {
  const text = printed.trim()
  if (MISSING.has(text.toLowerCase())) return { type: 'none', abn: null, flags: ['identifier_not_published'] }
  const digits = text.replaceAll(/[ \u00a0]/g, '')
  if (/^\d+$/.test(digits)) return numbered(digits, printed, place)
  if (isAddress(text)) return { type: 'address', abn: null, flags: ['identifier_is_address'] }
  throw new ReadError({
    ...place,
    value: printed,
    problem: 'identifies no organisation',
    expected: 'an ABN, an ACN or an address',
  })
}

function numbered(digits: string, printed: string, place: CellPlace): OrganisationIdentifier {
  if (digits.length === 11) {
    const check = checkAbn(digits)
    if (check.ok) return { type: 'abn', abn: check.abn, flags: [] }
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is not an ABN: its check digits are wrong',
      ...('nearest' in check && check.nearest.length > 0
        ? { hint: `Off by one digit or swap: ${check.nearest.slice(0, 5).join(', ')}.` }
        : {}),
    })
  }
  const acn = digits.padStart(ACN_LENGTH, '0')
  if (digits.length < SHORTEST_ACN || digits.length > ACN_LENGTH || !hasAcnChecksum(acn))
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is neither an ABN nor an ACN',
      expected: 'eleven or nine digits with correct check digits',
    })
  const restored = digits.length < ACN_LENGTH ? ['acn_leading_zeros_restored'] : []
  return { type: 'acn', abn: abnOfAcn(acn), flags: ['abn_derived_from_acn', ...restored] }
}

/** An address has words, a number and a comma; a name that slipped into the wrong column has not all three. */
const isAddress = (text: string): boolean => /\p{L}{3}/u.test(text) && /\d/.test(text) && text.includes(',')
