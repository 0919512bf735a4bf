import pg from 'pg'
import type { Parameter } from '../decoding.ts'

/** A statement as the protocol has it. */
export interface Statement {
  readonly text: string
  readonly values: readonly Parameter[]
  /** The server keeps the plan under this name, for as long as the connection lasts. */
  readonly name?: string | undefined
}

/** With what the driver keeps about it and its types leave out. */
interface Connection extends pg.Connection {
  readonly parsedStatements: Record<string, string>
}

/**
 * Runs statements after others that answer nothing, all sent at once, and answers the rows of each. They end with one Sync, so that the
 * server skips whatever comes after a failure: sent one by one, a statement would run although the `begin` before it had failed.
 */
export function queryGroup(
  client: pg.ClientBase,
  before: readonly string[],
  statements: readonly Statement[],
  answerWithinMs: number,
): Promise<object[][]> {
  return new Promise((resolve, reject) => {
    let namesMade = (): void => {}
    const query = new pg.Query<object>({ text: '' }, (error, answered) => {
      if (error) return reject(error)
      namesMade()
      const results = resultsOf(answered)
      // Else a read would be given the rows of another.
      if (results.length !== before.length + statements.length)
        return reject(
          new Error(`${results.length} answers to ${before.length + statements.length} statements`),
        )
      resolve(results.slice(before.length).map(({ rows }) => rows))
    })
    query.submit = (given: pg.Connection) => {
      const connection = given as Connection
      const made = statements.filter(({ name }) => isNew(connection, name))
      // After a failure no one knows which of them the server has: they are made again.
      namesMade = () => {
        for (const { name = '', text } of made) connection.parsedStatements[name] = text
      }
      connection.stream.cork()
      try {
        for (const text of before) send(connection, { text, values: [] })
        for (const statement of statements) send(connection, statement)
        connection.sync()
      } finally {
        connection.stream.uncork()
      }
    }
    client.query(Object.assign(query, { query_timeout: answerWithinMs }))
  })
}

/** Whether the server has yet to be given the text of a name. */
const isNew = (connection: Connection, name: string | undefined): name is string =>
  name !== undefined && connection.parsedStatements[name] === undefined

function send(connection: Connection, { text, values, name }: Statement): void {
  // The server may have it after all, and refuses a second one. Closing one that it does not have is not an error.
  if (isNew(connection, name)) connection.close({ type: 'S', name }, true)
  if (name === undefined || isNew(connection, name))
    connection.parse({ name: name ?? '', text, types: [] }, true)
  connection.bind({ statement: name ?? '', values: [...values] }, true)
  connection.describe({ type: 'P', name: '' }, true)
  connection.execute({}, true)
}

/** The driver answers a list where several statements were run. */
const resultsOf = <Result>(answered: Result | Result[]): Result[] =>
  Array.isArray(answered) ? answered : [answered]
