import fc from 'fast-check'
import { fileInMemory, type InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadHints, Source, SourceRow } from '../source.ts'
import { readAll } from './support.ts'

/** Support for the tests of sources; nothing else imports it. */

/**
 * Cuts a file anywhere and overwrites bytes anywhere, many times over. Each damaged file must give rows without broken
 * numbers, or a `ReadError`: never another exception.
 */
export async function expectToSurviveDamage<Row extends SourceRow>(
  source: Source<Row>,
  file: InputFile,
  hints: ReadHints = {},
  runs = 150,
): Promise<void> {
  const intact = await file.bytes()
  const position = fc.nat({ max: intact.length - 1 })
  const damage = fc.record({
    length: fc.oneof(
      fc.constant(intact.length),
      position.map((at) => at + 1),
    ),
    overwrites: fc.array(fc.tuple(position, fc.nat({ max: 255 })), { maxLength: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(damage, async ({ length, overwrites }) => {
      const bytes = Uint8Array.from(intact)
      for (const [at, byte] of overwrites) bytes[at] = byte
      await rowsOrReadError(source, fileInMemory(file.name, bytes.subarray(0, length)), hints)
    }),
    { numRuns: runs },
  )
}

async function rowsOrReadError<Row extends SourceRow>(
  source: Source<Row>,
  file: InputFile,
  hints: ReadHints,
): Promise<void> {
  try {
    const { rows } = await readAll(source, file, hints)
    for (const row of rows)
      for (const [field, value] of Object.entries(row))
        if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
          throw new Error(`${row.row_ref}: ${field} is ${String(value)}`)
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
  }
}
