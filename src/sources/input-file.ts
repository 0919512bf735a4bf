import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { missingFile, ReadError } from './read-error.ts'

/** A publisher's file, wherever its bytes are. Large sources stream it, small ones take it whole. */
export interface InputFile {
  /** Base name, as it is in errors. */
  readonly name: string
  readonly size: number
  /** The whole file; refused above `limit` (default 64 MiB), so that a wrong file cannot exhaust memory. */
  bytes(limit?: number): Promise<Uint8Array>
  stream(): AsyncIterable<Uint8Array>
}

const WHOLE_FILE_LIMIT = 64 * 1024 * 1024
const CHUNK = 256 * 1024

/** A file on disk. */
export async function fileOnDisk(location: string): Promise<InputFile> {
  const name = path.basename(location)
  const facts = await stat(location).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') throw missingFile(location)
    throw new ReadError({
      file: location,
      problem: `cannot be opened (${cause.code})`,
      hint: 'Check that you may read it.',
    })
  })
  if (!facts.isFile())
    throw new ReadError({ file: location, problem: 'is not a file', hint: 'Name a file, not a folder.' })
  if (facts.size === 0) throw new ReadError({ file: name, problem: 'is empty' })
  return {
    name,
    size: facts.size,
    bytes: async (limit) => {
      refuseAbove(name, facts.size, limit)
      return readFile(location)
    },
    stream: () => createReadStream(location, { highWaterMark: CHUNK }),
  }
}

/** Bytes already at hand: an entry of an archive, an answer of a service, a fixture. */
export function fileInMemory(name: string, content: Uint8Array | string): InputFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  if (bytes.length === 0) throw new ReadError({ file: name, problem: 'is empty' })
  return {
    name,
    size: bytes.length,
    bytes: async (limit) => {
      refuseAbove(name, bytes.length, limit)
      return bytes
    },
    stream: async function* () {
      for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
    },
  }
}

function refuseAbove(name: string, size: number, limit = WHOLE_FILE_LIMIT): void {
  if (size > limit)
    throw new ReadError({
      file: name,
      value: size,
      problem: 'bytes are too many for this source',
      expected: `at most ${limit} bytes`,
    })
}
