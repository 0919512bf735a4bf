import { closeSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { ReadError } from '../../read-error.ts'
import { attempt } from './attempt.ts'
import { type ChunkLayout, chunkReader } from './hdf5-chunks.ts'

/** Arrays that numbers of a file arrive in; 64-bit integers are made doubles by the reader. */
export type Numbers =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array

export type NumberType = 'i1' | 'u1' | 'i2' | 'u2' | 'i4' | 'u4' | 'i8' | 'u8' | 'f4' | 'f8'

export type AttributeValue = string | readonly number[]

/** A variable as the file declares it. */
export interface NetcdfVariable {
  readonly name: string
  /** Names of its dimensions, slowest first; empty text where the file names none. */
  readonly dimensions: readonly string[]
  readonly shape: readonly number[]
  /** Undefined for text and other things that are not numbers. */
  readonly type: NumberType | undefined
  /** Extent of a compressed piece along each dimension; null where values lie in one run. */
  readonly chunk: readonly number[] | null
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

/** Values of an open file. Reads are synchronous: they happen in worker threads. */
export interface NetcdfValues {
  /** A block of a variable, in the file's own order, packed as it is stored. The array may be used again by the next read. */
  read(variable: string, start: readonly number[], count: readonly number[]): Numbers
  close(): void
}

/** An open NetCDF file of any generation. */
export interface NetcdfFile extends NetcdfValues {
  readonly name: string
  readonly variables: ReadonlyMap<string, NetcdfVariable>
  /** Where the pieces of a variable lie that can be unpacked without the HDF5 library; undefined where it is needed. */
  layoutOf(variable: string): ChunkLayout | undefined
}

/** Opens NetCDF-4, NetCDF-4 classic and NetCDF-3 by the first bytes of the file; the name decides nothing. */
export async function openNetcdf(location: string): Promise<NetcdfFile> {
  const name = path.basename(location)
  const head = await firstBytes(location, name)
  if (head.subarray(0, 3).toString('latin1') === 'CDF')
    return (await import('./classic-file.ts')).openClassic(location)
  if (head.equals(HDF5_SIGNATURE)) return (await import('./hdf5-file.ts')).openHdf5(location)
  throw new ReadError({
    file: name,
    value: head.toString('latin1'),
    problem: 'are the first bytes of no NetCDF file',
    expected: 'CDF (NetCDF-3) or \\x89HDF (NetCDF-4)',
    hint: 'The download may be an error page or still packed: fetch the file again.',
  })
}

/** Opens the values of one variable whose layout is known: the library takes 30 MB and a quarter of a second of every thread. */
export function openChunks(location: string, layout: ChunkLayout): NetcdfValues {
  const name = path.basename(location)
  const descriptor = openSync(location, 'r')
  const reader = chunkReader(descriptor, layout)
  return {
    read: (variable, start, count) =>
      attempt(name, `cannot be read at step ${start[0] ?? 0}`, () => {
        const block = reader(start, count)
        if (block === undefined) throw new Error(`a piece of ${variable} was never written`)
        return block
      }),
    close: () => closeSync(descriptor),
  }
}

const HDF5_SIGNATURE = Buffer.from([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a])

async function firstBytes(location: string, name: string): Promise<Buffer> {
  const handle = await open(location, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new ReadError({
      file: location,
      problem: cause.code === 'ENOENT' ? 'does not exist' : `cannot be opened (${cause.code})`,
    })
  })
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead === 0) throw new ReadError({ file: name, problem: 'is empty' })
    return buffer
  } finally {
    await handle.close()
  }
}
