import { ReadError } from '../../read-error.ts'
import type { AttributeValue } from './netcdf-file.ts'
import type { NumberType } from './numbers.ts'

export interface ClassicVariable {
  readonly name: string
  readonly dimensions: readonly string[]
  readonly shape: readonly number[]
  readonly type: NumberType | undefined
  readonly attributes: Readonly<Record<string, AttributeValue>>
  /** Byte at which the values begin. */
  readonly begin: number
  /** Whether the first dimension is the unlimited one, whose steps of all variables are interleaved. */
  readonly isRecord: boolean
}

export interface ClassicHeader {
  readonly variables: readonly ClassicVariable[]
  /** Bytes from one step of a record variable to the next. */
  readonly recordBytes: number
}

export const WIDTHS: Readonly<Record<NumberType, number>> = {
  i1: 1,
  u1: 1,
  i2: 2,
  u2: 2,
  i4: 4,
  u4: 4,
  i8: 8,
  u8: 8,
  f4: 4,
  f8: 8,
}

/** Codes of the format; 2 is text. */
const TYPE_CODES: Readonly<Record<number, NumberType | 'text'>> = {
  1: 'i1',
  2: 'text',
  3: 'i2',
  4: 'i4',
  5: 'f4',
  6: 'f8',
  7: 'u1',
  8: 'u2',
  9: 'u4',
  10: 'i8',
  11: 'u8',
}

/** Reads the header of NetCDF-3: classic (CDF-1), 64-bit offset (CDF-2) and 64-bit data (CDF-5). */
export function parseClassicHeader(bytes: Uint8Array, file: string, fileBytes: number): ClassicHeader {
  const cursor = new Cursor(bytes, file)
  const stated = cursor.size()
  const dimensions = cursor.list(10, () => ({ name: cursor.name(), length: cursor.size() }))
  attributesAt(cursor)
  const raw = cursor.list(11, () => {
    const name = cursor.name()
    const ids = Array.from({ length: cursor.size() }, () => cursor.size())
    const attributes = attributesAt(cursor)
    const type = cursor.type()
    cursor.size()
    return { name, ids, attributes, type, begin: cursor.offset() }
  })
  const declared = raw.map((one) => {
    const own = one.ids.map((id) => {
      const dimension = dimensions[id]
      if (dimension === undefined)
        throw new ReadError({ file, column: one.name, value: id, problem: 'is not a dimension of the file' })
      return dimension
    })
    const isRecord = own[0]?.length === 0
    const stepValues = own.slice(isRecord ? 1 : 0).reduce((product, { length }) => product * length, 1)
    const width = one.type === 'text' ? 1 : WIDTHS[one.type]
    return { ...one, own, isRecord, stepBytes: stepValues * width }
  })
  const records = declared.filter((one) => one.isRecord)
  const padded = records.map((one) => Math.ceil(one.stepBytes / 4) * 4)
  // A file with a single record variable does not pad its steps.
  const recordBytes =
    records.length === 1 ? (records[0]?.stepBytes ?? 0) : padded.reduce((sum, size) => sum + size, 0)
  const firstRecord = Math.min(...records.map(({ begin }) => begin))
  const steps =
    stated >= STREAMING && recordBytes > 0 ? Math.floor((fileBytes - firstRecord) / recordBytes) : stated
  return {
    recordBytes,
    variables: declared.map(({ name, own, attributes, type, begin, isRecord }) => ({
      name,
      dimensions: own.map((dimension) => dimension.name),
      shape: own.map(({ length }, axis) => (isRecord && axis === 0 ? steps : length)),
      type: type === 'text' ? undefined : type,
      attributes,
      begin,
      isRecord,
    })),
  }
}

/** A writer that did not know the number of steps beforehand leaves all bits set. */
const STREAMING = 0xff_ff_ff_ff

const attributesAt = (cursor: Cursor): Readonly<Record<string, AttributeValue>> =>
  Object.fromEntries(cursor.list(12, () => [cursor.name(), cursor.value()] as const))

class Cursor {
  readonly #view: DataView
  readonly #file: string
  readonly #version: number
  #at = 4

  constructor(bytes: Uint8Array, file: string) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#file = file
    this.#version = this.#take(0, () => this.#view.getUint8(3))
    if (![1, 2, 5].includes(this.#version))
      throw new ReadError({
        file,
        value: this.#version,
        problem: 'is not a known version',
        expected: 'NetCDF-3 version 1, 2 or 5',
      })
  }

  /** A count; 64 bits wide in CDF-5. */
  size(): number {
    return this.#version === 5 ? Number(this.#take(8, (at) => this.#view.getBigUint64(at))) : this.#word()
  }

  /** A place in the file; 64 bits wide but in CDF-1. */
  offset(): number {
    return this.#version === 1 ? this.#word() : Number(this.#take(8, (at) => this.#view.getBigUint64(at)))
  }

  list<T>(tag: number, item: () => T): T[] {
    const found = this.#word()
    const length = this.size()
    if (found === 0 && length === 0) return []
    if (found !== tag || length > 100_000)
      throw new ReadError({ file: this.#file, value: found, problem: 'is not the header of NetCDF-3' })
    return Array.from({ length }, item)
  }

  name(): string {
    return this.#text(this.size())
  }

  type(): NumberType | 'text' {
    const code = this.#word()
    const type = TYPE_CODES[code]
    if (type === undefined)
      throw new ReadError({ file: this.#file, value: code, problem: 'is not a type of NetCDF-3' })
    return type
  }

  value(): AttributeValue {
    const type = this.type()
    const length = this.size()
    if (type === 'text') return this.#text(length)
    const width = WIDTHS[type]
    const values = this.#take(padded(length * width), (at) =>
      Array.from({ length }, (_, index) => READ[type](this.#view, at + index * width)),
    )
    return values
  }

  #word(): number {
    return this.#take(4, (at) => this.#view.getUint32(at))
  }

  #text(length: number): string {
    return this.#take(padded(length), (at) => {
      const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length)
      return new TextDecoder().decode(bytes).replace(/\0+$/, '')
    })
  }

  #take<T>(length: number, read: (at: number) => T): T {
    const at = this.#at
    if (at + length > this.#view.byteLength) throw new HeaderCut()
    this.#at += length
    return read(at)
  }
}

/** The bytes at hand end inside the header: more of the file must be read. */
export class HeaderCut extends Error {}

const padded = (length: number): number => Math.ceil(length / 4) * 4

const READ: Readonly<Record<NumberType, (view: DataView, at: number) => number>> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at),
  u2: (view, at) => view.getUint16(at),
  i4: (view, at) => view.getInt32(at),
  u4: (view, at) => view.getUint32(at),
  i8: (view, at) => Number(view.getBigInt64(at)),
  u8: (view, at) => Number(view.getBigUint64(at)),
  f4: (view, at) => view.getFloat32(at),
  f8: (view, at) => view.getFloat64(at),
}
