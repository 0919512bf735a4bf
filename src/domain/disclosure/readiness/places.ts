/** What places in documents are called; published with the method, so that the verifier reads the same words. */
export const PLACE_WORDS: readonly string[] =
  `p pp pg page pages sheet sheets tab worksheet cell cells row rows column columns col line lines section sections sect sec chapter ch clause
clauses cl part parts paragraph paragraphs para paras table tables note notes footnote appendix annex annexure attachment exhibit schedule
item items figure fig chart slide slides heading article art box question resolution minute minutes agenda cover contents summary`.split(
    /\s+/,
  )

const WORDS: ReadonlySet<string> = new Set(PLACE_WORDS)

/** There is no page 0. */
const ZERO = /^0+$/

/** A page, sheet, section or the like with its number or name; a number alone, which is a page; or a cell of a sheet. */
export function isPlace(place: string | undefined): boolean {
  const text = (place ?? '').normalize('NFKC').trim().toLowerCase()
  const parts = text.match(/\p{L}+|\p{Nd}+/gu) ?? []
  const telling = new Set(parts.filter((part) => !ZERO.test(part)))
  const isNamed = telling.size > 1 && parts.some((part) => WORDS.has(part))
  return (
    isNamed ||
    (!/^[\D0]*$/.test(text) && /^\d[\d\s.,:()/–-]*$/.test(text)) ||
    /^(?:.+!)?\$?[a-z]{1,3}\$?\d{1,7}(?::\$?[a-z]{1,3}\$?\d{1,7})?$/.test(text)
  )
}
