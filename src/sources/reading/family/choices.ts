import { meaningWords } from './words.ts'

/** The known values of a column of words, each with other spellings of it. */
export class Choices {
  readonly all: readonly string[]
  readonly #byWords = new Map<string, string>()

  constructor(values: readonly string[], spellings: Readonly<Record<string, readonly string[]>> = {}) {
    this.all = values
    for (const value of values)
      for (const spelling of [value, ...(spellings[value] ?? [])])
        this.#byWords.set(meaningWords(spelling), value)
  }

  /** The value that a text means; undefined where it is not known. */
  of(text: string): string | undefined {
    return this.all.includes(text) ? text : this.#byWords.get(meaningWords(text))
  }
}
