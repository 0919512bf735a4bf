import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Bytes of answers on their way: handed to the system as fast as the client takes them, and no longer than that. */
export interface Deliveries {
  /**
   * Sends the content of an answer whose head is written. `left` is called once: when the system has taken the last byte,
   * or when the connection is gone.
   */
  deliver(raw: ServerResponse, content: string | Uint8Array, left: () => void): void
  /**
   * The same for content that is read as the client takes it. When the reading fails, the connection is cut: the length that was
   * promised tells the client that something is missing.
   */
  deliverFrom(
    raw: ServerResponse,
    content: AsyncIterable<Uint8Array>,
    left: () => void,
    failed: (error: unknown) => void,
  ): void
}

/**
 * A large answer leaves in pieces of this size, and the client has the send time-out to take each: that is what tells a
 * slow line from a client that does not read. Node's own count of unsent bytes changes only when a whole write is done.
 */
const PIECE_BYTES = 256 * 1024

/** A connection with answers that the system has not taken yet. */
interface Connection {
  add(left: () => void): void
  /** The client took something: its time begins again. */
  progress(): void
  remove(left: () => void): void
}

export function createDeliveries(sendTimeoutMs: number): Deliveries {
  const connections = new Map<Socket, Connection>()

  const open = (socket: Socket): Connection => {
    const leaving = new Set<() => void>()
    const timer = setTimeout(() => {
      // Nothing waits for the client: an answer before these is still being made.
      if (socket.writableLength === 0) timer.refresh()
      else socket.destroy()
    }, sendTimeoutMs)
    timer.unref()
    const forget = (): void => {
      clearTimeout(timer)
      connections.delete(socket)
      socket.off('close', close)
    }
    const close = (): void => {
      forget()
      for (const left of leaving) left()
    }
    socket.once('close', close)
    const connection: Connection = {
      add: (left) => void leaving.add(left),
      progress: () => void timer.refresh(),
      remove(left) {
        if (!leaving.delete(left)) return
        if (leaving.size === 0) forget()
        else timer.refresh()
        left()
      },
    }
    connections.set(socket, connection)
    return connection
  }

  /** Undefined where there is nothing to wait for: the client is gone, or is no connection but a caller in this process. */
  const connectionOf = ({ req: { socket } }: ServerResponse): Connection | undefined =>
    !(socket instanceof Socket) || socket.destroyed ? undefined : (connections.get(socket) ?? open(socket))

  const wait = (raw: ServerResponse, connection: Connection, left: () => void): void => {
    connection.add(left)
    raw.once('finish', () => connection.remove(left))
  }

  return {
    deliver(raw, content, left) {
      const isSmall = typeof content === 'string' || content.length <= PIECE_BYTES
      if (isSmall) {
        raw.end(content, 'latin1')
        // Nearly every answer goes to the system at once; it needs no watching, and the hot path pays for none.
        if (raw.socket?.writableLength === 0) return left()
      }
      const connection = connectionOf(raw)
      if (connection !== undefined) {
        wait(raw, connection, left)
        if (!isSmall) sendPieces(raw, content, connection)
        return
      }
      if (!isSmall) raw.end(content)
      left()
    },
    deliverFrom(raw, content, left, failed) {
      const connection = connectionOf(raw)
      if (connection === undefined) raw.once('close', left)
      else wait(raw, connection, left)
      sendFrom(raw, content, () => connection?.progress()).catch((error: unknown) => {
        failed(error)
        raw.destroy()
      })
    },
  }
}

async function sendFrom(
  raw: ServerResponse,
  content: AsyncIterable<Uint8Array>,
  progress: () => void,
): Promise<void> {
  for await (const bytes of content)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      if (raw.destroyed) return
      progress()
      if (!raw.write(bytes.subarray(at, at + PIECE_BYTES))) await drained(raw)
    }
  raw.end()
}

/** When the client has taken what was written, or is gone. */
function drained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      raw.off('drain', done)
      raw.off('close', done)
      resolve()
    }
    raw.once('drain', done)
    raw.once('close', done)
    if (raw.destroyed) done()
  })
}

function sendPieces(raw: ServerResponse, bytes: Uint8Array, connection: Connection): void {
  let at = 0
  const next = (): void => {
    connection.progress()
    while (!raw.destroyed && at < bytes.length) {
      const piece = bytes.subarray(at, at + PIECE_BYTES)
      at += PIECE_BYTES
      if (at >= bytes.length) raw.end(piece)
      else if (!raw.write(piece)) {
        raw.once('drain', next)
        return
      }
    }
  }
  next()
}
