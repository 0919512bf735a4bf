/** Ten digits do not fit the column, and no street is that long. */
const DIGITS = /\d{1,9}/

/**
 * The number that an address is looked up by: the digits of its street number (42 of 42A), those of its lot as a
 * negative number where it has no other, else 0. Letters are compared after the look-up.
 */
export function lookUpNumber(numberFirst: string | null, lotNumber: string | null): number {
  const street = numberFirst === null ? null : DIGITS.exec(numberFirst)
  if (street !== null) return Number(street[0])
  const lot = lotNumber === null ? null : DIGITS.exec(lotNumber)
  return lot === null || Number(lot[0]) === 0 ? 0 : -Number(lot[0])
}
