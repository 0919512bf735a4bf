import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a body to a new file as it comes: a file of several hundred megabytes is never in memory as a whole. Too large or broken off, it
 * leaves nothing.
 */
export async function writeArriving(
  location: string,
  body: AsyncIterable<Uint8Array>,
  { most, tooLarge }: { readonly most: number; readonly tooLarge: () => Error },
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  await mkdir(path.dirname(location), { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) return done(tooLarge())
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(body, counted, createWriteStream(location, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await rm(location, { force: true })
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}
