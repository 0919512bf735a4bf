import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { type Attribute, Dataset, File, ready } from 'h5wasm/node'
import { ReadError } from '../../read-error.ts'
import { attempt } from './attempt.ts'
import { readChunkIndex } from './hdf5-chunk-index.ts'
import { type ChunkLayout, type ChunkReader, chunkReader } from './hdf5-chunks.ts'
import type { AttributeValue, NetcdfFile, NetcdfVariable } from './netcdf-file.ts'
import type { Numbers, NumberType } from './numbers.ts'

/** Opens a NetCDF-4 file in place: only what is asked for is read and unpacked. */
export async function openHdf5(location: string): Promise<NetcdfFile> {
  const hdf5 = await ready
  hdf5.activate_throwing_error_handler()
  const name = path.basename(location)
  const file = attempt(name, 'cannot be opened as NetCDF-4', () => new File(location, 'r'))
  const datasets = attempt(name, 'has a damaged directory', () => datasetsOf(file))
  const variables = attempt(
    name,
    'has a damaged directory',
    () => new Map([...datasets].map(([key, dataset]) => [key, describe(key, dataset)])),
  )
  const descriptor = openSync(location, 'r')
  const readers = new Map<string, ChunkReader | undefined>()
  const layoutOf = (variable: string): ChunkLayout | undefined => {
    const dataset = datasets.get(variable)
    const type = variables.get(variable)?.type
    if (dataset === undefined || type === undefined) return undefined
    requireKnownFilters(name, variable, dataset)
    requireSmallPieces(name, variable, dataset)
    return attempt(name, 'has a damaged directory', () => chunkLayout(descriptor, dataset, type))
  }
  const readerOf = (variable: string): ChunkReader | undefined => {
    if (!readers.has(variable)) {
      const layout = layoutOf(variable)
      readers.set(variable, layout === undefined ? undefined : chunkReader(descriptor, layout))
    }
    return readers.get(variable)
  }
  return {
    name,
    variables,
    layoutOf,
    read(variable, start, count) {
      const dataset = datasets.get(variable)
      if (dataset === undefined)
        throw new ReadError({ file: name, column: variable, problem: 'does not exist' })
      const problem = `cannot be read at step ${start[0] ?? 0}`
      const reader = readerOf(variable)
      const unpacked = attempt(name, problem, () => reader?.(start, count))
      if (unpacked !== undefined) return unpacked
      const block = attempt(name, problem, () =>
        dataset.slice(start.map((first, axis) => [first, first + (count[axis] ?? 1)])),
      )
      return asNumbers(name, variable, block)
    },
    close: () => {
      closeSync(descriptor)
      file.close()
    },
  }
}

/** Deflate, shuffle, Fletcher-32, n-bit and scale-offset: those that the NetCDF library itself writes without a plug-in. */
const KNOWN_FILTERS = new Set([1, 2, 3, 5, 6])

function requireKnownFilters(file: string, variable: string, dataset: Dataset): void {
  const foreign = dataset.filters.find(({ id }) => !KNOWN_FILTERS.has(id))
  if (foreign !== undefined)
    throw new ReadError({
      file,
      column: variable,
      value: foreign.name,
      problem: `is a compression that cannot be read (filter ${foreign.id})`,
      expected: 'deflate with or without shuffle',
      hint: 'Rewrite the file with `nccopy -d 4 -s`.',
    })
}

/** A piece is unpacked as a whole; those of publishers have some megabytes. */
const MOST_PIECE_BYTES = 256 * 1024 * 1024

function requireSmallPieces(file: string, variable: string, { metadata }: Dataset): void {
  const bytes = (metadata.chunks ?? []).reduce((product, length) => product * length, metadata.size)
  if (bytes > MOST_PIECE_BYTES)
    throw new ReadError({
      file,
      column: variable,
      value: bytes,
      problem: 'bytes are too many for one compressed piece',
      expected: `at most ${MOST_PIECE_BYTES}`,
      hint: 'Rewrite the file in smaller pieces with `nccopy -c time/1,lat/100,lon/100`.',
    })
}

