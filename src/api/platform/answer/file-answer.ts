import { createHash } from 'node:crypto'
import { ServiceError } from '../../../errors.ts'
import type { Exchange } from '../exchange.ts'
import type { Answer, ByteSource } from './answer.ts'
import { matchesEtag } from './conditional.ts'

/** A file that is served whole or in part. */
export interface FileFacts {
  readonly sha256: string
  readonly size: number
}

export interface ServedFile extends FileFacts {
  readonly bytes: Uint8Array
  /** Where `bytes` are read from as the client takes them. */
  readonly source?: ByteSource
  readonly name: string
  readonly contentType: string
}

/** What a request asks of a file: bytes from `start` on, nothing because the client has it, or its headers alone. */
export type AskedBytes = { readonly start: number; readonly length: number } | 'nothing' | 'all_unread'

const TYPES: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  jsonl: 'application/jsonl',
}

export const contentTypeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** How much of a file the request wants: conditions, HEAD and Range of RFC 9110 sections 13 and 14. */
export function askedBytes({ request }: Exchange, { sha256, size }: FileFacts): AskedBytes {
  const { headers, method } = request
  const etag = `"${tagOf(sha256)}"`
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) return 'nothing'
  if (method === 'HEAD') return 'all_unread'
  const ifRange = headers['if-range']
  const isAsked = typeof ifRange !== 'string' || ifRange === etag
  return (isAsked ? rangeOf(headers.range, size) : undefined) ?? { start: 0, length: size }
}

/** The answer for what `askedBytes` asked: 200, 206 with the range, or (by the platform, from the tag) 304. */
export function answerFile(asked: AskedBytes, file: ServedFile): Answer {
  const { sha256, size, name, contentType, bytes, source } = file
  const headers = {
    'accept-ranges': 'bytes',
    'content-disposition': attachment(name),
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  }
  const content = source === undefined ? { bytes } : { source }
  const common = { ...content, contentType, etag: tagOf(sha256), isVerbatim: true } as const
  if (typeof asked === 'string' || asked.length === size) return { ...common, headers }
  const last = asked.start + asked.length - 1
  return {
    ...common,
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${asked.start}-${last}/${size}` },
  }
}

/** A file that was made for this answer: served whole, never in parts. */
export function answerWholeFile(bytes: Uint8Array, name: string): Answer {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { bytes, sha256, size: bytes.length, name, contentType: contentTypeOf(name) }
  const { headers = {}, ...answer } = answerFile('all_unread', file)
  const { 'accept-ranges': _ranges, ...kept } = headers
  return { ...answer, headers: kept }
}

/** Names beyond ASCII go into the second form (RFC 6266); old clients read the first. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, '_')
  if (plain === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const tagOf = (sha256: string): string => sha256.slice(0, 32)

/** One range. Several, and what is no range of bytes, are answered with the whole file, as the standard allows. */
function rangeOf(header: string | undefined, size: number): { start: number; length: number } | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return undefined
  const [first = '', last = ''] = [match[1], match[2]]
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  if (start > end)
    throw new ServiceError('range_not_satisfiable', `The file has ${size} bytes; the range is outside it.`, {
      headers: { 'content-range': `bytes */${size}` },
      hint: `Request a range within 0 to ${size - 1}, or leave Range out to get the whole file.`,
    })
  return { start, length: end - start + 1 }
}
