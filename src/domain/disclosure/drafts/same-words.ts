/** Signs that programs put in place of those that were typed. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
  [/\s+/g, ' '],
]

const asTyped = (text: string): string =>
  TYPED.reduce((typed, [sign, plain]) => typed.replaceAll(sign, plain), text.normalize('NFC')).trim()

/** Whether two texts differ in nothing but quotation marks, dashes and spaces, which word processors change unasked. */
export const sameWords = (one: string, other: string): boolean => asTyped(one) === asTyped(other)
