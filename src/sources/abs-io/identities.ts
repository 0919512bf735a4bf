import { ReadError } from '../read-error.ts'
import type { Findings } from '../reading/findings.ts'
import type { Account } from './account.ts'
import type { FlowTable } from './flow-table.ts'

/** Flows carry four decimals, so that sums of a hundred of them may be off by some thousandths. */
const TOLERANCE = 0.01
/** A table of which a larger share of sums is off is another table than it seems. */
const MOST_BROKEN = 0.1
const FEW_BROKEN = 12

/** A cell by its row and column. */
interface FlowCell {
  readonly row: Account
  readonly column: Account
}

/** Cells that add up to another one. */
interface Identity {
  readonly parts: readonly FlowCell[]
  readonly total: FlowCell
  /** What the total is: "the sum of the uses". */
  readonly what: string
}

interface Broken extends Identity {
  /** What the parts come to, less the total. */
  readonly difference: number
}

const LOST = 'Estimates that need this flow are not available without it.'

/**
 * Checks what must add up in the industry table: across, down, and production by row against production by column. A cell
 * without a number, and one that breaks all of its sums alike, are findings with the value that the sums give; other sums
 * that are off are findings at their totals.
 */
export function checkIdentities(file: string, table: FlowTable, findings: Findings): void {
  const identities = identitiesOf(file, table)
  const given = new Map<string, number>()
  const broken: Broken[] = []
  for (const identity of identities) {
    const cells = [...identity.parts, identity.total]
    const unread = cells.filter((cell) => valueOf(table, cell) === null)
    const sum = identity.parts.reduce((total, cell) => total + (valueOf(table, cell) ?? 0), 0)
    const stated = valueOf(table, identity.total) ?? 0
    const [lone] = unread
    if (lone !== undefined) {
      if (unread.length === 1) given.set(keyOf(lone), lone === identity.total ? sum : stated - sum)
    } else if (Math.abs(sum - stated) > TOLERANCE) broken.push({ ...identity, difference: sum - stated })
  }
  if (broken.length > Math.max(FEW_BROKEN, identities.length * MOST_BROKEN))
    throw new ReadError(faultOf(file, table, broken[0]!))
  reportUnread(file, table, given, findings)
  const explained = reportCells(file, table, broken, identities, findings)
  for (const identity of broken.filter((one) => !explained.has(one)))
    findings.add('sum_differs', faultOf(file, table, identity), {
      decision: 'take',
      reason: 'The flows and the total were read as printed.',
    })
}

const valueOf = (table: FlowTable, { row, column }: FlowCell): number | null => table.value(row, column)
const keyOf = ({ row, column }: FlowCell): string => `${row.index},${column.index}`
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

function placeOf(file: string, table: FlowTable, { row, column }: FlowCell) {
  const value = table.sheet.value(row.index, column.index)
  return {
    file,
    at: table.sheet.place(row.index, column.index),
    column: 'value_aud_m',
    value: value === null ? null : String(value),
  }
}

const faultOf = (file: string, table: FlowTable, { total, what, difference }: Broken) => ({
  ...placeOf(file, table, total),
  problem: `is not ${what} of ${total.row.name} in ${total.column.name}`,
  expected: String(rounded((valueOf(table, total) ?? 0) + difference)),
})

function reportUnread(
  file: string,
  table: FlowTable,
  given: ReadonlyMap<string, number>,
  findings: Findings,
): void {
  for (const row of table.rows)
    for (const column of table.columns) {
      const cell = { row, column }
      if (row.code === 'GDP' || valueOf(table, cell) !== null) continue
      const value = given.get(keyOf(cell))
      findings.add(
        'not_a_number',
        {
          ...placeOf(file, table, cell),
          problem: 'is not a number',
          expected: 'an amount in million AUD',
        },
        value === undefined
          ? { decision: 'take', reason: `The flow was read as missing. ${LOST}` }
          : { decision: 'use', value: rounded(value), reason: 'The sums that it is part of give it.' },
      )
    }
}

