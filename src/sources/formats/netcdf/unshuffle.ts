/** Bytes of a number. */
export type Width = 2 | 4 | 8

/** Takes `count` numbers from the one at `from` of a piece to the one at `to` of a block. */
export type Move = (from: number, count: number, to: number) => void

/** Puts numbers together again whose bytes were sorted by their place within the number, as HDF5's shuffle does. */
export function unshuffler(piece: Uint8Array, block: Uint8Array<ArrayBuffer>, width: Width): Move {
  const length = piece.length / width
  const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
  if (width === 2) {
    const halves = new Int16Array(block.buffer, block.byteOffset, block.length / 2)
    return inParts((from, count, to) => moveHalves(view, length, from, count, halves, to))
  }
  if (width === 4) {
    const words = new Int32Array(block.buffer, block.byteOffset, block.length / 4)
    return inParts((from, count, to) => moveWords(view, length, from, count, words, to))
  }
  return inParts((from, count, to) => {
    for (let place = 0; place < width; place += 1)
      moveBytes(piece, place * length + from, count, block, to * width + place, width)
  })
}

/** Loops this short are compiled once and for good; one of 600,000 rounds took more than twice the time for each number. */
const NUMBERS_AT_ONCE = 2048

const inParts =
  (move: Move): Move =>
  (from, count, to) => {
    for (let done = 0; done < count; done += NUMBERS_AT_ONCE)
      move(from + done, Math.min(NUMBERS_AT_ONCE, count - done), to + done)
  }

function moveBytes(
  piece: Uint8Array,
  from: number,
  count: number,
  block: Uint8Array,
  to: number,
  width: number,
): void {
  for (let at = 0; at < count; at += 1) block[to + at * width] = piece[from + at]!
}

/** Four numbers at a time, as words of the longer ones below. */
function moveHalves(
  view: DataView,
  length: number,
  from: number,
  count: number,
  halves: Int16Array,
  to: number,
): void {
  const second = from + length
  let at = 0
  for (; at + 4 <= count; at += 4) {
    const a = view.getInt32(from + at, true)
    const b = view.getInt32(second + at, true)
    halves[to + at] = (a & 0xff) | (b << 8)
    halves[to + at + 1] = ((a >>> 8) & 0xff) | (b & 0xff00)
    halves[to + at + 2] = ((a >>> 16) & 0xff) | ((b >>> 8) & 0xff00)
    halves[to + at + 3] = (a >>> 24) | ((b >>> 16) & 0xff00)
  }
  for (; at < count; at += 1) halves[to + at] = view.getUint8(from + at) | (view.getUint8(second + at) << 8)
}

/** Four numbers at a time, by transposing four words with one byte of each: half the time of going byte by byte. */
function moveWords(
  view: DataView,
  length: number,
  from: number,
  count: number,
  words: Int32Array,
  to: number,
): void {
  const [second, third, fourth] = [from + length, from + 2 * length, from + 3 * length]
  let at = 0
  for (; at + 4 <= count; at += 4) {
    const a = view.getInt32(from + at, true)
    const b = view.getInt32(second + at, true)
    const c = view.getInt32(third + at, true)
    const d = view.getInt32(fourth + at, true)
    const evenLow = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8)
    const oddLow = ((a >>> 8) & 0x00ff00ff) | (b & 0xff00ff00)
    const evenHigh = (c & 0x00ff00ff) | ((d & 0x00ff00ff) << 8)
    const oddHigh = ((c >>> 8) & 0x00ff00ff) | (d & 0xff00ff00)
    words[to + at] = (evenLow & 0xffff) | (evenHigh << 16)
    words[to + at + 1] = (oddLow & 0xffff) | (oddHigh << 16)
    words[to + at + 2] = (evenLow >>> 16) | (evenHigh & 0xffff0000)
    words[to + at + 3] = (oddLow >>> 16) | (oddHigh & 0xffff0000)
  }
  for (; at < count; at += 1)
    words[to + at] =
      view.getUint8(from + at) |
      (view.getUint8(second + at) << 8) |
      (view.getUint8(third + at) << 16) |
      (view.getUint8(fourth + at) << 24)
}
