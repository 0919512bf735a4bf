/** Energy is summed in whole billionths of a Wh, so that no sum depends on the order of its terms. */
const DIGITS_OF_KWH = 12

/** Billionths of a Wh in a billionth of each unit. Other units measure no active energy. */
export const UNITS_OF_ENERGY: Readonly<Record<string, bigint>> = { WH: 1n, KWH: 1000n, MWH: 1_000_000n }

const PLAIN = /^(\d{1,9})(?:\.(\d{0,6})0*)?$/
const VALUE = /^\+?(?=\.?\d)(\d*)(?:\.(\d*))?(?:E([+-]?\d{1,2}))?$/i
const MICRO_DIGITS = 6
const NANO_DIGITS = 9
const WHOLE_DIGITS = 9

/** A printed value, split so that a day of values can be summed in plain numbers: millionths, and billionths beyond them. */
export interface PrintedValue {
  readonly micro: number
  readonly nano: number
}

/** Undefined where a text is no number, is below zero, or has more digits than nine before or after its point. */
export function printedValue(text: string): PrintedValue | undefined {
  const printed = text.trim()
  const plain = PLAIN.exec(printed)
  if (plain !== null) return { micro: microsOf(plain[1]!, plain[2] ?? ''), nano: 0 }
  const match = VALUE.exec(printed)
  if (match === null) return undefined
  const [, whole = '', part = '', exponent = '0'] = match
  const shift = Number(exponent)
  // As many zeros as the point may have to pass.
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${part}${'0'.repeat(Math.max(0, shift))}`
  const point = whole.length + Math.max(0, -shift) + shift
  const [before, after] = [digits.slice(0, point).replace(/^0+/, ''), digits.slice(point).replace(/0+$/, '')]
  if (before.length > WHOLE_DIGITS || after.length > NANO_DIGITS) return undefined
  return {
    micro: microsOf(before, after.slice(0, MICRO_DIGITS)),
    nano: Number(after.slice(MICRO_DIGITS).padEnd(NANO_DIGITS - MICRO_DIGITS, '0')),
  }
}

const microsOf = (whole: string, part: string): number =>
  Number(whole) * 1_000_000 + Number(part.padEnd(MICRO_DIGITS, '0'))

/** A sum of printed values in billionths of their unit. */
export const billionths = (micro: number, nano: number): bigint => BigInt(micro) * 1000n + BigInt(nano)

/** Billionths of a Wh as kWh in decimal text, without zeros at the end. */
export function kwhText(energy: bigint): string {
  const digits = energy.toString().padStart(DIGITS_OF_KWH + 1, '0')
  const part = digits.slice(-DIGITS_OF_KWH).replace(/0+$/, '')
  const whole = digits.slice(0, -DIGITS_OF_KWH)
  return part === '' ? whole : `${whole}.${part}`
}
