import type { LedgerBlock } from '../../domain/ledger/files/block.ts'
import type { Tally } from '../../domain/ledger/files/tally.ts'
import type { ReadonlySql, Sql } from '../database.ts'
import { SQL } from '../sql-text.ts'
import { keyValues, type LedgerKey } from './head.ts'

/** A file that added lines. */
export interface ImportRow {
  readonly number: number
  readonly file_name: string
  readonly file_sha256: string
  readonly sheet: string | null
  /** What ids of its rows begin with. */
  readonly prefix: string
  readonly layout: string
  readonly summary: Tally['summary']
  readonly imported_by: string
  readonly imported_at: string
}

/** When it was taken back, and by whom; null for an import that stands. */
export interface ListedImport extends ImportRow {
  readonly withdrawn_by: string | null
  readonly withdrawn_at: string | null
}

const IMPORT = SQL`number, file_name, file_sha256, sheet, prefix, layout, summary, imported_by, imported_at`
const OWN = SQL`tenant_id = $1 and abn = $2 and period = $3`
const WITHDRAWN = SQL`w.tenant_id = $1 and w.abn = $2 and w.period = $3 and w.import = ledger_block.import`
/** A block whose file was not taken back. */
const STANDS = SQL`not exists (select from ledger_withdrawal w where ${WITHDRAWN})`

const LISTED = SQL`select i.number, i.file_name, i.file_sha256, i.sheet, i.prefix, i.layout, i.summary, i.imported_by, i.imported_at,
    w.withdrawn_by, w.withdrawn_at
  from ledger_import i left join ledger_withdrawal w
    on w.tenant_id = i.tenant_id and w.abn = i.abn and w.period = i.period and w.import = i.number
  where i.tenant_id = $1 and i.abn = $2 and i.period = $3`

/** Files of a ledger, the newest first, before a number. */
export const ledgerImports = (
  sql: ReadonlySql,
  key: LedgerKey,
  page: { readonly before: number; readonly limit: number },
): Promise<ListedImport[]> =>
  sql.query<ListedImport>(SQL`${LISTED} and i.number < $4 order by i.number desc limit $5`, [
    ...keyValues(key),
    page.before,
    page.limit,
  ])

export async function findImport(
  sql: ReadonlySql,
  key: LedgerKey,
  number: number,
): Promise<ListedImport | undefined> {
  const rows = await sql.query<ListedImport>(SQL`${LISTED} and i.number = $4`, [...keyValues(key), number])
  return rows[0]
}

/** Writes down that an import was taken back. */
export async function insertWithdrawal(
  sql: Sql,
  key: LedgerKey,
  row: {
    readonly number: number
    readonly version: number
    readonly lines: number
    readonly by: string
    readonly at: string
  },
): Promise<void> {
  await sql.query(
    SQL`insert into ledger_withdrawal (tenant_id, abn, period, import, version, lines, withdrawn_by, withdrawn_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`,
    [...keyValues(key), row.number, row.version, row.lines, row.by, row.at],
  )
}

/** First lines of the blocks of a file, in order. */
export async function blocksOfImport(sql: ReadonlySql, key: LedgerKey, number: number): Promise<number[]> {
  const rows = await sql.query<{ first: number }>(
    SQL`select first from ledger_block where ${OWN} and import = $4 order by first`,
    [...keyValues(key), number],
  )
  return rows.map(({ first }) => first)
}

/** First lines of the blocks of files that stand and may have lines of these factors, with what ids of their rows begin with. */
export const blocksWithFactors = (
  sql: ReadonlySql,
  key: LedgerKey,
  factors: readonly string[],
): Promise<{ first: number; prefix: string }[]> =>
  sql.query(
    SQL`select ledger_block.first, i.prefix from ledger_block join ledger_import i on i.tenant_id = $1 and i.abn = $2 and i.period = $3
       and i.number = ledger_block.import
     where ledger_block.tenant_id = $1 and ledger_block.abn = $2 and ledger_block.period = $3
       and (i.factors is null or i.factors && $4::text[]) and ${STANDS} order by ledger_block.first`,
    [...keyValues(key), factors],
    'ledger_blocks_with_factors',
  )

export const importsByNumber = (
  sql: ReadonlySql,
  key: LedgerKey,
  numbers: readonly number[],
): Promise<ImportRow[]> =>
  sql.query<ImportRow>(
    SQL`select ${IMPORT} from ledger_import where ${OWN} and number = any ($4::integer[])`,
    [...keyValues(key), numbers],
  )

