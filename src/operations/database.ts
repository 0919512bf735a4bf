/** The rooms above name the database by these and never reach into the store. */
export type { Database, DatabaseForThread, Sql } from '../store/database.ts'
export { openObjectStore, type S3Options } from '../store/objects/open.ts'
export { openInThread } from '../store/open.ts'
