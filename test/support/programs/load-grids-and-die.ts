/** `load-grids-and-die.ts HOME DATABASE_URL FOLDER STEPS`: loads climate grids and kills itself once so many steps were read. */
import path from 'node:path'
import { systemClock } from '../../../src/clock.ts'
import { ingestGrid } from '../../../src/operations/ingest/climate-grids/load.ts'
import { createGridPool } from '../../../src/operations/ingest/climate-grids/pool.ts'
import { agcdSource } from '../../../src/sources/agcd/source.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { openDatabase } from '../../../src/store/open.ts'

const [home = '', databaseUrl = '', folder = '', steps = ''] = process.argv.slice(2)
const database = await openDatabase(
  databaseUrl === '' ? { directory: path.join(home, 'database') } : { databaseUrl },
)
await migrate(database)
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}
const dying =
  steps === 'copying'
    ? {
        ...database,
        transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
          database.transaction<T>((sql) =>
            work({
              ...sql,
              copyCsv: async (target, chunks) => {
                await sql.copyCsv(target, chunks)
                return die()
              },
            }),
          ),
      }
    : database
await ingestGrid(
  {
    database: dying,
    clock: systemClock,
    home,
    pool: createGridPool(1),
    onSteps: (done) => {
      if (done >= Number(steps)) die()
    },
  },
  agcdSource,
  { locations: [folder] },
)
