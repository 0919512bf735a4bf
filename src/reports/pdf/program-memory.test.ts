import { expect, test } from 'vitest'
import { rememberMemory } from './program-memory.ts'

const PAGE_BYTES = 64 * 1024

/** Stands for a program's memory, which gets a new buffer when it grows. */
function memoryOf(pages: number) {
  const memory = { buffer: new ArrayBuffer(pages * PAGE_BYTES) }
  const write = (place: number, value: number) => void (new Uint8Array(memory.buffer)[place] = value)
  const read = (place: number) => new Uint8Array(memory.buffer)[place]
  const grow = () => void (memory.buffer = memory.buffer.transfer(memory.buffer.byteLength + PAGE_BYTES))
  return { memory, write, read, grow }
}

test('puts back what was changed, removed and added', () => {
  const { memory, write, read } = memoryOf(3)
  write(5, 1)
  write(PAGE_BYTES, 2)
  const remembered = rememberMemory(memory)
  write(5, 9)
  write(PAGE_BYTES, 0)
  write(3 * PAGE_BYTES - 1, 7)
  remembered.restore()
  expect([read(5), read(PAGE_BYTES), read(3 * PAGE_BYTES - 1)]).toEqual([1, 2, 0])
  expect(remembered.hasGrown()).toBe(false)
})

test('restores again and again', () => {
  const { memory, write, read } = memoryOf(1)
  write(0, 4)
  const remembered = rememberMemory(memory)
  for (const value of [8, 9]) {
    write(0, value)
    remembered.restore()
    expect(read(0)).toBe(4)
  }
})

test('says that memory has grown, and empties what came', () => {
  const { memory, write, read, grow } = memoryOf(1)
  write(0, 4)
  const remembered = rememberMemory(memory)
  grow()
  write(0, 5)
  write(PAGE_BYTES + 1, 6)
  remembered.restore()
  expect(remembered.hasGrown()).toBe(true)
  expect([read(0), read(PAGE_BYTES + 1)]).toEqual([4, 0])
})
