/** Australian Business Numbers and Australian Company Numbers: format, check digits, near misses. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const
const ABN_MODULUS = 89
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1] as const

/** What people put between digits: spaces of any width, invisible ones too, hyphens and dashes, dots. */
const BETWEEN_DIGITS = /[\p{Zs}\p{Pd}\u2212\u200b\u2060.]/gu

/** "ABN", "A.C.N." or "ACN:" before the digits. */
const LABELLED =
  /(?<!\p{L})a\.?\s?(?<letter>[bc])\.?\s?n\.?\s*:?\s*(?<number>\d[\d\p{Zs}\p{Pd}\u2212\u200b\u2060.]*)/iu

/** A number that a text holds, with its kind: said before it, or known by its length. */
export interface TypedNumber {
  readonly kind: 'abn' | 'acn'
  readonly digits: string
}

/**
 * The number in what somebody typed: digits alone of the length of an ABN or ACN, or digits after either word, wherever that
 * stands: "Commonwealth Bank (ABN 48 123 123 124)". Undefined for a text that holds none.
 */
export function numberIn(text: string): TypedNumber | undefined {
  const labelled = LABELLED.exec(text)?.groups
  if (labelled !== undefined)
    return {
      kind: labelled['letter']?.toLowerCase() === 'b' ? 'abn' : 'acn',
      digits: digitsOf(labelled['number'] ?? ''),
    }
  const digits = digitsOf(text)
  if (/^\d{11}$/.test(digits)) return { kind: 'abn', digits }
  return /^\d{9}$/.test(digits) ? { kind: 'acn', digits } : undefined
}

const isNumberAlone = (text: string): boolean =>
  /^\d*$/.test(digitsOf(text)) || LABELLED.exec(text)?.[0] === text

const digitsOf = (text: string): string => text.replace(BETWEEN_DIGITS, '')

export type AbnCheck =
  | { readonly ok: true; readonly abn: string }
  | { readonly ok: false; readonly fault: 'format'; readonly received: string }
  | {
      readonly ok: false
      readonly fault: 'checksum'
      readonly digits: string
      readonly nearest: readonly string[]
    }

/** Checks an ABN as people write it: eleven digits, spaces and hyphens between them allowed. */
export function checkAbn(text: string): AbnCheck {
  const digits = digitsOf(text)
  if (!/^\d{11}$/.test(digits)) return { ok: false, fault: 'format', received: text }
  if (hasAbnChecksum(digits)) return { ok: true, abn: digits }
  return { ok: false, fault: 'checksum', digits, nearest: nearest(digits, hasAbnChecksum) }
}

/** The same for a number that somebody typed, which may be labelled, or be an ACN: then the ABN of that company. */
export function checkTypedNumber(text: string): AbnCheck {
  const typed = isNumberAlone(text) ? numberIn(text) : undefined
  if (typed === undefined) return { ok: false, fault: 'format', received: text }
  if (typed.kind === 'abn') {
    const check = checkAbn(typed.digits)
    return check.ok || check.fault === 'checksum' ? check : { ...check, received: text }
  }
  const { digits } = typed
  if (!/^\d{9}$/.test(digits)) return { ok: false, fault: 'format', received: text }
  if (hasAcnChecksum(digits)) return { ok: true, abn: abnOfAcn(digits) }
  return { ok: false, fault: 'checksum', digits, nearest: nearest(digits, hasAcnChecksum) }
}

/** True when eleven digits satisfy the modulus-89 rule. */
export const hasAbnChecksum = (digits: string): boolean =>
  digits[0] !== '0' && weightedSum(digits) % ABN_MODULUS === 0

/** Of eleven digits, one taken from the first. */
function weightedSum(digits: string): number {
  let sum = -ABN_WEIGHTS[0]
  for (let at = 0; at < ABN_WEIGHTS.length; at += 1) sum += ABN_WEIGHTS[at]! * Number(digits[at])
  return sum
}

/** True when nine digits end in their check digit. */
export function hasAcnChecksum(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false
  const sum = ACN_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (10 - (sum % 10)) % 10 === Number(digits[8])
}

/** A company's ABN is two check digits before its ACN: the first two make up what the others lack of a multiple of 89. */
export function abnOfAcn(acn: string): string {
  const excess = weightedSum(`10${acn}`) % ABN_MODULUS
  return `${10 + ((ABN_MODULUS - excess) % ABN_MODULUS)}${acn}`
}

/** The ACN inside a company's ABN, when its last nine digits are one. */
export function acnOfAbn(abn: string): string | undefined {
  const candidate = abn.slice(2)
  return hasAcnChecksum(candidate) && abnOfAcn(candidate) === abn ? candidate : undefined
}

/** Eleven digits as the register prints them: 74 115 061 375. */
export function formatAbn(abn: string): string {
  return `${abn.slice(0, 2)} ${formatAcn(abn.slice(2))}`
}

/** Nine digits as the register prints them: 115 061 375. */
export const formatAcn = (acn: string): string => `${acn.slice(0, 3)} ${acn.slice(3, 6)} ${acn.slice(6)}`

/** Valid numbers that are one wrong digit or one swap of neighbours away from `digits`, in ascending order. */
function nearest(digits: string, isValid: (digits: string) => boolean): string[] {
  const found = new Set<string>()
  const consider = (candidate: string): void => {
    if (isValid(candidate)) found.add(candidate)
  }
  for (let at = 0; at < digits.length; at += 1) {
    const before = digits.slice(0, at)
    for (let digit = 0; digit <= 9; digit += 1) consider(`${before}${digit}${digits.slice(at + 1)}`)
    if (at < digits.length - 1) consider(`${before}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`)
  }
  return [...found].toSorted()
}
