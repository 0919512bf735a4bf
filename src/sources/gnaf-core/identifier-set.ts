const PAGE_SIZE = 4096
/** Letters before the number, such as GANSW. */
const PREFIX_LENGTH = 5

/**
 * Identifiers of addresses that were seen: letters and a running number. The publisher's numbers lie close together, so
 * one bit each in small pages holds 16 million of them in a few megabytes; a Set of strings would take a gigabyte.
 */
export class IdentifierSet {
  readonly #pages = new Map<string, Uint8Array>()
  #last: Page = { prefix: '', length: 0, page: -1, bits: new Uint8Array() }

  /** False when the identifier was there before. */
  add(identifier: string): boolean {
    const number = Number(identifier.slice(PREFIX_LENGTH))
    const bits = this.#bitsOf(identifier, Math.floor(number / PAGE_SIZE))
    const bit = number % PAGE_SIZE
    const mask = 1 << (bit & 7)
    if ((bits[bit >> 3]! & mask) !== 0) return false
    bits[bit >> 3]! |= mask
    return true
  }

  /** Neighbouring lines mostly share a page, so the last one is tried first. */
  #bitsOf(identifier: string, page: number): Uint8Array {
    const { length } = identifier
    const last = this.#last
    if (page === last.page && length === last.length && identifier.startsWith(last.prefix)) return last.bits
    const prefix = identifier.slice(0, PREFIX_LENGTH)
    // The length keeps apart what differs only in leading zeros.
    const key = `${prefix}${length}/${page}`
    const bits = this.#pages.get(key) ?? new Uint8Array(PAGE_SIZE / 8)
    this.#pages.set(key, bits)
    this.#last = { prefix, length, page, bits }
    return bits
  }
}

interface Page {
  readonly prefix: string
  readonly length: number
  readonly page: number
  readonly bits: Uint8Array
}
