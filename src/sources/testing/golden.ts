import { expect } from 'vitest'
import { rowCheck } from '../row-schema.ts'
import type { ReadHints, Source, SourceRow } from '../source.ts'
import { fixture, golden, readAll } from './support.ts'

/** Support for the tests of sources; nothing else imports it. */

/** Reads a fixture, checks that nothing in it is in doubt and that rows fit their schema with no field unknown to it, and compares rows, edition, notes, skipped rows and corrections with `<fixture>.golden.json`. */
export async function expectGolden<Row extends SourceRow>(
  source: Source<Row>,
  testUrl: string,
  name: string,
  hints: ReadHints = {},
): Promise<void> {
  const { rows, log } = await readAll(source, await fixture(testUrl, name), hints)
  expect(log.findings.all).toEqual([])
  const check = rowCheck(source.row)
  const fields = Object.keys(source.row.properties).toSorted()
  for (const row of rows) {
    expect(check(row)).toBeUndefined()
    expect(Object.keys(row).toSorted()).toEqual(fields)
  }
  const { edition, notes, skipped, corrections } = log
  expect({ edition, notes, skipped, corrections, rows }).toEqual(golden(testUrl, `${name}.golden.json`))
}
