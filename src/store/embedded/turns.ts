import { createQueue, type Queue } from '../queue.ts'

/** Who has the engine's one connection, and who is next: in the order of asking, whichever thread asks. */
export interface Turns {
  /** Runs a statement in its own turn. */
  alone<T>(statement: () => Promise<T>): Promise<T>
  /** The turns of one thread, which names each by a number. */
  newHolder(): TurnHolder
}

export interface TurnHolder {
  /** Runs a statement in a turn, which is waited for by its first statement. */
  within<T>(turn: number, statement: () => Promise<T>): Promise<T>
  /** Ends a turn with `last`, after whatever it still runs. */
  release(turn: number, last: () => Promise<void>): Promise<void>
  /** Ends all turns of a thread that is gone. */
  releaseAll(last: () => Promise<void>): Promise<void>
}

interface OpenTurn {
  readonly statements: Queue
  readonly end: () => void
}

export function createTurns(): Turns {
  const turns = createQueue()

  const newTurn = (): OpenTurn => {
    const statements = createQueue()
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    void statements.run(() => begun.promise)
    void turns.run(() => {
      begun.resolve()
      return ended.promise
    })
    return { statements, end: ended.resolve }
  }
  return {
    alone: (statement) => turns.run(statement),
    newHolder() {
      const open = new Map<number, OpenTurn>()
      const release = async (turn: number, last: () => Promise<void>): Promise<void> => {
        const held = open.get(turn)
        open.delete(turn)
        await held?.statements.run(last).finally(held.end)
      }
      return {
        async within(turn, statement) {
          const held = open.get(turn) ?? newTurn()
          open.set(turn, held)
          return await held.statements.run(statement)
        },
        release,
        async releaseAll(last) {
          await Promise.all([...open.keys()].map((turn) => release(turn, last)))
        },
      }
    },
  }
}