const DEFLATE = 1
const SHUFFLE = 2

/** Where the pieces of a dataset lie that can be unpacked without the library; undefined where anything about it is unusual. */
function chunkLayout(descriptor: number, dataset: Dataset, type: NumberType): ChunkLayout | undefined {
  const { shape, chunks, size, littleEndian } = dataset.metadata
  const filters = dataset.filters.map(({ id }) => id)
  const isUsual = ['', `${DEFLATE}`, `${SHUFFLE}`, `${SHUFFLE},${DEFLATE}`].includes(filters.join(','))
  if (!isUsual || !littleEndian || shape?.length !== 3 || chunks === null) return undefined
  if (size !== 2 && size !== 4 && size !== 8) return undefined
  const reference = Buffer.from(dataset.create_reference().ref_data)
  const index = readChunkIndex(descriptor, Number(reference.readBigUInt64LE(0)), shape, chunks)
  if (index === undefined) return undefined
  return {
    shape,
    chunk: chunks,
    index,
    type,
    width: size,
    isShuffled: filters.includes(SHUFFLE),
    isDeflated: filters.includes(DEFLATE),
  }
}

function datasetsOf(file: File): Map<string, Dataset> {
  const found = new Map<string, Dataset>()
  for (const key of file.keys()) {
    const entity = file.get(key)
    if (entity instanceof Dataset) found.set(key, entity)
  }
  return found
}

function describe(name: string, dataset: Dataset): NetcdfVariable {
  const { shape, chunks } = dataset.metadata
  return {
    name,
    dimensions: (shape ?? []).map((_, axis) => dimensionName(name, dataset, axis)),
    shape: shape ?? [],
    type: numberType(dataset.dtype),
    chunk: chunks,
    attributes: Object.fromEntries(
      Object.entries(dataset.attrs).flatMap(([key, attribute]) => {
        const value = attributeValue(attribute)
        return value === undefined ? [] : [[key, value]]
      }),
    ),
  }
}

/** A dimension is named by the scale attached to it; a coordinate variable is its own. */
function dimensionName(name: string, dataset: Dataset, axis: number): string {
  const attached = dataset.get_attached_scales(axis)[0]
  if (attached !== undefined) return path.posix.basename(attached)
  return dataset.metadata.shape?.length === 1 ? name : ''
}

/** References between variables say nothing about values, and libraries differ in how they write them. */
const STRUCTURE = new Set(['DIMENSION_LIST', 'REFERENCE_LIST', 'CLASS', 'NAME'])

function attributeValue(attribute: Attribute): AttributeValue | undefined {
  if (STRUCTURE.has(attribute.name) || attribute.name.startsWith('_Netcdf4')) return undefined
  const { value } = attribute
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (typeof single === 'string') return single
  if (typeof single === 'number') return [single]
  if (typeof single === 'bigint') return [Number(single)]
  if (ArrayBuffer.isView(single)) return Array.from(single as ArrayLike<number | bigint>, Number)
  return undefined
}

const TYPES: Readonly<Record<string, NumberType>> = {
  b: 'i1',
  B: 'u1',
  h: 'i2',
  H: 'u2',
  i: 'i4',
  I: 'u4',
  q: 'i8',
  Q: 'u8',
  f: 'f4',
  d: 'f8',
}

const numberType = (dtype: Dataset['dtype']): NumberType | undefined =>
  typeof dtype === 'string' && dtype.length === 2 ? TYPES[dtype.slice(1)] : undefined

/** The library turns numbers to the machine's own order of bytes. */
function asNumbers(file: string, variable: string, block: unknown): Numbers {
  if (!ArrayBuffer.isView(block) || block instanceof DataView)
    throw new ReadError({ file, column: variable, problem: 'does not hold numbers' })
  if (block instanceof BigInt64Array || block instanceof BigUint64Array)
    return Float64Array.from(block as Iterable<bigint>, Number)
  return block as Numbers
}
