import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from '../request.ts'

const HEAD_END = Buffer.from('\r\n\r\n')
const NO_BODY = new Set([204, 304])

export interface ReadAnswer {
  readonly answer: Omit<Answer, 'milliseconds'>
  /** Whether the server closes the connection after it. */
  readonly last: boolean
  /** Bytes that follow although nothing else was asked. */
  readonly beyond: number
}

/**
 * Reads one answer out of the bytes so far; undefined while it is not complete. `ended` says that no more bytes come.
 * Throws what is not HTTP/1.1.
 */
export function readAnswer(bytes: Buffer, isHead: boolean, ended: boolean): ReadAnswer | undefined {
  const end = bytes.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3})( |\r\n|$)/.exec(head)?.[1])
  if (!(status >= 100)) throw new Error(`no status line: ${JSON.stringify(head.slice(0, 80))}`)
  if (status < 200) return readAnswer(bytes.subarray(end + 4), isHead, ended)
  const headers = headersOf(head)
  const last = /\bclose\b/i.test(headers['connection'] ?? '')
  const rest = bytes.subarray(end + 4)
  // Bytes that are no request are refused with a body, also where they began with HEAD.
  const unread = isHead && !(status === 400 && last && rest.length > 0)
  const body = unread || NO_BODY.has(status) ? NOTHING : bodyOf(rest, headers, ended)
  if (body === undefined) return undefined
  const decoded = decode(body.bytes, headers)
  const answer = { kind: 'answer', status, headers, head, body: decoded } as const
  return { answer, last, beyond: rest.length - body.length }
}

function headersOf(head: string): Record<string, string> {
  const headers: Record<string, string> = Object.create(null)
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new Error(`a header line without a name: ${JSON.stringify(line)}`)
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return headers
}

/** A body, and how many bytes it took on the wire. */
interface Body {
  readonly bytes: Buffer
  readonly length: number
}
const NOTHING: Body = { bytes: Buffer.alloc(0), length: 0 }

function bodyOf(bytes: Buffer, headers: Readonly<Record<string, string>>, ended: boolean): Body | undefined {
  if (headers['content-length'] !== undefined) {
    const length = Number(headers['content-length'])
    return bytes.length < length ? undefined : { bytes: bytes.subarray(0, length), length }
  }
  if (headers['transfer-encoding'] === 'chunked') return unchunk(bytes)
  return ended ? { bytes, length: bytes.length } : undefined
}

function unchunk(bytes: Buffer): Body | undefined {
  const pieces: Buffer[] = []
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at)
    if (line === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    if (Number.isNaN(size)) throw new Error('a chunk without a size')
    const end = line + 2 + size + 2
    if (bytes.length < end) return undefined
    if (size === 0) return { bytes: Buffer.concat(pieces), length: end }
    pieces.push(bytes.subarray(line + 2, line + 2 + size))
    at = end
  }
}

function decode(body: Buffer, headers: Readonly<Record<string, string>>): Buffer {
  const coding = headers['content-encoding']
  if (coding === undefined || body.length === 0) return body
  if (coding === 'gzip') return gunzipSync(body)
  if (coding === 'br') return brotliDecompressSync(body)
  throw new Error(`content-encoding ${coding} was not asked for`)
}
