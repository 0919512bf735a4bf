/** The rooms above name the database by these types and never reach into the store. */
export type { Actor, Database, ReadonlySql, Sql } from '../store/database.ts'
