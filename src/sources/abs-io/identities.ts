import { ReadError } from '../read-error.ts'
import type { Account, FlowTable } from './flow-table.ts'

/** Flows carry four decimals, so that sums of a hundred of them may be off by some thousandths. */
const TOLERANCE = 0.01

/** Asserts what must add up in the industry table: across, down, and production by row against production by column. */
export function checkIdentities(file: string, table: FlowTable): void {
  const rows = byCode(table.rows)
  const columns = byCode(table.columns)
  const industryRows = table.rows.filter(({ kind }) => kind === 'industry')
  const industryColumns = table.columns.filter(({ kind }) => kind === 'industry')
  const finalUses = table.columns.filter(({ kind }) => kind === 'final_use')
  const inputs = table.rows.filter(({ kind }) => kind === 'primary_input')
  const expectEqual = (found: number, stated: number, row: Account, column: Account, what: string): void => {
    if (Math.abs(found - stated) > TOLERANCE)
      throw new ReadError({
        file,
        at: table.sheet.place(row.index, column.index),
        column: column.name,
        value: stated,
        problem: `is not ${what} of ${row.name}`,
        expected: String(Math.round(found * 10_000) / 10_000),
      })
  }
  const across = (row: Account, list: readonly Account[]): number =>
    list.reduce((sum, column) => sum + table.value(row, column), 0)
  const down = (column: Account, list: readonly Account[]): number =>
    list.reduce((sum, row) => sum + table.value(row, column), 0)

  const sameIndustries =
    industryRows.map(({ code }) => code).join() === industryColumns.map(({ code }) => code).join()
  if (!sameIndustries || industryRows.length === 0)
    throw new ReadError({
      file,
      at: table.sheet.name.trim(),
      value: industryColumns.length,
      problem: 'industries stand across, and they are not those that stand down',
      expected: `the same ${industryRows.length} in the same order`,
    })
  const [uses, finals, supply] = [columns('T4'), columns('T5'), columns('T6')]
  const [intermediate, production] = [rows('T1'), rows('production')]
  for (const row of industryRows) {
    expectEqual(across(row, industryColumns), table.value(row, uses), row, uses, 'the sum of the uses')
    expectEqual(across(row, finalUses), table.value(row, finals), row, finals, 'the sum of the final uses')
    expectEqual(
      table.value(row, uses) + table.value(row, finals),
      table.value(row, supply),
      row,
      supply,
      'the supply',
    )
  }
  for (const column of table.columns) {
    expectEqual(
      down(column, industryRows),
      table.value(intermediate, column),
      intermediate,
      column,
      'the sum',
    )
    const total = table.value(intermediate, column) + down(column, inputs)
    expectEqual(
      total,
      table.value(production, column),
      production,
      column,
      'the sum of intermediate use and primary inputs',
    )
  }
  for (const [index, row] of industryRows.entries()) {
    const column = industryColumns[index]!
    expectEqual(
      table.value(row, supply),
      table.value(production, column),
      production,
      column,
      'the supply by row',
    )
  }

  function byCode(list: readonly Account[]): (code: string) => Account {
    return (code) => {
      const found = list.find((entry) => entry.code === code)
      if (found !== undefined) return found
      throw new ReadError({
        file,
        at: table.sheet.name.trim(),
        value: code,
        problem: 'is missing',
        expected: 'this total',
      })
    }
  }
}
