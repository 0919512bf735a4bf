import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { decodeText } from './text.ts'

test('a packed file is refused with what to do, whatever bytes it has', async () => {
  const packed = fileInMemory('days.csv.gz', gzipSync('station_id,date,tmax_c\n009021,2023-01-01,30.1\n'))
  await expect(decodeText(packed)).rejects.toMatchObject({
    message: expect.stringContaining('is a gzip archive'),
    hint: expect.stringContaining('gunzip -k'),
  })
  const short = fileInMemory('days.csv.gz', Uint8Array.of(0x1f, 0x8b, 0x08, 0x41))
  await expect(decodeText(short)).rejects.toThrow(/gzip archive/)
})
