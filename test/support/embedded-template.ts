import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fixedClock } from '../../src/clock.ts'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
/** Whatever else can change what a freshly migrated database holds. */
const INGREDIENTS = [
  'node_modules/@electric-sql/pglite/package.json',
  'src/store/migrate.ts',
  'src/store/embedded/pglite.ts',
  'src/store/load-rows.ts',
]

/** Paths of in-memory databases as tars: one empty, one migrated, one with the starter dataset. */
export interface EmbeddedTemplates {
  readonly empty: string
  readonly migrated: string
  readonly starter: string
}

/** The starter dataset as every test finds it loaded. */
export const starterOptions = {
  directory: path.join(ROOT, 'data', 'starter'),
  clock: fixedClock('2026-11-15T00:00:00Z'),
}

/** Made once per schema and kept among the installed packages, because initdb takes seconds in WebAssembly. */
export async function embeddedTemplates(): Promise<EmbeddedTemplates> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(migrations.map(({ sha256 }) => sha256).join())
  for (const file of [...INGREDIENTS, ...starterSidecars()]) hash.update(readFileSync(path.join(ROOT, file)))
  const folder = path.join(ROOT, 'node_modules', '.cache', 'southerly', hash.digest('hex').slice(0, 16))
  const tar = (name: string): string => path.join(folder, `${name}.tar`)
  const templates = { empty: tar('empty'), migrated: tar('migrated'), starter: tar('starter') }
  if (existsSync(folder)) return templates

  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const database = await openEmbedded({})
  writeFileSync(path.join(unfinished, 'empty.tar'), await database.dump())
  await migrate(database, { migrations })
  writeFileSync(path.join(unfinished, 'migrated.tar'), await database.dump())
  await loadStarter(database, starterOptions)
  writeFileSync(path.join(unfinished, 'starter.tar'), await database.dump())
  await database.close()
  publish(unfinished, folder)
  return templates
}

/** Each tells the hash of its rows, so together they stand for the whole dataset. */
function starterSidecars(): string[] {
  return readdirSync(starterOptions.directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => path.join('data', 'starter', file))
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
