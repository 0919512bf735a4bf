/** `node scripts/make-database-template.ts`: makes the empty database that first starts copy. Set-up runs it. */
import { makeDatabaseTemplate } from '../src/store/embedded/directory.ts'

await makeDatabaseTemplate()
