import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'

/** Raised when an older Southerly could no longer read what this one writes. */
const FORMAT = 1
/** Major version of PostgreSQL that PGlite is built from; its files are not readable by another. */
const POSTGRES_MAJOR = '18'
const CONTROL_FILE_BYTES = 8192

interface Marker {
  readonly format: number
  readonly engine: 'pglite'
  readonly build: string
  readonly postgres: string
}

/** PostgreSQL's own files inside a data directory. */
export const postgresFiles = (directory: string): string => path.join(directory, 'postgres')

const markerFile = (directory: string): string => path.join(directory, 'southerly.json')
const unfinishedFile = (directory: string): string => path.join(directory, 'unfinished')

/** Says whether a directory is ours and whole, or not there. Anything else is refused, never repaired or overwritten. */
export function inspectDirectory(directory: string): 'absent' | 'whole' {
  if (!existsSync(directory)) return 'absent'
  if (!statSync(directory).isDirectory()) refuse(directory, 'is not a directory')
  const names = readdirSync(directory)
  if (names.length === 0) return 'absent'
  if (!names.includes(path.basename(markerFile(directory))))
    refuse(
      directory,
      `holds files (${names.toSorted()[0]} ...) but no southerly.json: it is not a data directory of Southerly`,
    )
  checkMarker(directory)
  checkPostgresFiles(directory)
  return 'whole'
}

/** Whether a directory beside the final place is the remains of a first start that did not finish. */
export function isUnfinished(creating: string): boolean {
  if (!existsSync(creating)) return false
  const names = readdirSync(creating)
  if (names.length > 0 && !existsSync(unfinishedFile(creating)) && !existsSync(markerFile(creating)))
    refuse(creating, 'is where the new database would be made, and holds other files')
  return true
}

export function markUnfinished(creating: string): void {
  writeFileSync(unfinishedFile(creating), 'The first start that makes this database has not finished.\n')
}

/** @param build What the engine calls itself, such as `PostgreSQL 18.6 (PGlite 0.5.16)`; for people, never compared. */
export function markComplete(creating: string, build: string): void {
  const marker: Marker = { format: FORMAT, engine: 'pglite', build, postgres: POSTGRES_MAJOR }
  writeFileSync(markerFile(creating), `${JSON.stringify(marker, null, 2)}\n`)
  rmSync(unfinishedFile(creating))
}

function checkMarker(directory: string): void {
  const marker = readMarker(directory)
  if (marker.format > FORMAT)
    refuse(
      directory,
      `has format ${marker.format}, made by a newer Southerly; this one reads up to ${FORMAT}`,
    )
  if (marker.postgres !== POSTGRES_MAJOR)
    refuse(
      directory,
      `holds files of PostgreSQL ${marker.postgres}; this Southerly has PostgreSQL ${POSTGRES_MAJOR}`,
    )
}

function readMarker(directory: string): Marker {
  try {
    const marker: unknown = JSON.parse(readFileSync(markerFile(directory), 'utf8'))
    if (isMarker(marker)) return marker
  } catch {
    // Said below: whatever is wrong with it, the advice is the same.
  }
  return refuse(directory, 'has a damaged southerly.json')
}

function isMarker(value: unknown): value is Marker {
  if (typeof value !== 'object' || value === null) return false
  const { format, engine, postgres } = value as Partial<Record<string, unknown>>
  return Number.isInteger(format) && engine === 'pglite' && typeof postgres === 'string'
}

function checkPostgresFiles(directory: string): void {
  const files = postgresFiles(directory)
  const versionFile = path.join(files, 'PG_VERSION')
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'missing'
  if (version !== POSTGRES_MAJOR)
    refuse(directory, `is torn: postgres/PG_VERSION is ${version || 'empty'}, expected ${POSTGRES_MAJOR}`)
  const control = statSync(path.join(files, 'global', 'pg_control'), { throwIfNoEntry: false })
  if (control?.size !== CONTROL_FILE_BYTES)
    refuse(
      directory,
      `is torn: postgres/global/pg_control has ${control?.size ?? 'no'} bytes, expected ${CONTROL_FILE_BYTES}`,
    )
}

function refuse(directory: string, fault: string): never {
  throw new OperatorError(`${directory} ${fault}`, {
    hint: 'Nothing was changed. Restore it from a backup, or choose another SOUTHERLY_HOME.',
    exitCode: EXIT.badInput,
  })
}
