import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { LedgerLine, LineReason } from '../line.ts'

/** A line of a file as it is kept. */
export interface FileLine {
  /** Row of the file. */
  readonly row: number
  readonly factor: string
  readonly activity: string
  readonly counts: boolean
  readonly reasons: readonly LineReason[] | null
  readonly line: LedgerLine
}

/** Lines of a file in one piece: a million rows of a table take a hundred times as long to write. */
export interface LedgerBlock {
  readonly count: number
  readonly low_row: number
  readonly high_row: number
  readonly doubtful: number
  /** Hash of the id of each line, eight bytes each. */
  readonly ids: Uint8Array
  /** Fingerprint of each line, eight bytes each. */
  readonly alike: Uint8Array
  readonly lines: Uint8Array
}

export const BLOCK_LINES = 4096

type Packed = readonly [number, number, string, 0 | 1, number, LedgerLine]

interface Payload {
  readonly factors: readonly string[]
  readonly reasons: readonly (readonly LineReason[])[]
  readonly lines: readonly Packed[]
}

/** Gathers lines until they are a block. */
export class BlockMaker {
  #factors = new Map<string, number>()
  #reasons = new Map<readonly LineReason[], number>()
  #lines: Packed[] = []
  #ids = new BigUint64Array(BLOCK_LINES)
  #alike = new BigUint64Array(BLOCK_LINES)

  get isFull(): boolean {
    return this.#lines.length === BLOCK_LINES
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  put({ row, factor, activity, counts, reasons, line }: FileLine, id: bigint, fingerprint: bigint): void {
    const at = this.#lines.length
    this.#ids[at] = id
    this.#alike[at] = fingerprint
    const noted = reasons === null ? -1 : numberOf(this.#reasons, reasons)
    this.#lines.push([row, numberOf(this.#factors, factor), activity, counts ? 1 : 0, noted, line])
  }

  /** The lines so far, and none from then on. */
  take(): LedgerBlock {
    const lines = this.#lines
    const rows = lines.map(([row]) => row)
    const payload: Payload = {
      factors: [...this.#factors.keys()],
      reasons: [...this.#reasons.keys()],
      lines,
    }
    const block = {
      count: lines.length,
      low_row: rows.reduce((least, row) => Math.min(least, row), Infinity),
      high_row: rows.reduce((most, row) => Math.max(most, row), 0),
      doubtful: lines.filter(([, , , , reasons]) => reasons !== -1).length,
      ids: bytesOf(this.#ids.slice(0, lines.length)),
      alike: bytesOf(this.#alike.slice(0, lines.length)),
      lines: zstdCompressSync(Buffer.from(JSON.stringify(payload))),
    }
    this.#factors = new Map()
    this.#reasons = new Map()
    this.#lines = []
    return block
  }
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

const bytesOf = (words: BigUint64Array): Uint8Array =>
  new Uint8Array(words.buffer, words.byteOffset, words.byteLength)

/** The lines of a block, in the order in which they were put there. */
export function linesOfBlock(lines: Uint8Array): FileLine[] {
  const payload = JSON.parse(zstdDecompressSync(lines).toString()) as Payload
  return payload.lines.map(([row, factor, activity, counts, reasons, line]) => ({
    row,
    factor: payload.factors[factor]!,
    activity,
    counts: counts === 1,
    reasons: reasons === -1 ? null : payload.reasons[reasons]!,
    line,
  }))
}

/** Numbers of 64 bits as they were kept; the bytes may lie anywhere in memory. */
export const keysOf = (bytes: Uint8Array): BigUint64Array => new BigUint64Array(new Uint8Array(bytes).buffer)
