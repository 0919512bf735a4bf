import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Paths of in-memory databases as tars, one empty and one migrated. */
export interface EmbeddedTemplates {
  readonly empty: string
  readonly migrated: string
}

/** Made once per schema and kept among the installed packages, because initdb takes seconds in WebAssembly. */
export async function embeddedTemplates(): Promise<EmbeddedTemplates> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(migrations.map(({ sha256 }) => sha256).join())
  for (const file of INGREDIENTS) hash.update(readFileSync(path.join(ROOT, file)))
  const folder = path.join(ROOT, 'node_modules', '.cache', 'southerly', hash.digest('hex').slice(0, 16))
  const templates = { empty: path.join(folder, 'empty.tar'), migrated: path.join(folder, 'migrated.tar') }
  if (existsSync(folder)) return templates

  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const database = await openEmbedded({})
  writeFileSync(path.join(unfinished, 'empty.tar'), await database.dump())
  await migrate(database, { migrations })
  writeFileSync(path.join(unfinished, 'migrated.tar'), await database.dump())
  await database.close()
  publish(unfinished, folder)
  return templates
}

/** Another run may have been first; its files are as good. */
function publish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
