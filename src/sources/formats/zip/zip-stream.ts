import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { Unzip, type UnzipFile } from 'fflate'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import {
  RATIO_MATTERS_FROM_BYTES,
  readZipDirectory,
  refuseOtherMethods,
  refuseUnsafeName,
  ZIP_LIMITS,
  type ZipLimits,
} from './zip-directory.ts'
import { inflateInThread } from './zip-inflate.ts'

/** An entry of an archive of any size, as it comes by. Read it before asking for the next one; what is not read is dropped. */
export interface ZipStreamEntry {
  readonly name: string
  stream(): AsyncIterable<Uint8Array>
}

/** Small pieces, so that one step of a bomb cannot inflate to more than about 16 MB. */
const PIECE_BYTES = 16 * 1024
/** Enough for the directory of thousands of entries. */
const TAIL_BYTES = 1024 * 1024

/**
 * The entries of an archive of any size, in the order they are in it. Memory stays bounded: one piece at a time. When
 * the last entry has been passed, sizes and check sums are compared with the directory at the archive's end.
 */
export async function* streamZip(
  file: InputFile,
  limits: ZipLimits = { ...ZIP_LIMITS, totalBytes: Number.MAX_SAFE_INTEGER },
): AsyncGenerator<ZipStreamEntry> {
  const state = new ZipStream(file, limits)
  try {
    for (let entry = await state.nextEntry(); entry !== undefined; entry = await state.nextEntry()) {
      const current = entry
      if (!current.name.endsWith('/')) yield { name: current.name, stream: () => state.chunksOf(current) }
      for await (const _ of state.chunksOf(current)) continue
    }
    state.verify()
  } finally {
    await state.close()
  }
}

interface PassingEntry {
  readonly name: string
  readonly chunks: Uint8Array[]
  done: boolean
  bytes: number
  crc: number
}

/** Feeds fflate piece by piece and hands on what came out, so that nothing piles up. */
class ZipStream {
  readonly #file: InputFile
  readonly #limits: ZipLimits
  readonly #pieces: AsyncGenerator<Uint8Array>
  readonly #waiting: PassingEntry[] = []
  readonly #seen: PassingEntry[] = []
  readonly #unzip: Unzip
  readonly #tail: Uint8Array[] = []
  readonly #inflating: Promise<void>[] = []
  #tailBytes = 0
  #fed = 0
  #total = 0
  #ended = false

  constructor(file: InputFile, limits: ZipLimits) {
    this.#file = file
    this.#limits = limits
    this.#pieces = piecesOf(file.stream())
    this.#unzip = new Unzip((found) => this.#begin(found))
    this.#unzip.register(inflateInThread((work) => this.#inflating.push(work)))
  }

  async nextEntry(): Promise<PassingEntry | undefined> {
    while (this.#waiting.length === 0 && !this.#ended) await this.#feed()
    return this.#waiting.shift()
  }

  async *chunksOf(entry: PassingEntry): AsyncGenerator<Uint8Array> {
    for (;;) {
      for (let chunk = entry.chunks.shift(); chunk !== undefined; chunk = entry.chunks.shift()) yield chunk
      if (entry.done) return
      if (this.#ended) throw this.#fault('is cut off', entry.name)
      await this.#feed()
    }
  }

  verify(): void {
    const directory = readZipDirectory(
      this.#file.name,
      Buffer.concat(this.#tail),
      this.#fed - this.#tailBytes,
    )
    const facts = new Map(directory.map((entry) => [entry.name, entry]))
    for (const entry of this.#seen) {
      const declared = facts.get(entry.name)
      if (declared === undefined) throw this.#fault('is not in the directory of the archive', entry.name)
      if (declared.bytes !== entry.bytes || declared.crc32 !== entry.crc)
        throw this.#fault('does not match its check sum; the archive is damaged', entry.name)
    }
    if (facts.size !== this.#seen.length)
      throw this.#fault(`holds ${this.#seen.length} entries where its directory lists ${facts.size}`)
  }

  /** Lets go of the file, also when no one reads on to its end. */
  async close(): Promise<void> {
    await this.#pieces.return(undefined)
  }

  #begin(found: UnzipFile): void {
    refuseUnsafeName(this.#file.name, found.name)
    refuseOtherMethods(this.#file.name, found.name, found.compression)
    const entry: PassingEntry = { name: found.name, chunks: [], done: false, bytes: 0, crc: 0 }
    this.#seen.push(entry)
    this.#waiting.push(entry)
    if (this.#seen.length > this.#limits.entries)
      throw this.#fault(
        `contains more than ${this.#limits.entries} entries, which looks like a decompression bomb`,
      )
    found.ondata = (error, chunk, final) => {
      if (error)
        throw this.#fault(`cannot be decompressed (${error.message}); the archive is damaged`, entry.name)
      this.#take(entry, chunk, final)
    }
    found.start()
  }

  #take(entry: PassingEntry, chunk: Uint8Array, final: boolean): void {
    entry.bytes += chunk.length
    entry.crc = crc32(chunk, entry.crc)
    entry.done = final
    this.#total += chunk.length
    if (chunk.length > 0) entry.chunks.push(chunk)
    const suspicious = this.#total > RATIO_MATTERS_FROM_BYTES && this.#total / this.#fed > this.#limits.ratio
    if (this.#total > this.#limits.totalBytes || suspicious)
      throw this.#fault(
        `decompresses to ${this.#total} bytes from ${this.#fed}, which looks like a decompression bomb`,
        entry.name,
      )
  }

  async #feed(): Promise<void> {
    const { value, done } = await this.#pieces.next()
    try {
      if (done === true) {
        this.#ended = true
        this.#unzip.push(new Uint8Array(0), true)
      } else {
        this.#fed += value.length
        this.#keepTail(value)
        this.#unzip.push(value)
      }
      await Promise.all(this.#inflating.splice(0))
    } catch (error) {
      if (error instanceof ReadError) throw error
      throw this.#fault(
        `cannot be read as a ZIP archive (${(error as Error).message}); it is cut off or damaged`,
      )
    }
  }

  #keepTail(piece: Uint8Array): void {
    this.#tail.push(piece)
    this.#tailBytes += piece.length
    while (this.#tailBytes - this.#tail[0]!.length > TAIL_BYTES) this.#tailBytes -= this.#tail.shift()!.length
  }

  #fault(problem: string, at?: string): ReadError {
    return new ReadError({ file: this.#file.name, at, problem })
  }
}

async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES)
}
