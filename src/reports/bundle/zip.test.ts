import { unzipSync, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packFile, zipFiles } from './zip.ts'

const text = new TextEncoder()
const FILES = {
  'report.json': text.encode(JSON.stringify(Array.from({ length: 5000 }, (_, n) => ({ n, square: n * n })))),
  'report.pdf': Uint8Array.from({ length: 70_000 }, (_, n) => (n * n) % 251),
  'working-papers.xlsx': text.encode('PK'),
  'summary.md': new Uint8Array(),
}
const STORED = new Set(['report.pdf', 'working-papers.xlsx'])
const packed = Object.entries(FILES).map(([name, bytes]) => packFile(name, bytes))

test('a ZIP of packed files has the bytes that the library writes for the same files', () => {
  const asLibrary = Object.entries(FILES).map(([name, bytes]): [string, Zippable[string]] => [
    name,
    [bytes, { level: STORED.has(name) ? 0 : 6 }],
  ])
  const byLibrary = zipSync(Object.fromEntries(asLibrary), { mtime: new Date(1980, 0, 1) })
  expect(Buffer.from(zipFiles(packed)).equals(byLibrary)).toBe(true)
})

test('its files come out as they went in, in the same order', () => {
  const read = unzipSync(zipFiles(packed.toReversed()))
  expect(Object.keys(read)).toEqual(Object.keys(FILES).toReversed())
  for (const [name, bytes] of Object.entries(FILES)) expect(Buffer.from(read[name]!).equals(bytes)).toBe(true)
})
