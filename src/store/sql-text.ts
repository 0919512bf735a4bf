/**
 * SQL that was written in this program. `Database` takes nothing else, so a value can reach a statement as a `$1` parameter
 * only: a string, a number or a template without the tag does not compile, and throws where the compiler was deceived.
 */
class SqlText {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The text; throws a TypeError for whatever was not made in this file. */
  static textOf(sql: SqlText): string {
    return sql.#text
  }
}

export type { SqlText }

/** For the engines alone, which put the text to the database. */
export const textOf = (sql: SqlText): string => SqlText.textOf(sql)

/** Tags SQL: SQL`select ${COLUMNS} from bundle where id = $1`. What is put in is SQL itself, never a value. */
export function SQL(written: TemplateStringsArray, ...parts: readonly SqlText[]): SqlText {
  let text = written[0]!
  for (const [index, part] of parts.entries()) text += textOf(part) + written[index + 1]!
  return new SqlText(text)
}

/** Parts of a list, with commas between them unless told otherwise. */
export const joined = (parts: readonly SqlText[], separator: SqlText = SQL`, `): SqlText =>
  new SqlText(parts.map(textOf).join(textOf(separator)))

/** PostgreSQL cuts longer names off. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/

/** A name of a table or column, quoted since publishers' words such as `table` are reserved. Refuses all but plain names. */
export function identifier(name: string): SqlText {
  if (!NAME.test(name)) throw new TypeError(`not a name of a table or column: ${JSON.stringify(name)}`)
  return new SqlText(`"${name}"`)
}

/** `$1, $2 ...`, one for each of the values. */
export const parametersFor = (values: readonly unknown[]): SqlText =>
  new SqlText(values.map((_, index) => `$${index + 1}`).join(', '))

/** The one way past the rule, for scripts that we wrote into files: migrations. test/unit/habits.test.ts lists who uses it. */
export const trustedSql = (script: string): SqlText => new SqlText(script)
