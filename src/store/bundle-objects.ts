import type { ReadonlySql, Sql } from './database.ts'
import { identifier, SQL } from './sql-text.ts'

/** A bundle as its ZIP is found and checked. */
export interface StoredBundle {
  readonly tenant_id: string
  readonly id: string
  readonly sha256: string
  readonly size: number
}

/** Where the ZIP of a bundle lies. */
export type ZipPlace = { readonly bytes: Uint8Array } | 'object_store' | undefined

export async function readZipPlace(
  sql: ReadonlySql,
  { tenant_id, id }: Pick<StoredBundle, 'tenant_id' | 'id'>,
): Promise<ZipPlace> {
  const [file] = await sql.query<{ bytes: Uint8Array }>(
    SQL`select bytes from bundle_file where tenant_id = $1 and artifact_id = $2`,
    [tenant_id, id],
  )
  if (file !== undefined) return file
  const objects = await sql.query(SQL`select from bundle_object where tenant_id = $1 and artifact_id = $2`, [
    tenant_id,
    id,
  ])
  return objects.length > 0 ? 'object_store' : undefined
}

export async function insertBundleObject(
  sql: Sql,
  { tenant_id, id }: Pick<StoredBundle, 'tenant_id' | 'id'>,
): Promise<void> {
  await sql.query(
    SQL`insert into bundle_object (tenant_id, artifact_id) values ($1, $2) on conflict do nothing`,
    [tenant_id, id],
  )
}

/** Which of the two tables says where a ZIP lies. */
type PlaceTable = 'bundle_file' | 'bundle_object'

/** Bundles whose ZIP is there, in the order of tenant and id, after one of them. */
export function bundlesIn(
  sql: ReadonlySql,
  table: PlaceTable,
  after: Pick<StoredBundle, 'tenant_id' | 'id'> | undefined,
  limit: number,
): Promise<StoredBundle[]> {
  return sql.query<StoredBundle>(
    SQL`select b.tenant_id, b.id, b.sha256, b.size from ${identifier(table)} p
        join bundle b on b.tenant_id = p.tenant_id and b.id = p.artifact_id
        where (p.tenant_id, p.artifact_id) > ($1, $2) order by p.tenant_id, p.artifact_id limit $3`,
    [after?.tenant_id ?? '', after?.id ?? '', limit],
  )
}

export async function countBundlesIn(
  sql: ReadonlySql,
  table: PlaceTable,
): Promise<{ readonly bundles: number; readonly bytes: number }> {
  const [row] = await sql.query<{ bundles: number; bytes: number }>(
    SQL`select count(*)::int as bundles, coalesce(sum(b.size), 0)::bigint as bytes from ${identifier(table)} p
        join bundle b on b.tenant_id = p.tenant_id and b.id = p.artifact_id`,
  )
  return row!
}

/** Says that the ZIP is in the object store, and removes the one here: to be called once the store has been read back. */
export async function moveToObject(
  sql: Sql,
  bundle: Pick<StoredBundle, 'tenant_id' | 'id'>,
): Promise<boolean> {
  await sql.exec(SQL`set local southerly.moved_bundle = ${identifier(bundle.id)}`)
  await insertBundleObject(sql, bundle)
  const gone = await sql.query(
    SQL`delete from bundle_file where tenant_id = $1 and artifact_id = $2 returning artifact_id`,
    [bundle.tenant_id, bundle.id],
  )
  return gone.length === 1
}

/** Those of these bundles that there are, as `tenant/artifact`. */
export async function knownBundles(
  sql: ReadonlySql,
  bundles: readonly Pick<StoredBundle, 'tenant_id' | 'id'>[],
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    SQL`select b.tenant_id || '/' || b.id as name from bundle b
        join unnest($1::text[], $2::text[]) as asked (tenant_id, id) on b.tenant_id = asked.tenant_id and b.id = asked.id`,
    [bundles.map(({ tenant_id }) => tenant_id), bundles.map(({ id }) => id)],
  )
  return new Set(rows.map(({ name }) => name))
}
