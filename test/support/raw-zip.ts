import { crc32 } from 'node:zlib'

/** An entry of a ZIP as an attacker writes it: headers may say what they like. */
export interface RawEntry {
  readonly name: string
  readonly data: Uint8Array
  /** Packing method: 0 as it is, 8 deflated before. */
  readonly method?: number
  /** What the headers say of size and checksum, where that is not the truth. */
  readonly size?: number
  readonly checksum?: number
  /** Where the directory says that it begins. */
  readonly offset?: number
}

/** A ZIP with the headers of a bundle's, and nothing checked. */
export function rawZip(entries: readonly RawEntry[], changes: { readonly count?: number } = {}): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, data, method = 0, size = data.length, checksum = crc32(data), offset = at } of entries) {
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(0x00210000, 6)
    facts.writeUInt32LE(checksum, 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, Buffer.from(data))
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, title)
    at += 30 + title.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(changes.count ?? entries.length, 8)
  end.writeUInt16LE(changes.count ?? entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
