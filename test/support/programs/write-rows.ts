/**
 * Given `url <address>` or `directory <path>` of a migrated database: writes rows named row-1, row-2 ... each in a
 * transaction of its own, and prints the number of each once it is committed. It writes until it is killed, its
 * database is, or nobody reads what it prints: with a last row, a reader that is slow for a moment would come too late.
 */
import { openDatabase } from '../../../src/store/open.ts'
import { SQL } from '../../../src/store/sql-text.ts'

const [kind, place = ''] = process.argv.slice(2)
const database = await openDatabase(kind === 'url' ? { databaseUrl: place } : { directory: place })
for (let row = 1; ; row += 1) {
  await database.transaction((sql) =>
    sql.query(SQL`insert into server_fact (name, value) values ($1, $2)`, [`row-${row}`, 'x'.repeat(200)]),
  )
  // Not by the console, which would not fail when the reader is gone.
  process.stdout.write(`${row}\n`)
}
