/** `node scripts/make-starter-template.ts`: makes the database with the starter dataset that first starts copy. Set-up runs it. */
import path from 'node:path'
import { makeStarterTemplate } from '../src/operations/releases/starter-template.ts'

await makeStarterTemplate(path.resolve(import.meta.dirname, '../data/starter'))
