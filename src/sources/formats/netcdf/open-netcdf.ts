import { closeSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { missingFile, ReadError } from '../../read-error.ts'
import { attempt } from './attempt.ts'
import { type ChunkLayout, chunkReader } from './hdf5-chunks.ts'
import type { NetcdfFile, NetcdfValues } from './netcdf-file.ts'

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
    if (cause.code === 'ENOENT') throw missingFile(location)
    throw new ReadError({ file: location, problem: `cannot be opened (${cause.code})` })
  })
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead === 0) throw new ReadError({ file: name, problem: 'is empty' })
    return buffer
  } finally {
    await handle.close()
  }
}
