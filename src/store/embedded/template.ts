/**
 * Databases to copy from: an empty one, so that a first start needs no initdb, which takes seconds in WebAssembly, and one that holds the
 * starter dataset. Set-up makes them once and keeps them beside the engine's own package: only those who may replace the engine may replace them.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { syncTree } from './sync-tree.ts'

/** What a template says of itself, in `template.json`. */
interface Label {
  /** Version of the engine's package; set-up compares it. */
  readonly version: string
  /** SHA-256 of the engine that made it. Files of another build may look alike and mean something else. */
  readonly engine: string
  /** SHA-256 of its files, so that a damaged template is never copied. */
  readonly files: string
  /** What the engine calls itself. */
  readonly build: string
  /** SHA-256 of what it was filled with; absent when it is empty. */
  readonly contents?: string
}

const ENGINE_FILES = ['pglite.wasm', 'pglite.data', 'initdb.wasm', 'initdb.js', 'index.js']

const engineFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

/** In `.cache/southerly` of the `node_modules` that hold the engine. */
const ownTemplate = (contents?: string): string =>
  path.join(
    engineFolder(),
    '../../../.cache/southerly',
    contents === undefined ? 'database-template' : 'starter-template',
  )

const labelFile = (template: string): string => path.join(template, 'template.json')
const filesOf = (template: string): string => path.join(template, 'postgres')

/**
 * Copies the template's files to `target`, which is not there yet, and answers what the engine called itself when it made them.
 * Undefined when there is no template, or only one of another engine or with other contents, or a damaged one; `target` is then not there either.
 */
export function copyTemplate(
  target: string,
  contents?: string,
  template: string = ownTemplate(contents),
): string | undefined {
  try {
    const label = fittingLabel(contents, template)
    if (label !== undefined && copyFiles(filesOf(template), target) === label.files) return label.build
  } catch {
    // The engine then makes the database itself, and says what is wrong with the place if something is.
  }
  rmSync(target, { recursive: true, force: true })
  return undefined
}

/** Whether there is a template with these contents, by what it says of itself. */
export const hasTemplate = (contents: string): boolean =>
  fittingLabel(contents, ownTemplate(contents)) !== undefined

function fittingLabel(contents: string | undefined, template: string): Label | undefined {
  try {
    const label = JSON.parse(readFileSync(labelFile(template), 'utf8')) as Label
    return label.contents === contents && label.engine === engineHash() ? label : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the template, in place of the one that is there. `makeDatabase` makes a folder of PostgreSQL's files and answers what
 * the engine calls itself.
 */
export async function makeTemplate(
  makeDatabase: (files: string) => Promise<string>,
  contents?: string,
  template: string = ownTemplate(contents),
): Promise<void> {
  const unfinished = `${template}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  const made = path.join(unfinished, 'made')
  mkdirSync(unfinished, { recursive: true })
  try {
    const build = await makeDatabase(made)
    // For everyone to read: a server that runs as another user than set-up starts as fast, and there is no secret in it.
    const files = copyFiles(made, filesOf(unfinished), { folder: 0o755, file: 0o644 })
    const label: Label = {
      version: engineVersion(),
      engine: engineHash(),
      files,
      build,
      ...(contents === undefined ? {} : { contents }),
    }
    rmSync(made, { recursive: true })
    writeFileSync(labelFile(unfinished), `${JSON.stringify(label, null, 2)}\n`)
    syncTree(unfinished)
    rmSync(template, { recursive: true, force: true })
    renameSync(unfinished, template)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

let knownHash: string | undefined

/** The engine as it is installed, in every byte that has a part in making a database. */
function engineHash(): string {
  if (knownHash !== undefined) return knownHash
  const hash = createHash('sha256')
  for (const file of ENGINE_FILES)
    hash.update(`${file}\n`).update(readFileSync(path.join(engineFolder(), file)))
  knownHash = hash.digest('hex')
  return knownHash
}

function engineVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(engineFolder(), '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Copies a folder of plain files and answers the SHA-256 of their names and bytes. */
function copyFiles(from: string, to: string, mode = { folder: 0o700, file: 0o600 }): string {
  const hash = createHash('sha256')
  const copyFolder = (place: string): void => {
    mkdirSync(path.join(to, place), { mode: mode.folder })
    const entries = readdirSync(path.join(from, place), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = path.posix.join(place, entry.name)
      hash.update(`${inside} ${entry.isDirectory() ? 'folder' : 'file'}\n`)
      if (entry.isDirectory()) copyFolder(inside)
      else {
        const bytes = readFileSync(path.join(from, inside))
        hash.update(`${bytes.length}\n`).update(bytes)
        writeFileSync(path.join(to, inside), bytes, { mode: mode.file })
      }
    }
  }
  copyFolder('.')
  return hash.digest('hex')
}
