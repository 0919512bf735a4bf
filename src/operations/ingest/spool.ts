import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Rows on disk between reading and writing. A whole file is read and checked before the transaction opens, so a bad
 * file costs no transaction and a large one no memory; on the embedded engine readers wait only for the copy and the
 * comparison of answers.
 */
export class Spool {
  readonly #location: string
  readonly #handle: FileHandle

  private constructor(location: string, handle: FileHandle) {
    this.#location = location
    this.#handle = handle
  }

  static async create(directory: string): Promise<Spool> {
    await mkdir(directory, { recursive: true })
    const location = path.join(directory, `rows-${randomBytes(6).toString('hex')}.ndjson`)
    return new Spool(location, await open(location, 'wx'))
  }

  /** The open file, for the process that reads to write lines of JSON to. */
  get descriptor(): number {
    return this.#handle.fd
  }

  async *rows(): AsyncGenerator<object> {
    for await (const line of createInterface({ input: createReadStream(this.#location) }))
      yield JSON.parse(line) as object
  }

  async remove(): Promise<void> {
    await this.#handle.close()
    await rm(this.#location, { force: true })
  }
}
