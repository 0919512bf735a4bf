import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be frozen, so that bytes stay where they are, or cut. */
export interface Line {
  readonly url: string
  freeze(): void
  thaw(): void
  /** What is connected hangs for good, as when a machine between the two is gone; new connections work. */
  abandon(): void
  /** Ends every connection and takes no more until it is mended. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Starts a line on loopback to the server of `target`. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const abandoned = new Set<Socket>()
  let [isCut, isFrozen] = [false, false]
  const hold = (socket: Socket): void => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        abandoned.delete(socket)
      })
    if (isFrozen) socket.pause()
  }
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    near.pipe(far)
    far.pipe(near)
    hold(near)
    hold(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const drop = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) if (!abandoned.has(socket)) socket.resume()
    },
    abandon() {
      for (const socket of sockets) {
        abandoned.add(socket)
        socket.pause()
      }
    },
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
