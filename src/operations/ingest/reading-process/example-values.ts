import type { FileCell } from '../../../domain/ledger/files/row-line.ts'

const EXAMPLES = 3
const ROWS = 50

/** The first different values of a column, cut to what a person needs to know it by. */
export const exampleValues = (rows: readonly (readonly FileCell[])[], index: number): string[] =>
  [
    ...new Set(
      rows.slice(0, ROWS).flatMap((cells) => {
        const cell = cells[index]
        return cell === null || cell === undefined || cell === '' ? [] : [String(cell).slice(0, 60)]
      }),
    ),
  ].slice(0, EXAMPLES)
