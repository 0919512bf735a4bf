import { leaving } from './exact.ts'
import type { Known } from './here.ts'
import type { Row, Table } from './rows.ts'
import { type Json, listOf, own, recordOf, textOf, type Value } from './shape.ts'

/** A row of a list that leaves a formula. */
export interface ListRow {
  readonly [name: string]: number | string | boolean | null | readonly ListRow[]
}

/** Gives the rows of a list, those within `holder` where there is one. */
export function giveList(
  list: Json,
  holder: { readonly table: Table; readonly row: Row } | null,
  known: Known,
): readonly ListRow[] {
  const name = textOf(own(list, 'table'), 'the table of a list')
  const table = known.rows.get(name)
  if (table === undefined) throw new Error(`there is no table ${name}`)
  if (holder !== null && table.within !== holder.table)
    throw new Error(`the table ${name} is not within ${holder.table.name}`)
  const columnOf = (column: unknown): string => {
    const text = textOf(column, 'a column of a list')
    if (!table.columns.has(text)) throw new Error(`there is no column ${name}.${text}`)
    return text
  }
  const columns = Object.entries(recordOf(own(list, 'columns'), 'the columns of a list')).map(
    ([as, column]) => [as, columnOf(column)] as const,
  )
  const inner = Object.entries(recordOf(own(list, 'within') ?? {}, 'the lists within a list'))
  const mustKnow = own(list, 'known') === undefined ? null : columnOf(own(list, 'known'))
  const order = listOf(own(list, 'order') ?? [], 'the order of a list').map(columnOf)

  const rows = holder === null ? table.rows : (holder.row.held.get(name) ?? [])
  known.work.take((1 + rows.length) * (1 + columns.length + order.length + inner.length))
  const kept = rows.filter(({ cells }) => mustKnow === null || (cells.get(mustKnow) ?? null) !== null)
  return kept
    .toSorted((a, b) => {
      for (const column of order) {
        const sign = compare(leaving(a.cells.get(column) ?? null), leaving(b.cells.get(column) ?? null))
        if (sign !== 0) return sign
      }
      return 0
    })
    .map((row) =>
      Object.fromEntries([
        ...columns.map(([as, column]) => [as, leaving(row.cells.get(column) ?? null)] as const),
        ...inner.map(
          ([as, one]) =>
            [as, known.work.within(() => giveList(recordOf(one, as), { table, row }, known))] as const,
        ),
      ]),
    )
}

/** Ascending; what is not known comes last. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}
