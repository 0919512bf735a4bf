import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FoundFile, identifyAll } from './expand.ts'

const TABLE = 'Full name of account,Total registered LGC holdings\nEXAMPLE POWER PTY LTD,12\n'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'southerly expand '))
})
afterEach(() => rm(directory, { recursive: true }))

const at = (...parts: string[]): string => path.join(directory, ...parts)
const told = (files: readonly FoundFile[]) =>
  files.map(({ shown, outcome, source }) => [shown, outcome, source])

async function tell(...locations: string[]): Promise<readonly FoundFile[]> {
  const files = await identifyAll(locations, { workDirectory: at('work') }, async (found) => found)
  expect(await readdir(at('work')).catch(() => [])).toEqual([])
  return files
}

test('tells the files of folders and archives, and removes what it unpacked', async () => {
  await mkdir(at('in', 'deep'), { recursive: true })
  await writeFile(at('in', '.DS_Store'), 'x')
  await writeFile(at('in', 'deep', 'holdings-2026-09.csv'), TABLE)
  await writeFile(at('in', 'read me.txt'), 'hello')
  const inner = zipSync({ 'x.csv': bytes(TABLE) })
  const archive = zipSync({ 'a/lgc-2026-08.csv': bytes(TABLE), '__MACOSX/a': bytes('x'), 'inner.zip': inner })
  await writeFile(at('in', 'pack.zip'), archive)
  const files = await tell(at('in'))
  expect(told(files)).toEqual([
    ['in/deep/holdings-2026-09.csv', 'found', 'certificate-actions'],
    ['in/pack.zip/a/lgc-2026-08.csv', 'found', 'certificate-actions'],
    ['in/pack.zip/inner.zip', 'none', null],
    ['in/read me.txt', 'none', null],
  ])
  expect(files[1]?.candidates[0]?.edition).toMatchObject({ slot: 'holdings-2026-08' })
  expect(files[2]?.reason).toContain('archive within an archive')
})

test('an archive that would leave its folder, or is a bomb, is refused and the others are told', async () => {
  await writeFile(at('evil.zip'), zipSync({ '../outside.csv': bytes(TABLE) }))
  await writeFile(at('bomb.zip'), zipSync({ 'zeros.csv': new Uint8Array(32 * 1024 * 1024) }, { level: 9 }))
  await writeFile(at('good-2026-09.csv'), TABLE)
  const files = await tell(at('evil.zip'), at('bomb.zip'), at('good-2026-09.csv'))
  expect(files.map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable', 'found'])
  expect(files[0]?.reason).toContain('"../outside.csv" is not a safe name')
  expect(files[1]?.reason).toContain('decompression bomb')
  expect(await readdir(directory)).not.toContain('outside.csv')
})

test('an empty folder and a file that is not there are named', async () => {
  await mkdir(at('empty'))
  await expect(tell(at('empty'))).rejects.toThrow('there are no files in')
  await expect(tell(at('gone.csv'))).rejects.toMatchObject({ exitCode: 5 })
})