/** Cells whose change by one amount mends every sum that they are part of, and no sum that holds breaks by it. */
function reportCells(
  file: string,
  table: FlowTable,
  broken: readonly Broken[],
  identities: readonly Identity[],
  findings: Findings,
): ReadonlySet<Broken> {
  const explained = new Set<Broken>()
  const isPart = (identity: Identity, key: string): boolean =>
    [...identity.parts, identity.total].some((cell) => keyOf(cell) === key)
  for (const identity of broken) {
    if (explained.has(identity)) continue
    for (const cell of [...identity.parts, identity.total]) {
      const key = keyOf(cell)
      const change = changeOf(identity, key)
      const own = broken.filter((other) => isPart(other, key))
      if (own.length < 2 || own.some((other) => Math.abs(changeOf(other, key) - change) > 2 * TOLERANCE))
        continue
      if (identities.filter((other) => isPart(other, key)).length !== own.length) continue
      for (const other of own) explained.add(other)
      const value = rounded((valueOf(table, cell) ?? 0) + change)
      findings.add(
        'flow_breaks_sums',
        {
          ...placeOf(file, table, cell),
          problem: `breaks ${own.length} sums that it is part of, each by ${rounded(change)}`,
          expected: String(value),
        },
        { decision: 'use', value, reason: 'It is the value with which they all add up.' },
      )
      break
    }
  }
  return explained
}

/** By how much a cell must change for the sum to add up. */
const changeOf = ({ total, difference }: Broken, key: string): number =>
  keyOf(total) === key ? difference : -difference

function identitiesOf(file: string, table: FlowTable): Identity[] {
  const accountOf = (list: readonly Account[], code: string): Account => {
    const found = list.find((entry) => entry.code === code)
    if (found !== undefined) return found
    const problem = 'is missing'
    throw new ReadError({ file, at: table.sheet.name.trim(), value: code, problem, expected: 'this total' })
  }
  const industries = table.rows.filter(({ kind }) => kind === 'industry')
  const buyers = table.columns.filter(({ kind }) => kind === 'industry')
  const finalUses = table.columns.filter(({ kind }) => kind === 'final_use')
  const inputs = table.rows.filter(({ kind }) => kind === 'primary_input')
  if (
    industries.length === 0 ||
    industries.map(({ code }) => code).join() !== buyers.map(({ code }) => code).join()
  )
    throw new ReadError({
      file,
      at: table.sheet.name.trim(),
      value: buyers.length,
      problem: 'industries are in the columns, and they differ from those in the rows',
      expected: `the same ${industries.length} in the same order`,
    })
  const [uses, finals, supply] = ['T4', 'T5', 'T6'].map((code) => accountOf(table.columns, code))
  const [intermediate, production] = ['T1', 'production'].map((code) => accountOf(table.rows, code))
  const across = (row: Account, list: readonly Account[]) => list.map((column) => ({ row, column }))
  const down = (column: Account, list: readonly Account[]) => list.map((row) => ({ row, column }))
  return [
    ...industries.flatMap((row, index) => [
      { parts: across(row, buyers), total: { row, column: uses! }, what: 'the sum of the uses' },
      { parts: across(row, finalUses), total: { row, column: finals! }, what: 'the sum of the final uses' },
      { parts: across(row, [uses!, finals!]), total: { row, column: supply! }, what: 'the supply' },
      {
        parts: [{ row, column: supply! }],
        total: { row: production!, column: buyers[index]! },
        what: 'the supply by row',
      },
    ]),
    ...table.columns.flatMap((column) => [
      { parts: down(column, industries), total: { row: intermediate!, column }, what: 'the sum' },
      {
        parts: down(column, [intermediate!, ...inputs]),
        total: { row: production!, column },
        what: 'the sum of intermediate use and primary inputs',
      },
    ]),
  ]
}
