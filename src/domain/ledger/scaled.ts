/** Decimals as whole numbers of the thirtieth decimal: a million lines are added without a fraction in sight. */
const DECIMALS = 30

export type Scaled = bigint

/** Of a decimal text without an exponent. */
export function scaledOf(text: string): Scaled {
  const isNegative = text.startsWith('-')
  const [whole = '0', part = ''] = (isNegative ? text.slice(1) : text).split('.')
  const value = BigInt(whole + part.padEnd(DECIMALS, '0'))
  return isNegative ? -value : value
}

export function scaledText(value: Scaled): string {
  const isNegative = value < 0n
  const digits = (isNegative ? -value : value).toString().padStart(DECIMALS + 1, '0')
  const part = digits.slice(-DECIMALS).replace(/0+$/, '')
  const text = `${digits.slice(0, -DECIMALS)}${part === '' ? '' : `.${part}`}`
  return isNegative ? `-${text}` : text
}

/** Decimals that a part of an amount keeps. */
const STEP = 10n ** BigInt(DECIMALS - 12)

/** `amount` x `share` / `whole`, rounded half up (away from zero) to 12 decimals. */
export function scaledPart(amount: Scaled, share: number, whole: number): Scaled {
  if (amount < 0n) return -scaledPart(-amount, share, whole)
  const divisor = BigInt(whole) * STEP
  return ((amount * BigInt(share) * 2n + divisor) / (divisor * 2n)) * STEP
}
