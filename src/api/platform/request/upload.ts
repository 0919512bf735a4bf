import type { IncomingMessage } from 'node:http'
import type { Duplex, Readable } from 'node:stream'
import { Type } from 'typebox'
import { ServiceError } from '../../../errors.ts'

/** Bytes that a route takes as they arrive. */
export const ByteStream = Type.Unsafe<Readable>({
  type: 'string',
  contentMediaType: 'application/octet-stream',
})

const uploading = new WeakSet<Duplex>()

/** Whether a file is arriving on the connection: it may take longer than other requests, as long as it goes on. */
export const isUploading = (socket: Duplex): boolean => uploading.has(socket)

/** Marks the connection of an upload until all of it has arrived. */
export function beginUpload(payload: IncomingMessage): void {
  const { socket } = payload
  if (socket === undefined) return
  uploading.add(socket)
  payload.once('close', () => uploading.delete(socket))
}

/** The bytes as they arrive; refused when none come for so long. What is not read stays unread, so that a refusal can be answered. */
export async function* arriving(payload: Readable, idleMs: number): AsyncGenerator<Buffer> {
  const idle = Promise.withResolvers<never>()
  idle.promise.catch(() => {})
  const timer = setTimeout(
    () =>
      idle.reject(
        new ServiceError('request_timeout', `The upload stood still for ${idleMs / 1000} seconds.`, {
          hint: 'Send the file again.',
        }),
      ),
    idleMs,
  )
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), idle.promise])
      if (next.done === true) return
      timer.refresh()
      yield next.value
    }
  } finally {
    clearTimeout(timer)
  }
}
