import { cellRef, parseCellRef } from 'hucre'
import { ReadError } from '../../read-error.ts'
import { inflateEntry } from '../zip/zip.ts'
import type { ZipEntryFacts } from '../zip/zip-directory.ts'
import { watchCostlyParts } from './costly-parts.ts'
import { sheetNames } from './sheet-names.ts'

/**
 * The library keeps a sheet as a full rectangle, so one cell far out costs the memory of all between. The widest sheet of a
 * publisher spans less than 200,000 cells, one in 20 of them filled or more.
 */
const ALWAYS_READ_CELLS = 1_000_000
const CELLS_PER_FILLED = 20
const MOST_CELLS = 10_000_000

const WINDOW_BYTES = 4 * 1024 * 1024
/** A tag is shorter; windows overlap by this much, so that none is missed at a border. */
const LONGEST_TAG = 4096
const CELL = /<(?:\w+:)?c(?=[\s/>])(?:[^<>]*?\sr\s*=\s*["']([A-Z]{1,3}\d{1,7})["'])?/g

/** Reads the references of all sheets, one after the other, and refuses those that would take more memory than they hold. */
export function refuseWideSheets(fileName: string, archive: Buffer, entries: readonly ZipEntryFacts[]): void {
  const contentOf = (entry: ZipEntryFacts): Buffer => {
    const { buffer, byteOffset, byteLength } = inflateEntry(fileName, archive, entry)
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  const names = sheetNames((part) => {
    const entry = entries.find(({ name }) => name === part)
    return entry === undefined ? '' : contentOf(entry).toString()
  })
  let total = 0
  for (const entry of entries) {
    const content = contentOf(entry)
    const at = names.get(entry.name) ?? entry.name
    const watch = watchCostlyParts(fileName, at)
    for (const [text, length] of windowsOf(content)) watch.add(text, length)
    if (!content.includes('sheetData')) continue
    const extent = extentOf(content)
    const cells = (extent.row + 1) * (extent.column + 1)
    total += cells
    const isSparse = cells > ALWAYS_READ_CELLS && cells > extent.filled * CELLS_PER_FILLED
    if (isSparse || total > MOST_CELLS)
      throw new ReadError({
        file: fileName,
        at: `${at}!${cellRef(extent.row, extent.column)}`,
        problem: `is so far out that ${extent.filled} cells span ${extent.row + 1} rows and ${extent.column + 1} columns`,
        expected: isSparse
          ? `at most ${ALWAYS_READ_CELLS} cells, or one of ${CELLS_PER_FILLED} filled`
          : `at most ${MOST_CELLS} cells in all sheets`,
      })
  }
}

interface Extent {
  readonly row: number
  readonly column: number
  readonly filled: number
}

/** The last row and column that a cell names, and how many cells there are. */
function extentOf(content: Buffer): Extent {
  const extent = { row: 0, column: 0, filled: 0 }
  for (const [text, length] of windowsOf(content))
    for (const { index, 1: reference } of text.matchAll(CELL)) {
      if (index >= length) break
      extent.filled += 1
      if (reference === undefined) continue
      const { row, col } = parseCellRef(reference)
      if (row > extent.row) extent.row = row
      if (col > extent.column) extent.column = col
    }
  return extent
}

/** Text of a part, window by window, and how much of each is not in the next. */
function* windowsOf(content: Buffer): Generator<readonly [string, number]> {
  for (let at = 0; at < content.length; at += WINDOW_BYTES)
    yield [content.toString('latin1', at, at + WINDOW_BYTES + LONGEST_TAG), WINDOW_BYTES]
}
