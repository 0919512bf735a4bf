import type { ReadonlySql, Sql } from './database.ts'
import type { RecordRow } from './records.ts'
import { SQL } from './sql-text.ts'

export interface PortfolioKey {
  readonly tenantId: string
  readonly id: string
}

/** A version of a portfolio: a record of the tenant that is about no single company. */
export interface PortfolioRow extends RecordRow {
  readonly id: string
  readonly name: string
  readonly balance_date: string | null
  readonly holdings: number
}

const SUMMARY = SQL`id, version, name, balance_date, holdings, body_sha256, authored_by, authored_at, deletion_reason`

/** Makes writers of one portfolio queue until the end of the transaction. */
export async function lockPortfolio(sql: Sql, { tenantId, id }: PortfolioKey): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`portfolio ${tenantId} ${id}`])
}

/** Versions, newest first, older than `before`; with an empty body where it is not wanted. */
export const portfolioVersions = (
  sql: ReadonlySql,
  { tenantId, id }: PortfolioKey,
  page: { readonly limit: number; readonly before?: number; readonly bodies?: boolean },
): Promise<PortfolioRow[]> =>
  sql.query<PortfolioRow>(
    SQL`select ${SUMMARY}, case when $5::boolean then body else '' end as body from portfolio
     where tenant_id = $1 and id = $2 and ($3::integer is null or version < $3) order by version desc limit $4`,
    [tenantId, id, page.before ?? null, page.limit, page.bodies ?? true],
  )

/** The newest version, which may be a deletion. */
export async function newestPortfolio(
  sql: ReadonlySql,
  key: PortfolioKey,
): Promise<PortfolioRow | undefined> {
  return (await portfolioVersions(sql, key, { limit: 1 }))[0]
}

/** A version with the size of its body in place of the body, which can be megabytes. */
export interface PortfolioHead extends Omit<PortfolioRow, 'body'> {
  readonly bytes: number
}

/** The newest version, which may be a deletion, and those that are named; newest first. */
export const portfolioHeads = (
  sql: ReadonlySql,
  { tenantId, id }: PortfolioKey,
  versions: readonly number[],
): Promise<PortfolioHead[]> =>
  sql.query<PortfolioHead>(
    SQL`select ${SUMMARY}, octet_length(body) as bytes from portfolio
     where tenant_id = $1 and id = $2 and (version = any ($3::integer[])
       or version = (select max(version) from portfolio where tenant_id = $1 and id = $2))
     order by version desc`,
    [tenantId, id, versions],
  )

/** Portfolios that stand, in order of their ids, without their holdings. */
export const standingPortfolios = (
  sql: ReadonlySql,
  tenantId: string,
  page: { readonly after?: string; readonly limit: number },
): Promise<Omit<PortfolioRow, 'body'>[]> =>
  sql.query<Omit<PortfolioRow, 'body'>>(
    SQL`select * from (select distinct on (id) ${SUMMARY} from portfolio
       where tenant_id = $1 and ($2::text is null or id > $2) order by id, version desc) newest
     where deletion_reason is null order by id limit $3`,
    [tenantId, page.after ?? null, page.limit],
  )

export async function insertPortfolio(sql: Sql, tenantId: string, row: PortfolioRow): Promise<void> {
  await sql.query(
    SQL`insert into portfolio (tenant_id, ${SUMMARY}, body) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tenantId,
      row.id,
      row.version,
      row.name,
      row.balance_date,
      row.holdings,
      row.body_sha256,
      row.authored_by,
      row.authored_at,
      row.deletion_reason,
      row.body,
    ],
  )
}