export const importsByPrefix = (
  sql: ReadonlySql,
  key: LedgerKey,
  prefixes: readonly string[],
): Promise<ImportRow[]> =>
  sql.query<ImportRow>(SQL`select ${IMPORT} from ledger_import where ${OWN} and prefix = any ($4::text[])`, [
    ...keyValues(key),
    prefixes,
  ])

/** Writes down a file; answers its number. */
export async function insertImport(
  sql: Sql,
  key: LedgerKey,
  row: Omit<ImportRow, 'number'>,
  factors: readonly string[],
): Promise<number> {
  const [made] = await sql.query<{ number: number }>(
    SQL`insert into ledger_import (tenant_id, abn, period, ${IMPORT}, factors)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9::jsonb, $10, $11::timestamptz, $12::text[]
     from ledger_import where ${OWN} returning number`,
    [
      ...keyValues(key),
      row.file_name,
      row.file_sha256,
      row.sheet,
      row.prefix,
      row.layout,
      JSON.stringify(row.summary),
      row.imported_by,
      row.imported_at,
      factors,
    ],
  )
  return made!.number
}

/** Writes a block whose first line has this ordinal. */
export async function insertBlock(
  sql: Sql,
  key: LedgerKey,
  { number, first }: { readonly number: number; readonly first: number },
  block: LedgerBlock,
): Promise<void> {
  await sql.query(
    SQL`insert into ledger_block (tenant_id, abn, period, first, last, import, low_row, high_row, doubtful, ids, alike, lines)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...keyValues(key),
      first,
      first + block.count - 1,
      number,
      block.low_row,
      block.high_row,
      block.doubtful,
      block.ids,
      block.alike,
      block.lines,
    ],
    'ledger_block_insert',
  )
}

/** Where a block stands. */
export interface BlockPlace {
  readonly first: number
  readonly last: number
  readonly import: number
  readonly low_row: number
  readonly high_row: number
}

/** Blocks that stand at a version and reach beyond an ordinal, in order; only those with doubtful lines where these are asked for. */
export const blocksAfter = (
  sql: ReadonlySql,
  key: LedgerKey,
  {
    after,
    limit,
    doubtful,
    version,
  }: {
    readonly after: number
    readonly limit: number
    readonly doubtful: boolean
    readonly version: number
  },
): Promise<BlockPlace[]> =>
  sql.query<BlockPlace>(
    SQL`select first, last, import, low_row, high_row from ledger_block
     where ${OWN} and last > $4 and (doubtful > 0 or not $5::boolean)
       and not exists (select from ledger_withdrawal w where ${WITHDRAWN} and w.version <= $7) order by first limit $6`,
    [...keyValues(key), after, doubtful, limit, version],
    'ledger_blocks_after',
  )

/** Blocks of a file that stands, which may have a line of a row. */
export const blocksWithRow = (
  sql: ReadonlySql,
  key: LedgerKey,
  { number, row }: { readonly number: number; readonly row: number },
): Promise<BlockPlace[]> =>
  sql.query<BlockPlace>(
    SQL`select first, last, import, low_row, high_row from ledger_block
     where ${OWN} and import = $4 and low_row <= $5 and high_row >= $5 and ${STANDS} order by first`,
    [...keyValues(key), number, row],
  )

export async function blockLines(sql: ReadonlySql, key: LedgerKey, first: number): Promise<Uint8Array> {
  const [row] = await sql.query<{ lines: Uint8Array }>(
    SQL`select lines from ledger_block where ${OWN} and first = $4`,
    [...keyValues(key), first],
    'ledger_block_lines',
  )
  return row!.lines
}

/** Hashes of ids and fingerprints of the lines of files that stand, block by block. */
export const blockKeys = (
  sql: ReadonlySql,
  key: LedgerKey,
): Promise<(BlockPlace & { ids: Uint8Array; alike: Uint8Array })[]> =>
  sql.query(
    SQL`select first, last, import, low_row, high_row, ids, alike from ledger_block where ${OWN} and ${STANDS} order by first`,
    keyValues(key),
  )

/** Ids and fingerprints of the lines that did not come by a file, and what they correct. */
export const lineKeys = (
  sql: ReadonlySql,
  key: LedgerKey,
): Promise<{ id: string; fingerprint: string; counts: boolean; corrects: string | null }[]> =>
  sql.query(
    SQL`select id, fingerprint, counts, corrects from ledger_line where ${OWN} order by ordinal`,
    keyValues(key),
  )
