/** The unit in which WebAssembly grows memory. */
const PAGE_BYTES = 64 * 1024
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES)

/** The memory of a program as it was at one moment. */
export interface RememberedMemory {
  /** Puts everything back as it was. Memory cannot shrink: pages that came later are emptied and stay. */
  restore(): void
  /** Whether the program has taken more memory since. */
  hasGrown(): boolean
}

/**
 * Copies what is in a program's memory. Only pages that hold something are copied, and only pages that have changed are
 * written: an untouched page takes no memory of the machine, and neither reading nor comparing changes that.
 */
export function rememberMemory(memory: { readonly buffer: ArrayBuffer }): RememberedMemory {
  const size = memory.buffer.byteLength
  const kept = pagesOf(memory.buffer).map((page) =>
    page.equals(EMPTY_PAGE) ? EMPTY_PAGE : Buffer.from(page),
  )
  return {
    restore() {
      for (const [number, page] of pagesOf(memory.buffer).entries()) {
        const before = kept[number] ?? EMPTY_PAGE
        if (!page.equals(before)) before.copy(page)
      }
    },
    hasGrown: () => memory.buffer.byteLength > size,
  }
}

const pagesOf = (bytes: ArrayBuffer): Buffer[] =>
  Array.from({ length: bytes.byteLength / PAGE_BYTES }, (_, number) =>
    Buffer.from(bytes, number * PAGE_BYTES, PAGE_BYTES),
  )
