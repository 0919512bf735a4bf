import { ReadError } from '../read-error.ts'

/** Refuses a key that a file holds twice, and names both places. */
export class UniqueKeys {
  readonly #file: string
  readonly #column: string
  readonly #places = new Map<string, string>()

  constructor(file: string, column: string) {
    this.#file = file
    this.#column = column
  }

  add(key: string, at: string): void {
    const first = this.#places.get(key)
    if (first !== undefined)
      throw new ReadError({
        file: this.#file,
        at,
        column: this.#column,
        value: key,
        problem: `already stands at ${first}`,
        expected: 'each once',
      })
    this.#places.set(key, at)
  }
}
