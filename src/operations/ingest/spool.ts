import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'

/**
 * Rows on disk between reading and writing. A whole file is read and checked before the transaction opens, so a bad
 * file costs no transaction and a large one no memory; on the embedded engine readers wait only for the copy itself.
 */
export class Spool {
  readonly #location: string
  readonly #stream

  private constructor(location: string) {
    this.#location = location
    this.#stream = createWriteStream(location)
  }

  static async create(directory: string): Promise<Spool> {
    await mkdir(directory, { recursive: true })
    return new Spool(path.join(directory, `rows-${randomBytes(6).toString('hex')}.ndjson`))
  }

  /** Adds a row; the promise, when there is one, is the stream asking to wait. */
  add(row: object): void | Promise<void> {
    if (this.#stream.write(`${JSON.stringify(row)}\n`)) return undefined
    return new Promise((resolve) => this.#stream.once('drain', () => resolve()))
  }

  async seal(): Promise<void> {
    this.#stream.end()
    await finished(this.#stream)
  }

  async *rows(): AsyncGenerator<object> {
    for await (const line of createInterface({ input: createReadStream(this.#location) }))
      yield JSON.parse(line) as object
  }

  async remove(): Promise<void> {
    this.#stream.destroy()
    await rm(this.#location, { force: true })
  }
}
