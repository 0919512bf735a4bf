import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex, Readable } from 'node:stream'
import { Type } from 'typebox'
import { ServiceError } from '../../../errors.ts'

/** Bytes that a route takes as they arrive. */
export const ByteStream = Type.Unsafe<Readable>({
  type: 'string',
  contentMediaType: 'application/octet-stream',
})

/** A file arrives as slowly as an answer may leave (answer/delivery.ts): so much of it within the time that a client has. */
const PIECE_BYTES = 256 * 1024
/** What is still taken of a file after its answer: to close in the meantime would take back the answer. */
export const MOST_DISCARDED_BYTES = 16 * 1024 * 1024

const uploading = new WeakSet<Duplex>()

/** Whether a file is arriving on the connection: it may take longer than other requests, as long as it goes on. */
export const isUploading = (socket: Duplex): boolean => uploading.has(socket)

/** Marks the connection of an upload until all of it has arrived. What comes after the answer is dropped, in time or not at all. */
export function beginUpload(payload: IncomingMessage, response: ServerResponse, pieceMs: number): void {
  const { socket } = payload
  if (socket === undefined) return
  uploading.add(socket)
  payload.once('close', () => uploading.delete(socket))
  response.once('finish', () => {
    if (!payload.complete) dropRest(payload, pieceMs)
  })
}

function dropRest(payload: IncomingMessage, pieceMs: number): void {
  const { socket } = payload
  const from = socket.bytesRead
  let before = from
  const watch = setInterval(() => {
    const now = socket.bytesRead
    if (now - before < PIECE_BYTES || now - from > MOST_DISCARDED_BYTES) socket.destroy()
    before = now
  }, pieceMs).unref()
  const done = (): void => clearInterval(watch)
  payload.once('end', done)
  payload.once('close', done)
  // A reader that stopped half way has left the rest in the pipe.
  payload.resume()
}

/** The bytes as they arrive; refused when they come too slowly. What is not read stays unread, so that a refusal can be answered. */
export async function* arriving(payload: Readable, pieceMs: number): AsyncGenerator<Buffer> {
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  // Only the time that the client takes counts, not the time that the bytes take to be used.
  let left = pieceMs
  let piece = 0
  for (;;) {
    const from = performance.now()
    const next = await within(chunks.next(), left, pieceMs)
    if (next.done === true) return
    left -= performance.now() - from
    piece += next.value.length
    if (piece >= PIECE_BYTES) {
      left = pieceMs
      piece = 0
    }
    yield next.value
  }
}

async function within<Value>(coming: Promise<Value>, left: number, pieceMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  // A server that was busy looks at its clock before it looks at its sockets: what has arrived by now is read first.
  const timer = setTimeout(() => setImmediate(() => late.reject(tooSlow(pieceMs))), left)
  try {
    return await Promise.race([coming, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const tooSlow = (pieceMs: number): ServiceError =>
  new ServiceError(
    'request_timeout',
    `The file arrived too slowly: fewer than ${PIECE_BYTES / 1024} KiB came in ${pieceMs / 1000} seconds.`,
    { hint: 'Send the file again, over a faster connection or in smaller parts.' },
  )
