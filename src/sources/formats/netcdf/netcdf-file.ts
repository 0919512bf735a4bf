import type { ChunkLayout } from './hdf5-chunks.ts'
import type { Numbers, NumberType } from './numbers.ts'

export type AttributeValue = string | readonly number[]

/** A variable as the file declares it. */
export interface NetcdfVariable {
  readonly name: string
  /** Names of its dimensions, slowest first; empty text where the file names none. */
  readonly dimensions: readonly string[]
  readonly shape: readonly number[]
  /** Undefined for text and other things that are not numbers. */
  readonly type: NumberType | undefined
  /** Extent of a compressed piece along each dimension; null where values are in one run. */
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
