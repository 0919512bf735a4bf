import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import type { ReadHints, Source, SourceRow } from '../source.ts'
import { expectReadError } from './support.ts'

/** Support for the tests of sources; nothing else imports it. */

const HTML = '<!DOCTYPE html>\n<html><head><title>429 Too Many Requests</title></head><body></body></html>'
const OTHER_SOURCE = 'SETTLEMENTDATE,REGIONID,RRP\r\n2024/06/01,NSW1,57.2\r\n'
const COMMAS = ','.repeat(3 * 1024 * 1024)
const LINES = '\n'.repeat(1024 * 1024)
const BYTES = 'a,b\n'.repeat(3 * 1024 * 1024)

const badFiles: readonly (readonly [string, string | Uint8Array])[] = [
  ['a web page', HTML],
  ['the file of another source', OTHER_SOURCE],
  ['a line of commas alone', COMMAS],
  ['a megabyte of empty lines', LINES],
  ['more bytes than the table can have', BYTES],
  ['bytes that are no text', Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0, 1, 2, 3)],
  [
    'half of a workbook',
    zipSync({ 'xl/workbook.xml': new TextEncoder().encode(HTML.repeat(50)) }).subarray(0, 90),
  ],
  ['an archive that is not a workbook', zipSync({ 'readme.txt': new TextEncoder().encode('hello') })],
  ['a bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(256 * 1024 * 1024) }, { level: 9 })],
]

/** Declares a test for each kind of file that no source of small tables may take for its own. */
export function testRefusals<Row extends SourceRow>(
  source: Source<Row>,
  name: string,
  hints: ReadHints = {},
): void {
  test.each(badFiles)('refuses %s, naming the file', async (_, content) => {
    const fault = await expectReadError(source, fileInMemory(name, content), hints)
    expect(fault.file).toBe(name)
    expect(fault.problem.length).toBeGreaterThan(5)
  })
}
