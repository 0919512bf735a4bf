/** Australian Business Numbers and Australian Company Numbers: format, check digits, near misses. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const
const ABN_MODULUS = 89
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1] as const

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
  const digits = text.replace(/[ \-\u00a0]/g, '')
  if (!/^\d{11}$/.test(digits)) return { ok: false, fault: 'format', received: text }
  if (hasAbnChecksum(digits)) return { ok: true, abn: digits }
  return { ok: false, fault: 'checksum', digits, nearest: nearestAbns(digits) }
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
  return `${abn.slice(0, 2)} ${abn.slice(2, 5)} ${abn.slice(5, 8)} ${abn.slice(8)}`
}

/** Valid ABNs that one wrong digit or one swap of neighbours away from `digits`, in ascending order. */
function nearestAbns(digits: string): string[] {
  const found = new Set<string>()
  const consider = (candidate: string): void => {
    if (hasAbnChecksum(candidate)) found.add(candidate)
  }
  for (let at = 0; at < digits.length; at += 1) {
    const before = digits.slice(0, at)
    for (let digit = 0; digit <= 9; digit += 1) consider(`${before}${digit}${digits.slice(at + 1)}`)
    if (at < digits.length - 1) consider(`${before}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`)
  }
  return [...found].toSorted()
}
