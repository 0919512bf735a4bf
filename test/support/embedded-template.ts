import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
/** Whatever else can change what a freshly migrated database holds. */
const INGREDIENTS = [
  'node_modules/@electric-sql/pglite/package.json',
  'src/store/migrate.ts',
  'src/store/embedded/pglite.ts',
]

/** Path of a migrated in-memory database as a tar: made once per schema, because initdb takes seconds in WebAssembly. */
export async function embeddedTemplate(): Promise<string> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(migrations.map(({ sha256 }) => sha256).join())
  for (const file of INGREDIENTS) hash.update(readFileSync(path.join(ROOT, file)))
  const folder = path.join(ROOT, 'node_modules', '.cache', 'southerly')
  const file = path.join(folder, `embedded-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const database = await openEmbedded({})
  await migrate(database, { migrations })
  const tar = await database.dump()
  await database.close()
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, tar)
  renameSync(unfinished, file)
  return file
}
