const PAGE_BITS = 12
const PAGE_SIZE = 2 ** PAGE_BITS

/**
 * Identifiers of addresses that were seen: letters and a running number. The publisher's numbers lie close together, so
 * one bit each in small pages holds 16 million of them in a few megabytes; a Set of strings would take a gigabyte.
 */
export class IdentifierSet {
  readonly #pages = new Map<string, Uint8Array>()
  #lastKey = ''
  #lastPage: Uint8Array = new Uint8Array()

  /** False when the identifier was there before. */
  add(identifier: string): boolean {
    const number = Number(identifier.slice(5))
    // The length keeps apart what differs only in leading zeros.
    const key = `${identifier.slice(0, 5)}${identifier.length}/${Math.floor(number / PAGE_SIZE)}`
    const page = key === this.#lastKey ? this.#lastPage : this.#pageOf(key)
    const bit = number % PAGE_SIZE
    const mask = 1 << (bit & 7)
    if ((page[bit >> 3]! & mask) !== 0) return false
    page[bit >> 3]! |= mask
    return true
  }

  #pageOf(key: string): Uint8Array {
    let page = this.#pages.get(key)
    if (page === undefined) {
      page = new Uint8Array(PAGE_SIZE / 8)
      this.#pages.set(key, page)
    }
    this.#lastKey = key
    this.#lastPage = page
    return page
  }
}
