/** Words that state a change without a number, with the number that they are: `halved` is a fall of 45 to 55 per cent. */
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
