import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileInMemory, type InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { openZip } from './zip.ts'
import { ZIP_LIMITS } from './zip-directory.ts'
import { streamZip } from './zip-stream.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const TWO_FILES = zipSync({
  'first.csv': text('a,b\n1,2\n'),
  'folder/second.csv': [text('c\n3\n'), { level: 0 }],
})
/** 32 MB of zeros in 32 KB. */
const BOMB = zipSync({ 'bomb.csv': new Uint8Array(32 * 1024 * 1024) })

async function contents(file: InputFile): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const entry of streamZip(file)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of entry.stream()) chunks.push(chunk)
    found.push([entry.name, new TextDecoder().decode(Buffer.concat(chunks))])
  }
  return found
}

/** Hands the bytes out in pieces, as a file on disk does. */
function inPieces(name: string, bytes: Uint8Array, size: number): InputFile {
  return {
    ...fileInMemory(name, bytes),
    stream: async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    },
  }
}

describe('openZip', () => {
  it('lists and opens stored and deflated entries', async () => {
    const archive = await openZip(fileInMemory('two.zip', TWO_FILES))
    expect(archive.names).toEqual(['first.csv', 'folder/second.csv'])
    expect(new TextDecoder().decode(await archive.open('first.csv').bytes())).toBe('a,b\n1,2\n')
    expect(new TextDecoder().decode(await archive.open('folder/second.csv').bytes())).toBe('c\n3\n')
    expect(() => archive.open('third.csv')).toThrow(
      '"third.csv" is not in the archive; expected one of first.csv',
    )
  })

  it('refuses a bomb before inflating it, by ratio, by size and by number of entries', async () => {
    await expect(openZip(fileInMemory('bomb.zip', BOMB))).rejects.toThrow(/bomb\.csv.*decompression bomb/)
    const small = { ...ZIP_LIMITS, totalBytes: 10 }
    await expect(openZip(fileInMemory('two.zip', TWO_FILES), small)).rejects.toThrow('12 bytes uncompressed')
    const one = { ...ZIP_LIMITS, entries: 1 }
    await expect(openZip(fileInMemory('two.zip', TWO_FILES), one)).rejects.toThrow('2 entries')
  })

  it('refuses an entry that decompresses to more than it declares', async () => {
    const lying = Buffer.from(BOMB)
    const directory = lying.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    lying.writeUInt32LE(1000, directory + 24)
    const archive = await openZip(fileInMemory('lying.zip', lying))
    expect(() => archive.open('bomb.csv')).toThrow('decompresses to more than it declares')
  })

  it('refuses names that leave the folder, and an entry whose bytes were changed', async () => {
    for (const name of ['../up.csv', '/etc/passwd', 'C:\\x.csv', 'a/../../b'])
      await expect(openZip(fileInMemory('names.zip', zipSync({ [name]: text('1') })))).rejects.toThrow(
        'safe name',
      )
    const changed = Buffer.from(TWO_FILES)
    changed[changed.indexOf('c\n3\n')] = 0x64
    const archive = await openZip(fileInMemory('changed.zip', changed))
    expect(() => archive.open('folder/second.csv')).toThrow('check sum')
  })

  it('refuses an archive that was cut off', async () => {
    await expect(openZip(fileInMemory('cut.zip', TWO_FILES.subarray(0, -30)))).rejects.toThrow(ReadError)
  })
})

describe('streamZip', () => {
  it.each([1, 7, 64 * 1024])('gives entries in order from pieces of %i bytes', async (size) => {
    expect(await contents(inPieces('two.zip', TWO_FILES, size))).toEqual([
      ['first.csv', 'a,b\n1,2\n'],
      ['folder/second.csv', 'c\n3\n'],
    ])
  })

  it('passes over entries that nobody reads', async () => {
    const names: string[] = []
    for await (const entry of streamZip(inPieces('two.zip', TWO_FILES, 10))) names.push(entry.name)
    expect(names).toEqual(['first.csv', 'folder/second.csv'])
  })

  it('stops a bomb after a bounded amount', async () => {
    let bytes = 0
    const read = async (): Promise<void> => {
      for await (const entry of streamZip(inPieces('bomb.zip', BOMB, 4096)))
        for await (const chunk of entry.stream()) bytes += chunk.length
    }
    await expect(read()).rejects.toThrow('decompression bomb')
    expect(bytes).toBeLessThan(20 * 1024 * 1024)
  })

  it('refuses an archive that was cut off or changed anywhere', async () => {
    for (const end of [-1, -30, -120])
      await expect(contents(fileInMemory('cut.zip', TWO_FILES.subarray(0, end)))).rejects.toThrow(ReadError)
    const changed = Buffer.from(TWO_FILES)
    changed[changed.indexOf('c\n3\n')] = 0x64
    await expect(contents(fileInMemory('changed.zip', changed))).rejects.toThrow('check sum')
  })
})

it('answers damaged bytes with entries or a ReadError, never with another error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(TWO_FILES.length - 1),
      fc.nat(255),
      fc.nat(TWO_FILES.length),
      async (at, byte, cut) => {
        const damaged = Uint8Array.from(TWO_FILES)
        damaged[at] = byte
        const file = fileInMemory('damaged.zip', damaged.subarray(0, Math.max(1, cut)))
        const open = async (): Promise<void> => {
          const archive = await openZip(file)
          for (const name of archive.names) archive.open(name)
        }
        for (const attempt of [open, () => contents(file)])
          await attempt().catch((error: unknown) => expect(error).toBeInstanceOf(ReadError))
      },
    ),
  )
})
