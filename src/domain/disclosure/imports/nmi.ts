/** A National Metering Identifier: ten digits and letters, without O and I, which look like digits. */
export const isNmi = (text: string): boolean => /^[0-9A-HJ-NP-Z]{10}$/.test(text)

/**
 * The check digit that bills print after the ten characters: every second character's code counts twice, from the last one on, and the
 * digits of all are summed. We know the rule from public projects that quote AEMO's procedure for National Metering Identifiers; the tests hold
 * the samples that they quote.
 */
export function nmiCheckDigit(nmi: string): string {
  let sum = 0
  for (let index = 0; index < nmi.length; index += 1) {
    const code = nmi.charCodeAt(nmi.length - 1 - index) * (index % 2 === 0 ? 2 : 1)
    for (const digit of String(code)) sum += Number(digit)
  }
  return String((10 - (sum % 10)) % 10)
}

/** A meter as it is kept: an NMI without its check digit, so that a bill and a meter file name it alike; others as printed. */
export function meterName(printed: string): string {
  const text = printed.replaceAll(/\s+/g, ' ').trim()
  const plain = text.replaceAll(/[ -]/g, '').toUpperCase()
  if (isNmi(plain)) return plain
  const nmi = plain.slice(0, 10)
  return plain.length === 11 && isNmi(nmi) && nmiCheckDigit(nmi) === plain.slice(10) ? nmi : text
}

/** Whether a meter has the shape of an NMI with a check digit that does not fit: one of the eleven was mistyped. */
export function isMistypedNmi(meter: string): boolean {
  const nmi = meter.slice(0, 10)
  return /^[0-9A-Z]{10}\d$/.test(meter) && isNmi(nmi) && nmiCheckDigit(nmi) !== meter.slice(10)
}
