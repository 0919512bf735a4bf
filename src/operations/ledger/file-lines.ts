import { keysOf, linesOfBlock } from '../../domain/ledger/files/block.ts'
import { idKey } from '../../domain/ledger/files/key-table.ts'
import { bodyOf, fingerprintOf } from '../../domain/ledger/take-line.ts'
import type { ReadonlySql } from '../../store/database.ts'
import {
  type BlockPlace,
  blockKeys,
  blockLines,
  blocksAfter,
  blocksWithRow,
  type ImportRow,
  importsByNumber,
  importsByPrefix,
} from '../../store/ledger/files.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'
import { correctionsOf, type LineRow } from '../../store/ledger/lines.ts'

/** Of a row: what the id begins with, and the row. */
const ROW_ID = /^(#[0-9a-f]{12}(?:\.\d+)?\/)(\d{1,9})$/

/** Blocks are looked at a few at a time: a page of lines seldom needs more. */
const BLOCKS_AT_ONCE = 4

interface LinePage {
  readonly after: number
  readonly limit: number
  /** Only lines with an open question. */
  readonly doubtful: boolean
  /** As files stood at this version of the ledger; as they stand now without it. */
  readonly version?: number | undefined
}

/** Beyond every version: as things stand now. */
const NOW = 2 ** 31 - 1

/** Lines of files after an ordinal, in order. */
export async function fileLines(sql: ReadonlySql, key: LedgerKey, page: LinePage): Promise<LineRow[]> {
  const found: LineRow[] = []
  let { after } = page
  while (found.length < page.limit) {
    const { doubtful, version = NOW } = page
    const places = await blocksAfter(sql, key, { after, limit: BLOCKS_AT_ONCE, doubtful, version })
    const imports = await importsOf(sql, key, places)
    for (const place of places) {
      const rows = (await rowsOfBlock(sql, key, place, imports)).filter(
        ({ ordinal, reasons }) => ordinal > page.after && (!page.doubtful || reasons !== null),
      )
      const own = await withCorrections(sql, key, rows.slice(0, page.limit - found.length))
      found.push(...(page.doubtful ? own.filter(({ corrected_by }) => corrected_by === null) : own))
      after = place.last
      if (found.length >= page.limit) break
    }
    if (places.length < BLOCKS_AT_ONCE) break
  }
  return found
}

/** Lines of files that have one of these ids. */
export async function fileLinesById(
  sql: ReadonlySql,
  key: LedgerKey,
  ids: readonly string[],
): Promise<LineRow[]> {
  const asked = new Set(ids)
  const places = await placesOf(sql, key, ids)
  const imports = await importsOf(sql, key, places)
  const found: LineRow[] = []
  for (const place of places)
    for (const row of await rowsOfBlock(sql, key, place, imports)) if (asked.has(row.id)) found.push(row)
  return await withCorrections(sql, key, found)
}

/** Goes through the lines of files until the visitor has what it looks for. */
export async function visitFileLines(
  sql: ReadonlySql,
  key: LedgerKey,
  hasAll: (row: LineRow) => boolean,
): Promise<void> {
  for (let after = 0; ; ) {
    const places = await blocksAfter(sql, key, {
      after,
      limit: BLOCKS_AT_ONCE,
      doubtful: false,
      version: NOW,
    })
    const imports = await importsOf(sql, key, places)
    for (const place of places) {
      if ((await withCorrections(sql, key, await rowsOfBlock(sql, key, place, imports))).some(hasAll)) return
      after = place.last
    }
    if (places.length < BLOCKS_AT_ONCE) return
  }
}

/** Of these fingerprints, those of lines of files that stand. */
export async function fileLinesAlike(
  sql: ReadonlySql,
  key: LedgerKey,
  fingerprints: readonly string[],
): Promise<{ fingerprint: string; id: string }[]> {
  const asked = new Set(fingerprints.map((print) => BigInt(`0x${print}`)))
  const places = (await blockKeys(sql, key)).filter(({ alike }) =>
    keysOf(alike).some((one) => asked.has(one)),
  )
  const imports = await importsOf(sql, key, places)
  const wanted = new Set(fingerprints)
  const found: LineRow[] = []
  for (const place of places)
    for (const row of await rowsOfBlock(sql, key, place, imports))
      if (row.counts && wanted.has(row.fingerprint)) found.push(row)
  return (await withCorrections(sql, key, found)).filter(({ corrected_by }) => corrected_by === null)
}

/** Blocks that have lines with these ids: by file and row, or by the hashes of ids that callers gave. */
async function placesOf(sql: ReadonlySql, key: LedgerKey, ids: readonly string[]): Promise<BlockPlace[]> {
  const byRow = ids.flatMap((id) => {
    const [, prefix, row] = ROW_ID.exec(id) ?? []
    return prefix === undefined ? [] : [{ prefix, row: Number(row) }]
  })
  const imports =
    byRow.length === 0
      ? []
      : await importsByPrefix(
          sql,
          key,
          byRow.map(({ prefix }) => prefix),
        )
  const found = new Map<number, BlockPlace>()
  for (const { prefix, row } of byRow)
    for (const { number } of imports.filter((one) => one.prefix === prefix))
      for (const place of await blocksWithRow(sql, key, { number, row })) found.set(place.first, place)
  const own = new Set(ids.filter((id) => !id.startsWith('#')).map(idKey))
  if (own.size > 0)
    for (const { ids: hashes, ...place } of await blockKeys(sql, key))
      if (keysOf(hashes).some((hash) => own.has(hash))) found.set(place.first, place)
  return [...found.values()].toSorted((a, b) => a.first - b.first)
}

async function importsOf(
  sql: ReadonlySql,
  key: LedgerKey,
  places: readonly BlockPlace[],
): Promise<ReadonlyMap<number, ImportRow>> {
  const numbers = [...new Set(places.map((place) => place.import))]
  const rows = numbers.length === 0 ? [] : await importsByNumber(sql, key, numbers)
  return new Map(rows.map((row) => [row.number, row]))
}

/** The lines of a block, each with the file that it is from as its document. */
async function rowsOfBlock(
  sql: ReadonlySql,
  key: LedgerKey,
  place: BlockPlace,
  imports: ReadonlyMap<number, ImportRow>,
): Promise<LineRow[]> {
  const file = imports.get(place.import)!
  const lines = linesOfBlock(await blockLines(sql, key, place.first))
  return lines.map(({ row, line, factor, activity, counts, reasons }, at) => {
    const where = file.sheet === null ? `line ${row}` : `${file.sheet}, row ${row}`
    const document = { name: file.file_name, sha256: file.file_sha256, place: where }
    return {
      ordinal: place.first + at,
      id: line.id ?? `${file.prefix}${row}`,
      body: bodyOf({ ...line, document }),
      fingerprint: fingerprintOf(line),
      factor,
      entity: line.entity_abn ?? '',
      facility: line.facility?.trim() ?? '',
      from_day: line.from,
      to_day: line.to,
      activity,
      counts,
      reasons,
      corrects: null,
      authored_by: file.imported_by,
      authored_at: file.imported_at,
      corrected_by: null,
    }
  })
}

async function withCorrections(
  sql: ReadonlySql,
  key: LedgerKey,
  rows: readonly LineRow[],
): Promise<LineRow[]> {
  if (rows.length === 0) return []
  const by = new Map(
    (
      await correctionsOf(
        sql,
        key,
        rows.map(({ id }) => id),
      )
    ).map(({ corrects, id }) => [corrects, id]),
  )
  return rows.map((row) => ({ ...row, corrected_by: by.get(row.id) ?? null }))
}
