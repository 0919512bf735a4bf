import { toNumber } from '../factors/rational.ts'
import { isAbsent, isFraction, type Value } from './absent.ts'
import type { ListOutput } from './formula.ts'
import type { Rows, State, TableSymbol } from './scope.ts'

/** A row of a list that a formula gives. Null where a cell is absent. */
export interface ListRow {
  readonly [name: string]: number | string | boolean | null | readonly ListRow[]
}

/** The rows from one place to another as a list gives them. */
export type ListReader = (state: State, from: number, to: number) => readonly ListRow[]

/** Made once for a list, so that names are looked up once. */
export function listReader(list: ListOutput, tables: ReadonlyMap<string, TableSymbol>): ListReader {
  const { slot, columns } = tables.get(list.table)!
  const slotOf = (column: string): number => columns.get(column)!.slot
  const known = list.known === undefined ? null : slotOf(list.known)
  const order = list.order?.map(slotOf)
  const cells = Object.entries(list.columns).map(([name, column]) => ({ name, slot: slotOf(column) }))
  const within = Object.entries(list.within ?? {}).map(([name, inner]) => ({
    name,
    slot: tables.get(inner.table)!.slot,
    read: listReader(inner, tables),
  }))
  return (state, from, to) => {
    const table = state.tables[slot]!
    const rows: number[] = []
    for (let row = from; row < to; row += 1)
      if (known === null || !isAbsent(table.columns[known]![row]!)) rows.push(row)
    if (order !== undefined) rows.sort((a, b) => compareBy(order, table, a, b))
    return rows.map((row) => {
      const found: Record<string, ListRow[string]> = {}
      for (const { name, slot: at } of cells) found[name] = plain(table.columns[at]![row]!)
      for (const { name, slot: at, read } of within) {
        const { starts } = state.tables[at]!
        found[name] = read(state, starts[row]!, starts[row + 1]!)
      }
      return found
    })
  }
}

function compareBy(slots: readonly number[], { columns }: Rows, one: number, other: number): number {
  for (const slot of slots) {
    const [a, b] = [columns[slot]![one]!, columns[slot]![other]!]
    if (isAbsent(a) !== isAbsent(b)) return isAbsent(a) ? 1 : -1
    const [left, right] = [plain(a), plain(b)]
    if (!isAbsent(a) && left !== right) return left! < right! ? -1 : 1
  }
  return 0
}

/** A value as answers hold it. A fraction is the number that its decimal text stands for. */
export const plain = (value: Value): number | string | boolean | null =>
  typeof value !== 'object' ? value : isFraction(value) ? toNumber(value) : null
