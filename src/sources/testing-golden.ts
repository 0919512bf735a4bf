import { expect } from 'vitest'
import type { ReadHints, Source, SourceRow } from './source.ts'
import { fixture, golden, readAll } from './testing.ts'

/** Support for the tests of sources; nothing else imports it. */

/** Reads a fixture and compares rows, edition, notes, skipped rows and corrections with `<fixture>.golden.json`. */
export async function expectGolden<Row extends SourceRow>(
  source: Source<Row>,
  testUrl: string,
  name: string,
  hints: ReadHints = {},
): Promise<void> {
  const { rows, log } = await readAll(source, await fixture(testUrl, name), hints)
  const { edition, notes, skipped, corrections } = log
  expect({ edition, notes, skipped, corrections, rows }).toEqual(golden(testUrl, `${name}.golden.json`))
}
