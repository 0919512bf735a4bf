import type { Database } from '../../src/store/database.ts'
import { SQL, type SqlText } from '../../src/store/sql-text.ts'

/** What a superuser can do to a table whose triggers and policies refuse it. */
export const tamperWith = (database: Database, table: SqlText, statement: SqlText): Promise<void> =>
  database.transaction((sql) =>
    sql.exec(SQL`alter table ${table} disable trigger user; alter table ${table} no force row level security;
      ${statement};
      alter table ${table} enable trigger user; alter table ${table} force row level security`),
  )
