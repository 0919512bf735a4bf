import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What was sent to PostgreSQL. */
export interface Sent {
  /** Every statement, `begin` and `commit` included. */
  readonly statements: number
  /** How often the sender stopped to wait for an answer. */
  readonly roundTrips: number
}

/** A line to PostgreSQL that counts what passes. It reads the protocol, so that no driver or pool can hide a statement. */
export interface CountingLine {
  readonly url: string
  /** What was sent while `work` ran. */
  during(work: () => Promise<unknown>): Promise<Sent>
  close(): Promise<void>
}

export async function openCountingLine(target: string): Promise<CountingLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let statements = 0
  let roundTrips = 0
  const count = (type: string, body: Buffer): void => {
    if (type === 'Q') statements += statementsIn(body.toString('utf8', 0, body.length - 1))
    if (type === 'E') statements += 1
    if (type === 'Q' || type === 'S') roundTrips += 1
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const read = messageReader(count)
    near.on('data', read)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    async during(work) {
      const before = { statements, roundTrips }
      await work()
      return { statements: statements - before.statements, roundTrips: roundTrips - before.roundTrips }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const statementsIn = (script: string): number => script.split(';').filter((part) => part.trim() !== '').length

/** Takes messages out of the bytes of a client: the first has a length alone, the others a letter before it. */
function messageReader(tell: (type: string, body: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (!isFirst) tell(rest.toString('latin1', 0, 1), rest.subarray(5, end))
      isFirst = false
      rest = rest.subarray(end)
    }
  }
}
