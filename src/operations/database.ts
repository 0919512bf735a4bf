/** The rooms above name the database by these types and never reach into the store. */
export type { Database, Sql } from '../store/database.ts'
