/**
 * Words that state a change without a number, with the number that they are: `halved` is a fall of 45 to 55 per cent, and `a tenth`
 * of the year before one of 81 to 99.
 */
export const NUMBER_MARKS: Readonly<
  Record<
    string,
    { readonly words: string; readonly mark: string; readonly value: number; readonly step: number }
  >
> = Object.fromEntries(
  [
    ['halved', 'fell by', 50],
    ['doubled', 'rose by', 100],
    ['tripled', 'rose by', 200],
    ['trebled', 'rose by', 200],
    ['quadrupled', 'rose by', 300],
    ['twofold', 'rose by', 100],
    ['threefold', 'rose by', 200],
    ['fourfold', 'rose by', 300],
    ['fivefold', 'rose by', 400],
    ['tenfold', 'rose by', 900],
    ['a half', 'fell by', 50],
    ['a third', 'fell by', 200 / 3],
    ['a quarter', 'fell by', 75],
    ['a fifth', 'fell by', 80],
    ['a tenth', 'fell by', 90],
  ].map(([word, change, value], index) => {
    const mark = String.fromCharCode(0xe000 + index)
    return [
      word,
      { words: `${change} ${mark} per cent`, mark, value: Number(value), step: Number(value) / 5 },
    ]
  }),
)

/** By the character that stands for the number. */
export const BY_MARK = new Map(Object.values(NUMBER_MARKS).map((one) => [one.mark, one]))
