import { hasAbnChecksum } from '../../src/domain/abn.ts'

/** A reproducible stream of numbers from 0 up to, but not, 1 (mulberry32). */
function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Words that nobody knows, each of `letters` letters, up to `length` characters in all. The same seed gives the same. */
export function unknownWords(seed: number, length: number, letters = 7): string {
  const next = stream(seed * 1000 + length + letters)
  const word = (): string =>
    Array.from({ length: letters }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('')
  return Array.from({ length: Math.floor((length + 1) / (letters + 1)) }, word).join(' ')
}

/** ABNs whose check digits fit and that hardly anybody has. */
export function validAbns(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const nine = String(100_000_000 + from + index)
    for (let two = 10; two < 100; two += 1) if (hasAbnChecksum(`${two}${nine}`)) return `${two}${nine}`
    throw new Error(`no check digits fit ${nine}`)
  })
}

/** Bodies that no schema admits, up to the largest that is read: what is refused must be cheap too. */
export const HOSTILE_BODIES: Readonly<Record<string, string>> = {
  'a million brackets': '['.repeat(1_000_000),
  'nested objects': '{"a":'.repeat(160_000),
  'the same member again and again': `{${'"a":1,'.repeat(150_000)}"a":1}`,
  'unknown members': JSON.stringify(
    Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1])),
  ),
  'a number of a million digits': `{"a":${'9'.repeat(1_000_000)}}`,
  'a text of a million letters': JSON.stringify({ name: 'x'.repeat(1_000_000) }),
}
