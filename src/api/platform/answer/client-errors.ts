import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode, ServiceError } from '../../../errors.ts'
import { newRequestId } from '../request/request-id.ts'
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
export function createClientErrorHandler(baseUrl: () => string) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [code, detail] = BY_NODE_CODE[error.code ?? ''] ?? MALFORMED
    const id = newRequestId()
    const body = JSON.stringify(problemDocument(new ServiceError(code, detail), baseUrl(), '', id))
    socket.end(
      [
        `HTTP/1.1 ${ERRORS[code].status} ${REASONS[code] ?? 'Bad Request'}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${id}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
}

const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  header_fields_too_large: 'Request Header Fields Too Large',
  request_timeout: 'Request Timeout',
}
