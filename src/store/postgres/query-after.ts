import pg from 'pg'

interface Statement extends pg.QueryConfig {
  readonly query_timeout: number
}

/**
 * Runs a statement after others that answer nothing, all sent at once. They end with one Sync, so that the server skips whatever
 * comes after a failure: sent one by one, a statement would run although the `begin` before it had failed.
 */
export function queryAfter<T extends object>(
  client: pg.ClientBase,
  before: readonly string[],
  statement: Statement,
): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, (error, answered) => {
      if (error) reject(error)
      else resolve(lastOf(answered).rows)
    })
    const submit: (connection: pg.Connection) => unknown = query.submit.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      try {
        for (const text of before) {
          connection.parse({ name: '', text, types: [] }, true)
          connection.bind({}, true)
          connection.execute({}, true)
        }
        const refused = submit(connection)
        // What was sent before it waits for a Sync, and would be the beginning of the next statement on this connection.
        if (refused instanceof Error) connection.stream.destroy()
        return refused
      } finally {
        connection.stream.uncork()
      }
    }
    client.query(Object.assign(query, { query_timeout: statement.query_timeout }))
  })
}

/** The driver answers a list where several statements were run. */
const lastOf = <Result>(answered: Result | readonly Result[]): Result =>
  Array.isArray(answered) ? (answered as readonly Result[]).at(-1)! : (answered as Result)
