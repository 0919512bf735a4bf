import { sha256 } from '../../src/domain/evidence.ts'
import { renewSnapshots } from '../../src/operations/releases/releases.ts'
import type { Database } from '../../src/store/database.ts'
import { ROW_TABLES } from '../../src/store/load-rows.ts'
import { insertRelease, listReleases } from '../../src/store/releases.ts'
import { identifier, joined, SQL, trustedSql } from '../../src/store/sql-text.ts'

/** A row that is to be other than before: columns set by SQL where a condition holds. */
export interface RowChange {
  readonly set: string
  readonly where: string
}

/**
 * Publishes a release once more with some rows changed, as a publisher does who restates figures: a later day, the same
 * slot, everything else as it was. Answers the id of the new release.
 */
export async function reissue(
  database: Database,
  which: { readonly source: string; readonly slot: string; readonly publishedOn: string; readonly now: Date },
  changes: readonly RowChange[],
): Promise<string> {
  const { source, slot, publishedOn, now } = which
  const before = (await listReleases(database, { source })).find((release) => release.slot === slot)
  const table = ROW_TABLES[source]
  if (before === undefined || table === undefined) throw new Error(`nothing of ${source} ${slot} is loaded`)
  const file_sha256 = sha256(`${before.file_sha256} ${publishedOn}`)
  const id = `${before.id.slice(0, -12)}${file_sha256.slice(0, 12)}`
  const columns = await database.query<{ name: string }>(
    SQL`select column_name as name from information_schema.columns
     where table_name = $1 and column_name <> 'release_id' and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names = joined(columns.map(({ name }) => identifier(name)))
  const rows = identifier(table)
  await database.transaction(async (sql) => {
    const release = { ...before, id, file_sha256, revision: before.revision + 1, published_on: publishedOn }
    await insertRelease(sql, { ...release, status: 'revised' }, now)
    await sql.query(
      SQL`insert into ${rows} (release_id, ${names}) select $1, ${names} from ${rows} where release_id = $2`,
      [id, before.id],
    )
    for (const { set, where } of changes)
      await sql.query(
        SQL`update ${rows} set ${trustedSql(set)} where release_id = $1 and (${trustedSql(where)})`,
        [id],
      )
    await renewSnapshots(sql, now)
  })
  return id
}
