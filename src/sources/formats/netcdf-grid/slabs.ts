/** A block of a variable that is read at once: steps, rows and columns as first and end. */
export interface Slab {
  readonly steps: readonly [number, number]
  readonly rows: readonly [number, number]
}

/** Values held at once: 16 MB of single precision, six days of the whole country. */
const MOST_VALUES = 4 * 1024 * 1024

/**
 * Cuts what is asked for into slabs whose borders are those of the compressed pieces, so that each piece is unpacked
 * once: reading day by day from pieces of eight days takes six times as long.
 */
export function planSlabs(
  chunk: { readonly steps: number; readonly rows: number },
  steps: readonly number[],
  rows: readonly [number, number],
  columns: number,
): Slab[] {
  const rowsAtOnce = alignedCount(MOST_VALUES / (columns * chunk.steps), chunk.rows)
  const slabs: Slab[] = []
  for (let row = rows[0]; row < rows[1]; ) {
    const end = Math.min(rows[1], Math.floor(row / chunk.rows) * chunk.rows + rowsAtOnce)
    const stepsAtOnce = alignedCount(MOST_VALUES / (columns * (end - row)), chunk.steps)
    for (const range of ranges(steps, chunk.steps, stepsAtOnce))
      slabs.push({ steps: range, rows: [row, end] })
    row = end
  }
  return slabs
}

/** The largest multiple of a piece's extent that fits, and one piece at least. */
const alignedCount = (fits: number, piece: number): number => Math.max(1, Math.floor(fits / piece)) * piece

/** Steps grouped by the pieces they are in, each group from its first to its last wanted step. */
function ranges(steps: readonly number[], piece: number, atOnce: number): (readonly [number, number])[] {
  const found: [number, number][] = []
  let limit = Number.NEGATIVE_INFINITY
  for (const step of steps) {
    const last = found.at(-1)
    if (last !== undefined && step < limit && step - last[1] < piece) last[1] = step + 1
    else {
      found.push([step, step + 1])
      limit = Math.floor(step / piece) * piece + atOnce
    }
  }
  return found
}
