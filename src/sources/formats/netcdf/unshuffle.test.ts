import { describe, expect, it } from 'vitest'
import { unshuffler, type Width } from './unshuffle.ts'

/** Numbers whose bytes all differ from their neighbours'. */
const plain = (count: number, width: Width): Uint8Array =>
  Uint8Array.from({ length: count * width }, (_, index) => (index * 151 + (index >> 3)) % 256)

/** As HDF5 writes it: all first bytes, then all second bytes. */
const shuffled = (bytes: Uint8Array, width: Width): Uint8Array => {
  const count = bytes.length / width
  return Uint8Array.from(bytes, (_, index) => bytes[(index % count) * width + Math.floor(index / count)]!)
}

describe('unshuffler', () => {
  it.each([2, 4, 8] as const)('puts numbers of %i bytes together again, whatever their count', (width) => {
    for (const count of [1, 2, 3, 4, 5, 7, 2047, 2048, 2049, 6001]) {
      const bytes = plain(count, width)
      const block = new Uint8Array(bytes.length)
      unshuffler(shuffled(bytes, width), block, width)(0, count, 0)
      expect(block, `${count} numbers`).toEqual(bytes)
    }
  })

  it.each([2, 4, 8] as const)('moves a run of numbers of %i bytes and nothing beside it', (width) => {
    const bytes = plain(50, width)
    const around = new Uint8Array([9, ...shuffled(bytes, width)])
    const block = new Uint8Array(30 * width).fill(7)
    unshuffler(around.subarray(1), block, width)(13, 11, 5)
    expect(block.subarray(5 * width, 16 * width)).toEqual(bytes.subarray(13 * width, 24 * width))
    expect(block.subarray(0, 5 * width).every((byte) => byte === 7)).toBe(true)
    expect(block.subarray(16 * width).every((byte) => byte === 7)).toBe(true)
  })
})
