import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

const TABLES = path.resolve(import.meta.dirname, '../../../shared/data')

/** True where the tables of published figures lie beside the project. Tests on all companies skip without them. */
export const hasSharedTables = existsSync(TABLES)

/** The bytes of a file that lies beside the project, such as `climate/daily/acorn_v25_daily.csv.gz`. */
export const sharedFile = (name: string): Buffer => readFileSync(path.join(TABLES, name))

export type SharedRow = Readonly<Record<string, string>>

/** All rows of one table, such as `registry/nger_corporate.csv`. */
export const sharedTable = (name: string): readonly SharedRow[] =>
  parse<SharedRow>(readFileSync(path.join(TABLES, name)), { columns: true })

/** An empty cell is an unpublished figure, never zero. */
export const cellNumber = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

export const cellText = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
