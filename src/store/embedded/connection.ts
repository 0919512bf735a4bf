import type { MessagePort, Worker } from 'node:worker_threads'
import { DatabaseError, SQL_STATE } from '../database.ts'
import type { EngineMessage, EngineReply, EngineRequest } from './messages.ts'

/** Something that requests can be put to. */
export interface Asked {
  ask(request: EngineRequest): Promise<unknown>
}

/** The engine to oneself, from the first request until the release. */
export interface Turn extends Asked {
  release(): void
}

/** A thread's way to the engine: whatever is asked waits for its turn there, in the order of asking of all threads. */
export interface Connection extends Asked {
  newTurn(): Turn
  /** For the code that starts the engine; rejects with its error if it could not start. */
  started(): Promise<unknown>
  /** Rejects whatever waits for an answer, now and later. */
  end(reason: string, cause?: unknown): void
}

/** The engine's thread itself where it was started, a port of it elsewhere. */
type Channel = Worker | MessagePort

export function createConnection(channel: Channel): Connection {
  const waiting = new Map<number, { resolve: (reply: EngineReply) => void; reject: (error: Error) => void }>()
  let ended: DatabaseError | undefined
  let lastId = 0
  let lastTurn = 0

  channel.on('message', (reply: EngineReply) => {
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    waiter?.resolve(reply)
  })
  const replyTo = (id: number): Promise<EngineReply> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  const send = (message: EngineMessage): void => channel.postMessage(message)
  const ask = async (request: EngineRequest, turn?: number): Promise<unknown> => {
    lastId += 1
    const reply = replyTo(lastId)
    if (ended === undefined) send({ ...request, id: lastId, ...(turn === undefined ? {} : { turn }) })
    return valueOf(await reply)
  }
  return {
    started: async () => valueOf(await replyTo(0)),
    ask: (request) => ask(request),
    newTurn() {
      lastTurn += 1
      const turn = lastTurn
      return {
        ask: (request) => ask(request, turn),
        release: () => send({ operation: 'release', turn }),
      }
    },
    end(reason, cause) {
      ended ??= new DatabaseError(reason, { sqlState: SQL_STATE.connectionFailure, cause })
      for (const { reject } of waiting.values()) reject(ended)
      waiting.clear()
    },
  }
}

/** Throws in the thread and stack of the caller, so that an error shows which statement it came from. */
function valueOf({ value, fault }: EngineReply): unknown {
  if (fault !== undefined) throw new DatabaseError(fault.message, fault)
  return value
}
