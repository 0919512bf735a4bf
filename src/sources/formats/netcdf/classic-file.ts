import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { ReadError } from '../../read-error.ts'
import { type ClassicVariable, HeaderCut, parseClassicHeader, WIDTHS } from './classic-header.ts'
import type { NetcdfFile } from './netcdf-file.ts'
import type { Numbers, NumberType } from './numbers.ts'

const FIRST_HEADER_BYTES = 64 * 1024
const MOST_HEADER_BYTES = 64 * 1024 * 1024

/** Opens NetCDF-3. Values are read by position and turned to the machine's order of bytes. */
export function openClassic(location: string): NetcdfFile {
  const name = path.basename(location)
  const descriptor = openSync(location, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const header = readHeader(descriptor, name, size)
    const variables = new Map(header.variables.map((one) => [one.name, one]))
    return {
      name,
      variables: new Map(header.variables.map((one) => [one.name, { ...one, chunk: null }])),
      layoutOf: () => undefined,
      read(variable, start, count) {
        const found = variables.get(variable)
        if (found?.type === undefined)
          throw new ReadError({ file: name, column: variable, problem: 'does not hold numbers' })
        const runs = runsOf(found, header.recordBytes, start, count)
        return readRuns({ descriptor, name, size }, found.type, runs)
      },
      close: () => closeSync(descriptor),
    }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

function readHeader(descriptor: number, name: string, size: number): ReturnType<typeof parseClassicHeader> {
  for (let length = FIRST_HEADER_BYTES; ; length *= 8) {
    const bytes = Buffer.alloc(Math.min(length, size))
    readSync(descriptor, bytes, 0, bytes.length, 0)
    try {
      return parseClassicHeader(bytes, name, size)
    } catch (error) {
      if (!(error instanceof HeaderCut)) throw error
      if (bytes.length === size || length >= MOST_HEADER_BYTES)
        throw new ReadError({
          file: name,
          value: size,
          problem: 'bytes end inside the header',
          spare: 'cut_short',
          hint: 'The file is cut short: fetch it again.',
        })
    }
  }
}

/** Byte ranges of a block: one for each stretch of values that are together. */
function runsOf(
  variable: ClassicVariable,
  recordBytes: number,
  start: readonly number[],
  count: readonly number[],
): { readonly at: readonly number[]; readonly bytes: number } {
  const { shape, begin, isRecord } = variable
  const width = WIDTHS[variable.type ?? 'i1']
  const packed = shape.map((_, axis) =>
    shape.slice(axis + 1).reduce((product, length) => product * length, width),
  )
  const strides = packed.map((stride, axis) => (axis === 0 && isRecord ? recordBytes : stride))
  let axis = shape.length
  let bytes = width
  // Inner dimensions join into one stretch as long as those further in are taken whole and steps are not interleaved.
  while (axis > 0 && strides[axis - 1] === packed[axis - 1] && bytes === packed[axis - 1]) {
    axis -= 1
    bytes *= count[axis] ?? 1
  }
  const origin = start.reduce((at, first, index) => at + first * (strides[index] ?? 0), begin)
  let at = [origin]
  for (let outer = 0; outer < axis; outer += 1) {
    const stride = strides[outer] ?? 0
    const steps = Array.from({ length: count[outer] ?? 1 }, (_, index) => index * stride)
    at = at.flatMap((place) => steps.map((step) => place + step))
  }
  return { at, bytes }
}

interface OpenFile {
  readonly descriptor: number
  readonly name: string
  readonly size: number
}

function readRuns(
  file: OpenFile,
  type: NumberType,
  runs: { readonly at: readonly number[]; readonly bytes: number },
): Numbers {
  const bytes = Buffer.from(new ArrayBuffer(runs.at.length * runs.bytes))
  for (const [index, at] of runs.at.entries()) {
    const read = readSync(file.descriptor, bytes, index * runs.bytes, runs.bytes, at)
    if (read < runs.bytes)
      throw new ReadError({
        file: file.name,
        value: file.size,
        problem: 'bytes are fewer than the header announces',
        expected: `at least ${at + runs.bytes}`,
        spare: 'cut_short',
        hint: 'The file is cut short: fetch it again and compare its size with the publisher’s.',
      })
  }
  return MAKE[type](bytes)
}

const in16 = (bytes: Buffer): ArrayBufferLike => bytes.swap16().buffer
const in32 = (bytes: Buffer): ArrayBufferLike => bytes.swap32().buffer
const in64 = (bytes: Buffer): ArrayBufferLike => bytes.swap64().buffer

const MAKE: Readonly<Record<NumberType, (bytes: Buffer) => Numbers>> = {
  i1: (bytes) => new Int8Array(bytes.buffer),
  u1: (bytes) => new Uint8Array(bytes.buffer),
  i2: (bytes) => new Int16Array(in16(bytes)),
  u2: (bytes) => new Uint16Array(in16(bytes)),
  i4: (bytes) => new Int32Array(in32(bytes)),
  u4: (bytes) => new Uint32Array(in32(bytes)),
  f4: (bytes) => new Float32Array(in32(bytes)),
  f8: (bytes) => new Float64Array(in64(bytes)),
  i8: (bytes) => Float64Array.from(new BigInt64Array(in64(bytes)), Number),
  u8: (bytes) => Float64Array.from(new BigUint64Array(in64(bytes)), Number),
}
