import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../errors.ts'
import { type SqlText, trustedSql } from './sql-text.ts'

export interface Migration {
  /** File name without `.sql`: four digits, an underscore, words. */
  readonly name: string
  readonly script: SqlText
  readonly sha256: string
  /**
   * The last migration of the oldest version that still runs on the schema after this one, from a first line
   * `-- runs-from: 0036_words`. Without it the version before runs on: the script only adds.
   */
  readonly runsFrom?: string
}

const OWN_MIGRATIONS = path.join(import.meta.dirname, 'migrations')

/** The numbered scripts of a folder, in order. Line ends are unified first, so that a hash holds on every machine. */
export async function readMigrations(folder: string = OWN_MIGRATIONS): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file, index) => {
      const number = String(index + 1).padStart(4, '0')
      if (!new RegExp(`^${number}_[a-z0-9_]+\\.sql$`).test(file))
        throw new OperatorError(
          `migration ${file} should be named ${number}_<words>.sql: numbers start at 0001 and have no gap`,
        )
      const text = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const runsFrom = /^-- runs-from: (\S+)$/m.exec(text.slice(0, text.indexOf('\n')))?.[1]
      return {
        name: file.slice(0, -'.sql'.length),
        script: trustedSql(text),
        sha256,
        ...(runsFrom === undefined ? {} : { runsFrom }),
      }
    }),
  )
}
