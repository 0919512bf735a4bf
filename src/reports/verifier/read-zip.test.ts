import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type RawEntry, rawZip } from '../../../test/support/raw-zip.ts'
import { readZip } from './read-zip.ts'
import { UnreadableBundle } from './verification.ts'

const entry = (name: string, text: string, changes: Partial<RawEntry> = {}): RawEntry => ({
  name,
  data: Buffer.from(text),
  ...changes,
})
const packed = (name: string, content: Uint8Array, changes: Partial<RawEntry> = {}): RawEntry => ({
  name,
  data: deflateRawSync(content),
  method: 8,
  size: content.length,
  checksum: 0,
  ...changes,
})
const faultsOf = (...entries: readonly RawEntry[]): string => readZip(rawZip(entries)).faults.join('; ')

test('a ZIP as a bundle has it is without a fault', () => {
  const { files, faults } = readZip(rawZip([entry('a.txt', 'one'), entry('b.txt', 'two')]))
  expect(faults).toEqual([])
  expect([...files.keys()]).toEqual(['a.txt', 'b.txt'])
})

test('a name that stands twice, with the same content or another', () => {
  expect(faultsOf(entry('a.txt', 'one'), entry('a.txt', 'two'))).toContain('a.txt appears twice')
})

test('bytes before, behind and between the files', () => {
  const zip = rawZip([entry('a.txt', 'one'), entry('b.txt', 'two')])
  expect(readZip(Buffer.concat([zip, Buffer.from('more')])).faults).toEqual([
    '4 bytes follow after the end of the ZIP',
  ])
  expect(() => readZip(Buffer.concat([Buffer.from('more'), zip]))).toThrow(UnreadableBundle)
  const [one, two] = [entry('a.txt', 'one'), entry('b.txt', 'two', { offset: 0 })]
  expect(faultsOf(one, two)).toContain('b.txt: place in the archive is 0')
})

test('bytes behind the packed content of a file, which other programs do not show', () => {
  const content = Buffer.from('content '.repeat(50))
  const hidden = Buffer.concat([deflateRawSync(content), Buffer.from('hidden')])
  expect(faultsOf(packed('a.txt', content, { data: hidden }))).toContain(
    'extra bytes follow its packed content',
  )
})

test('a file that is longer or shorter than it says', () => {
  const content = Buffer.alloc(100_000)
  expect(faultsOf(packed('a.txt', content, { size: 10 }))).toContain('a.txt cannot be unpacked to 10 bytes')
  expect(faultsOf(packed('a.txt', content, { size: 99_999 }))).toContain('has 100000 bytes, not 99999')
  expect(faultsOf(packed('a.txt', content, { size: 100_001 }))).toContain('has 100000 bytes, not 100001')
})

test('a bomb is refused before memory is taken, whether it lies about its size or not', () => {
  const megabytes = Buffer.alloc(32 * 1024 * 1024)
  const bomb = packed('bomb', megabytes, { size: 2 ** 32 - 1 })
  expect(() => readZip(rawZip([bomb]))).toThrow(/claims to unpack to more than/)
  const many = Array.from({ length: 9 }, (_, index) => packed(`${index}`, megabytes))
  expect(() => readZip(rawZip(many))).toThrow(/claims to unpack to more than/)
  expect(faultsOf(packed('liar', megabytes, { size: 100 }))).toContain('cannot be unpacked to 100 bytes')
})

test('a directory of thousands of files, or of one that is not there', () => {
  expect(() => readZip(rawZip([entry('a', 'a')], { count: 60_000 }))).toThrow(/claims 60000 files/)
  expect(() => readZip(rawZip([entry('a', 'a')], { count: 2 }))).toThrow(/entry 2 of its directory/)
  expect(() => readZip(rawZip([entry('a', 'a', { offset: 4_000_000_000 })]))).toThrow(/is not where/)
})

test.each(['', 'PK', 'words and nothing else', '\u0000'.repeat(100)])('what is no ZIP: %j', (text) => {
  expect(() => readZip(Buffer.from(text))).toThrow(UnreadableBundle)
})
