import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { EXIT, OperatorError } from '../../errors.ts'

export interface WrittenFile {
  readonly bytes: number
  readonly sha256: string
}

/**
 * Writes lines into a compressed file, has the disk keep it, reads it back and compares every byte. The file has its name only
 * when that came out the same.
 */
export async function writeVerified(file: string, lines: AsyncIterable<string>): Promise<WrittenFile> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const writing = `${file}.writing`
  const [text, packed] = [sum(), sum()]
  await pipeline(
    lines,
    text.stream,
    createGzip(),
    packed.stream,
    createWriteStream(writing, { mode: 0o600, flush: true }),
  )
  const written = packed.end()
  const back = await sumsOf(writing)
  if (back.packed.sha256 !== written.sha256 || back.text.sha256 !== text.end().sha256)
    throw new OperatorError(`${writing} is not what was written into it; its events stay in the database`, {
      hint: 'Check the disk, then run the command again.',
      exitCode: EXIT.verificationFailed,
    })
  await rename(writing, file)
  await keepNames(path.dirname(file))
  return written
}

/** Refuses a file that is missing, or is not the one that was recorded. */
export async function requireFile(file: string, expected: WrittenFile): Promise<void> {
  const found = await sumsOf(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`, {
      hint: 'It holds events that are still in the database. Name the directory with --to where it was written; nothing was removed.',
      exitCode: EXIT.verificationFailed,
      cause: error,
    })
  })
  if (found.packed.sha256 !== expected.sha256)
    throw new OperatorError(
      `${file} is not the file that was recorded: its SHA-256 is ${found.packed.sha256}`,
      {
        hint: 'Put the file back as it was; nothing was removed.',
        exitCode: EXIT.verificationFailed,
      },
    )
}

async function sumsOf(file: string): Promise<{ readonly packed: WrittenFile; readonly text: WrittenFile }> {
  const [packed, text] = [sum(), sum()]
  await pipeline(createReadStream(file), packed.stream, createGunzip(), text.stream, async (pieces) => {
    for await (const _ of pieces) continue
  })
  return { packed: packed.end(), text: text.end() }
}

/** A name survives a power cut once its directory is on the disk. */
export async function keepNames(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Passes bytes on, and counts and hashes them. */
function sum(): { readonly stream: Transform; end(): WrittenFile } {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  return {
    stream: new Transform({
      transform(piece: Uint8Array, _, done) {
        hash.update(piece)
        bytes += piece.length
        done(null, piece)
      },
    }),
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
