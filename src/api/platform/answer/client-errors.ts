import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { ERRORS, type ErrorCode, ServiceError } from '../../../errors.ts'
import { newRequestId } from '../request/request-id.ts'
import { isUploading } from '../request/upload.ts'
import { problemDocument } from './problem.ts'

const BY_NODE_CODE: Readonly<Record<string, [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    'header_fields_too_large',
    'The request line and headers together are larger than 16 KiB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive completely in time.'],
}
const MALFORMED: [ErrorCode, string] = [
  'malformed_request',
  'The bytes on the connection are not an HTTP/1.1 request.',
]

/** Answers what never became a request, straight on the socket, in the same shape as everything else. */
export function createClientErrorHandler(baseUrl: () => string, sendTimeoutMs: number) {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploading(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy()
      return
    }
    const [code, detail] = BY_NODE_CODE[error.code ?? ''] ?? MALFORMED
    // Where the request began in an earlier packet its method is not known; the connection closes in any case.
    const { rawPacket } = error
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '
    answerOnSocket(socket, new ServiceError(code, detail), baseUrl(), sendTimeoutMs, isHead)
  }
}

/** Node's own handler asks the same: a second answer must not break into one that has begun. */
const isAnswering = (socket: Socket & { readonly _httpMessage?: { headersSent: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent === true

/**
 * Refuses a request whose body has no known end, and is true then. Node hands it over before it finds that out, and the
 * client got the route's answer and a 400 behind it.
 */
export function createCodingGuard(baseUrl: () => string, sendTimeoutMs: number) {
  return ({ method, headers, socket }: IncomingMessage): boolean => {
    const coding = headers['transfer-encoding']
    if (coding === undefined || coding.toLowerCase() === 'chunked') return false
    const detail = 'The only accepted transfer coding for a request is chunked.'
    const isHead = method === 'HEAD'
    answerOnSocket(socket, new ServiceError('malformed_request', detail), baseUrl(), sendTimeoutMs, isHead)
    return true
  }
}

/** CONNECT never becomes a request either: Node hands over the socket, or closes it without a word when no one takes it. */
export function createConnectHandler(baseUrl: () => string, sendTimeoutMs: number) {
  return (_request: unknown, socket: Duplex): void =>
    answerOnSocket(
      socket,
      new ServiceError('method_not_allowed', 'This service is not a proxy and does not accept CONNECT.'),
      baseUrl(),
      sendTimeoutMs,
    )
}

function answerOnSocket(
  socket: Duplex,
  error: ServiceError,
  baseUrl: string,
  sendTimeoutMs: number,
  isHead = false,
): void {
  const { code } = error
  const id = newRequestId()
  const body = JSON.stringify(problemDocument(error, baseUrl, '', id))
  socket.on('error', () => socket.destroy())
  socket.end(
    [
      `HTTP/1.1 ${ERRORS[code].status} ${REASONS[code] ?? 'Bad Request'}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      // RFC 9110 asks for it with a 405, though no method of a tunnel is left to name.
      ...(code === 'method_not_allowed' ? ['Allow: '] : []),
      'Connection: close',
      '',
      // A client that sent HEAD expects no body and would read one as the next answer.
      isHead ? '' : body,
    ].join('\r\n'),
  )
  // Closed by us even when the other end neither reads nor closes, but not at once: that could take back the answer.
  const cutOff = setTimeout(() => socket.destroy(), sendTimeoutMs).unref()
  socket.once('close', () => clearTimeout(cutOff))
}

const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  method_not_allowed: 'Method Not Allowed',
  header_fields_too_large: 'Request Header Fields Too Large',
  request_timeout: 'Request Timeout',
}
