import { createInflateRaw } from 'node:zlib'
import type { UnzipDecoder, UnzipDecoderConstructor } from 'fflate'

const DEFLATED = 8
const OUTPUT_BYTES = 128 * 1024

/**
 * A decoder for fflate's archive walk that inflates with Node's own zlib, in another thread and three times as fast as
 * fflate's. What it is at work on is announced through `settling`: until that settles, more output may come. A fault of
 * the data, and whatever `ondata` throws, rejects it.
 */
export function inflateInThread(settling: (work: Promise<void>) => void): UnzipDecoderConstructor {
  return class implements UnzipDecoder {
    static readonly compression = DEFLATED
    ondata: UnzipDecoder['ondata'] = () => {}
    readonly #inflate = createInflateRaw({ chunkSize: OUTPUT_BYTES })
    readonly #end = Promise.withResolvers<void>()

    constructor() {
      this.#inflate
        .on('data', (chunk: Buffer<ArrayBuffer>) => this.#hand(chunk, false))
        .on('end', () => this.#hand(new Uint8Array(0), true))
        .on('error', (error) => this.#end.reject(error))
      // Code that waits for a piece gets the error; no one may be waiting for the promise of the end.
      this.#end.promise.catch(() => {})
    }

    push(chunk: Uint8Array, final: boolean): void {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#inflate.write(chunk, () => resolve())
      settling(Promise.race([promise, this.#end.promise]))
      if (!final) return
      this.#inflate.end()
      settling(this.#end.promise)
    }

    #hand(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
      try {
        this.ondata(null, chunk, final)
        if (final) this.#end.resolve()
      } catch (error) {
        this.#end.reject(error)
        this.#inflate.destroy()
      }
    }
  }
}
