/** Given the URL of a PostgreSQL database: reads from it, prints `open`, closes it on SIGUSR2, and ends when nothing keeps it. */
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const database = await openDatabase({ databaseUrl: process.argv[2] ?? '' })
await database.query(SQL`select 1`)
const waiting = setInterval(() => {}, 1000)
process.once('SIGUSR2', () => {
  clearInterval(waiting)
  void database.close()
})
console.log('open')
