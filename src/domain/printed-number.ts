/** A printed figure as a number: thousands separators and blanks aside; null where it is none. */
export function printedNumber(text: string | null): number | null {
  const plain = text?.replaceAll(/[,\s]/g, '') ?? ''
  return /^-?\d*\.?\d+(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}
