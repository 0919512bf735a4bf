import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { rememberedUpTo } from '../../../domain/remembered-by.ts'
import { type Coding, makeVariant, type Rendered, type Variant } from './rendered.ts'

const GZIP = { level: 6 }
// Quality 5 is about as quick as gzip 6 and smaller; 11 costs 50 times as much.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const COMPRESS = {
  gzip: async (bytes: Uint8Array) => await gzipAsync(bytes, GZIP),
  br: async (bytes: Uint8Array) => await brotliAsync(bytes, BROTLI),
} as const
const COMPRESS_AT_ONCE = {
  gzip: (bytes: Uint8Array) => gzipSync(bytes, GZIP),
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, BROTLI),
} as const

/**
 * What is smaller is compressed by the thread that answers: 60 to 300 microseconds, while handing it to another thread and back takes
 * both of them 100 to 200 more.
 */
const AT_ONCE_BYTES = 16 * 1024

/** The variant that the client likes best; made on first use and kept with the answer. */
export function chooseVariant(
  rendered: Rendered,
  acceptEncoding: string | undefined,
): Variant | Promise<Variant> {
  if (!rendered.compressible || acceptEncoding === undefined) return rendered.identity
  const coding = chooseCoding(acceptEncoding)
  if (coding === 'identity') return rendered.identity
  const made = rendered.compressed[coding]
  if (made !== undefined) return made
  const { bytes } = rendered.identity
  const keep = (compressed: Uint8Array): Variant =>
    (rendered.compressed[coding] = makeVariant(rendered.commonHeaders, compressed, coding, rendered.etag))
  if (bytes.length <= AT_ONCE_BYTES) return keep(COMPRESS_AT_ONCE[coding](bytes))
  return (rendered.compressed[coding] = COMPRESS[coding](bytes).then(keep))
}

/** Clients send a handful of different headers, millions of times. */
const HEADERS_KEPT = 1000
const chooseCoding = rememberedUpTo(HEADERS_KEPT, (acceptEncoding: string) => negotiateCoding(acceptEncoding))

/** RFC 9110 section 12.5.3: the highest weight wins, brotli before gzip before none when equal. */
export function negotiateCoding(acceptEncoding: string): Coding {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (name !== '' && weight >= 0 && weight <= 1) weights.set(name, weight)
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  let best: Coding = 'identity'
  let bestWeight = weights.get('identity') ?? 0
  for (const coding of ['gzip', 'br'] as const)
    if (weightOf(coding) > 0 && weightOf(coding) >= bestWeight) {
      best = coding
      bestWeight = weightOf(coding)
    }
  return best
}
