import type { Logger } from 'pino'
import { recordSchemas } from '../../api/record-schemas.ts'
import type { Database } from '../../operations/database.ts'
import { checkStoredRecordsOnce } from '../../operations/tenancy/stored-records.ts'

/** Lines of the log that name a record each; `southerly records check` lists all. */
const MOST_NAMED = 20

/** Names stored records that do not fit their schemas to the operator, in the log of the starting server. */
export async function checkRecordsAtStart(database: Database, log: Logger): Promise<void> {
  const { unfit } = await checkStoredRecordsOnce(database, recordSchemas())
  for (const { fault, ...record } of unfit.slice(0, MOST_NAMED))
    log.error({ record }, `a stored record does not match its schema: ${fault}`)
  if (unfit.length > 0)
    log.error(
      { count: unfit.length },
      'stored records do not match their schemas: `southerly records check` lists them all',
    )
}
