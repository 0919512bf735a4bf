/** Words that many companies have in their names. */
const COMMON: ReadonlySet<string> = new Set(
  'PTY LTD LIMITED PROPRIETARY THE AND OF CO COMPANY CORPORATION GROUP HOLDING HOLDINGS AUSTRALIA AUSTRALIAN NL INC SERVICES'.split(
    ' ',
  ),
)

/** The words of a name that tell one company from another. */
export const tellingWords = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word))
