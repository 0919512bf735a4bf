import { connect, type Socket } from 'node:net'
import type { Outcome } from '../request.ts'
import { type ReadAnswer, readAnswer } from './answer-reader.ts'

export interface Exchange {
  readonly bytes: Buffer
  readonly isHead: boolean
  /** Not to be followed by another request: what the server makes of its bytes nobody knows. */
  readonly alone: boolean
}

/**
 * A connection to the server that sends bytes as they are, one request at a time, and keeps the connection for the next.
 * Clients of libraries refuse to send what is sent here.
 */
export class Connection {
  readonly #port: number
  readonly #limit: number
  #socket: Socket | undefined

  constructor(port: number, limitMilliseconds: number) {
    this.#port = port
    this.#limit = limitMilliseconds
  }

  /** A kept connection may have been closed by the server meanwhile; then the request is sent once more on a new one. */
  async ask(exchange: Exchange): Promise<Outcome> {
    if (exchange.alone) this.close()
    const kept = this.#socket !== undefined
    const outcome = await this.#send(exchange)
    return outcome.kind === 'closed' && kept ? this.#send(exchange) : outcome
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #send({ bytes, isHead, alone }: Exchange): Promise<Outcome> {
    const socket = (this.#socket ??= connect({ port: this.#port, host: '127.0.0.1', noDelay: true }))
    const startedAt = performance.now()
    return new Promise((resolve) => {
      const pieces: Buffer[] = []
      const finish = (outcome: Outcome, keep: boolean): void => {
        clearTimeout(timer)
        socket.removeAllListeners()
        socket.on('error', () => {})
        // Nobody waits for a kept connection, so nobody else would notice its end.
        socket.once('close', () => {
          if (this.#socket === socket) this.#socket = undefined
        })
        if (!keep) this.close()
        resolve(outcome)
      }
      const look = (ended: boolean): void => {
        let read: ReadAnswer | undefined
        try {
          read = readAnswer(joined(pieces), isHead, ended)
        } catch (error) {
          finish({ kind: 'garbled', detail: (error as Error).message }, false)
          return
        }
        if (read !== undefined && read.beyond > 0 && !alone)
          finish({ kind: 'garbled', detail: `${read.beyond} bytes more than one answer` }, false)
        else if (read !== undefined)
          finish(
            { ...read.answer, milliseconds: performance.now() - startedAt },
            !read.last && !alone && !ended,
          )
        else if (ended)
          finish(
            { kind: 'closed', detail: `closed after ${joined(pieces).length} bytes of an answer` },
            false,
          )
      }
      const timer = setTimeout(
        () => finish({ kind: 'hang', detail: `no answer within ${this.#limit} ms` }, false),
        this.#limit,
      )
      socket.on('data', (piece: Buffer) => {
        pieces.push(piece)
        look(false)
      })
      socket.on('close', () => look(true))
      socket.on('error', () => {})
      // Half a request that nobody completes is over when the client says so.
      if (alone) socket.end(bytes)
      else socket.write(bytes)
    })
  }
}

function joined(pieces: Buffer[]): Buffer {
  if (pieces.length > 1) pieces.splice(0, pieces.length, Buffer.concat(pieces))
  return pieces[0] ?? Buffer.alloc(0)
}
