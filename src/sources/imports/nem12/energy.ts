/** Energy is summed in whole billionths of a kWh, so that no sum depends on the order of its terms. */
const NANO_DIGITS = 9

/** Billionths of a kWh in a millionth of each unit. Other units measure no active energy. */
export const NANO_OF_MICRO: Readonly<Record<string, bigint>> = { WH: 1n, KWH: 1000n, MWH: 1_000_000n }

const VALUE = /^(\d{1,9})(?:\.(\d*))?$/
const MICRO_DIGITS = 6

/** A printed value in whole millionths of its unit; undefined where it is no number, is below zero or is too long. */
export function micros(text: string): number | undefined {
  const match = VALUE.exec(text.trim())
  if (match === null) return undefined
  const [, whole = '', part = ''] = match
  if (part.length > MICRO_DIGITS && /[1-9]/.test(part.slice(MICRO_DIGITS))) return undefined
  return Number(whole) * 1_000_000 + Number(part.slice(0, MICRO_DIGITS).padEnd(MICRO_DIGITS, '0'))
}

/** Billionths as decimal text, without zeros at the end. */
export function kwhText(nano: bigint): string {
  const digits = nano.toString().padStart(NANO_DIGITS + 1, '0')
  const part = digits.slice(-NANO_DIGITS).replace(/0+$/, '')
  const whole = digits.slice(0, -NANO_DIGITS)
  return part === '' ? whole : `${whole}.${part}`
}
