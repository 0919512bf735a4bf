/** What stands between the digits of a number: spaces of any width, hyphens and dashes. */
export const BETWEEN_DIGITS = String.raw`[\s\p{Pd}\u2212\u200b\u2060]`

export const digitsOf = (text: string): string => text.replaceAll(new RegExp(BETWEEN_DIGITS, 'gu'), '')

/** Without the word before it. */
export const withoutLabel = (text: string): string => text.replace(/^\s*a\.?b\.?n\.?\s*:?/i, '')

/** "ABN 48 123 123 124" as 48123123124, once its eleven digits are there; what is not one stays as it was typed. */
export function typedAbn(text: string): string {
  const digits = digitsOf(withoutLabel(text))
  return /^\d{11}$/.test(digits) ? digits : text
}
