/**
 * Writes src/store/schema.golden.sql from the migrations, on the embedded engine:
 *
 *     node scripts/generate-schema.ts           writes it
 *     node scripts/generate-schema.ts --check   exits with 1 when it is stale
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { dumpSchema } from '../src/store/schema-dump.ts'

const golden = path.join(import.meta.dirname, '..', 'src', 'store', 'schema.golden.sql')

const database = await openDatabase({})
await migrate(database)
const schema = await dumpSchema(database)
await database.close()

if (!process.argv.includes('--check')) await writeFile(golden, schema)
else if ((await readFile(golden, 'utf8').catch(() => '')) !== schema) {
  console.error('src/store/schema.golden.sql is stale: run `node scripts/generate-schema.ts`')
  process.exitCode = 1
}
