import { createInterface } from 'node:readline'
import type { SourceRow } from '../../../sources/source.ts'
import type { ReadSummary } from '../read-file.ts'
import { type ReadingLimits, readApart } from './read-apart.ts'
import type { FileTask } from './task.ts'

/** Reads a file apart and hands on its rows as they come. */
export function readRows(
  task: FileTask,
  limits: ReadingLimits,
  onRow: (row: SourceRow) => void,
): Promise<ReadSummary> {
  return readApart(
    { kind: 'rows', ...task },
    async (output) => {
      for await (const line of createInterface({ input: output, crlfDelay: Infinity }))
        onRow(JSON.parse(line) as SourceRow)
    },
    limits,
  )
}
