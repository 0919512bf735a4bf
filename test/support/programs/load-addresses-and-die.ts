/** `load-addresses-and-die.ts HOME DATABASE_URL FILE ROWS`: loads addresses and kills itself once so many rows were read. */
import path from 'node:path'
import { systemClock } from '../../../src/clock.ts'
import { ingestAddresses } from '../../../src/operations/addresses/ingest-addresses.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { openDatabase } from '../../../src/store/open.ts'

const [home = '', databaseUrl = '', location = '', rows = ''] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)
await migrate(database)
await ingestAddresses(
  {
    database,
    clock: systemClock,
    home,
    onRows: (read) => {
      if (read >= Number(rows)) process.kill(process.pid, 'SIGKILL')
    },
  },
  { source: 'gnaf-core', location },
)
