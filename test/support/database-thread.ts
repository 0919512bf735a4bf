/** A thread of tests with a database that another one opened: writes the ids that it is sent, and holds those below zero in a transaction for ever. */
import { parentPort, workerData } from 'node:worker_threads'
import type { DatabaseForThread } from '../../src/store/database.ts'
import { openInThread } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'

const main = parentPort!
const database = await openInThread(workerData as DatabaseForThread)
main.on('message', (id: number) => {
  database
    .transaction(async (sql) => {
      await sql.query(SQL`insert into note values ($1)`, [id])
      if (id < 0) await new Promise(() => main.postMessage('holds'))
    })
    .then(
      () => main.postMessage('wrote'),
      ({ sqlState }: { sqlState?: string }) => main.postMessage(`refused ${sqlState}`),
    )
})
