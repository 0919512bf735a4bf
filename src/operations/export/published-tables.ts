import { canonicalJson } from '../../domain/evidence.ts'
import type { Cell, ColumnKind, ExportColumn, ExportRow, ReadableTable } from '../../domain/export/table.ts'
import { compareText } from '../../domain/text-order.ts'
import { loadSource, sourceSlugs } from '../../sources/registry.ts'
import { type FieldKind, fieldKinds, isNullable } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { exportedRows } from '../../store/export-rows.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

interface FieldFacts {
  readonly description?: string
  readonly unit?: string
}

const KINDS: Readonly<Record<FieldKind, ColumnKind>> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  list: 'json',
  json: 'json',
}

const RELEASE: ExportColumn = {
  name: 'release_id',
  kind: 'text',
  unit: null,
  description: 'Release that the row comes from; the table releases names its file and hash',
}

/** The tables of all sources that a snapshot has a release of, in the order of their names. */
export async function publishedTables(sql: ReadonlySql, snapshot: SnapshotView): Promise<ReadableTable[]> {
  const loaded = new Set([...snapshot.releases.values()].map(({ source }) => source))
  const slugs = sourceSlugs().filter((slug) => loaded.has(slug) && ROW_TABLES[slug] !== undefined)
  const sources = await Promise.all(slugs.map((slug) => loadSource(slug)))
  return sources.flatMap((source) => (source === undefined ? [] : [tableOf(sql, snapshot, source)]))
}

function tableOf(sql: ReadonlySql, snapshot: SnapshotView, source: Source): ReadableTable {
  const { origin, row } = source
  const columns = columnsOf(source)
  const table = ROW_TABLES[origin.source]!
  return {
    name: origin.source.replaceAll('-', '_'),
    dataset: origin.dataset,
    title: origin.title,
    publisher: origin.publisher,
    licence: origin.licence,
    attribution: origin.attribution,
    key: source.key,
    columns: [RELEASE, ...columns],
    async *rows() {
      const releases = [...snapshot.releases.values()]
        .filter((release) => release.source === origin.source)
        .toSorted((a, b) => compareText(a.id, b.id))
      for (const { id: releaseId } of releases) {
        const of = { table, columns: Object.keys(row.properties), snapshotId: snapshot.id, releaseId }
        for await (const page of exportedRows(sql, of))
          yield page.map(
            (found): ExportRow => [releaseId, ...columns.map(({ name, kind }) => cellOf(kind, found[name]))],
          )
      }
    },
  }
}

function columnsOf({ row }: Source): ExportColumn[] {
  const facts = row.properties as Readonly<Record<string, FieldFacts>>
  return [...fieldKinds(row)].map(([name, kind]) => ({
    name,
    kind: KINDS[kind],
    description: facts[name]?.description ?? '',
    unit: facts[name]?.unit ?? null,
    isNullable: isNullable(row, name),
  }))
}

/** A value as its column holds it. The database hands over exact decimals as text. */
function cellOf(kind: ColumnKind, value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (kind === 'json') return canonicalJson(value)
  if (kind === 'number' || kind === 'integer') return finite(Number(value))
  if (kind === 'boolean') return value === true
  if (typeof value !== 'string') throw new TypeError('a column of text holds something else')
  return value
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('a published number is not finite')
  return value
}
