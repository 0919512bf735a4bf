import { ReadError } from '../read-error.ts'

/** A row with more or fewer cells than its table has columns: none of its values can be trusted to stand where it should. */
export const wrongWidth = (
  place: { readonly file: string; readonly at: string },
  cells: readonly string[],
  width: number,
): ReadError =>
  new ReadError({
    ...place,
    value: cells.join(),
    problem: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}: a note, shifted columns or a file cut short`,
    expected: `${width} cells, one for each heading`,
  })
