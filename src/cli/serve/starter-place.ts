import path from 'node:path'

/** Where the starter dataset is. */
export const STARTER = path.resolve(import.meta.dirname, '../../../data/starter')
