/** Given the address of a PostgreSQL database: migrates it and prints the names of what it applied, as JSON. */
import { migrate } from '../../../src/store/migrate.ts'
import { openDatabase } from '../../../src/store/open.ts'

const database = await openDatabase({ databaseUrl: process.argv[2] ?? '', pool: 1 })
const { applied } = await migrate(database)
await database.close()
console.log(JSON.stringify(applied))
