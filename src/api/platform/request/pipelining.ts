import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests that may wait on one connection behind an answer that is still being made or sent. Node stops reading when answers
 * pile up, but it takes all requests of the bytes already read: some thousand from one packet.
 */
const MOST_WAITING = 16

const waiting = new WeakMap<Socket, number>()

/** Ends a connection that sends more requests ahead than may wait, and is true then. One at a time costs a comparison. */
export function refusePipeline({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Only the answer whose turn it is has the socket.
  if (response.socket !== null) return false
  const ahead = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, ahead)
  if (ahead > MOST_WAITING) {
    socket.destroy()
    return true
  }
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return false
}
