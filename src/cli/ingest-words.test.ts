import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXIT } from '../errors.ts'
import { readIngestWords } from './ingest-words.ts'

let here: string
const notes: string[] = []

beforeAll(async () => {
  here = await mkdtemp(path.join(tmpdir(), 'southerly words '))
  await mkdir(path.join(here, 'safeguard'))
  await writeFile(path.join(here, 'a.csv'), 'a')
})
afterAll(() => rm(here, { recursive: true }))

const words = (line: string, source?: string) =>
  readIngestWords(line.split(' '), source, here, { note: (text) => void notes.push(text) })
const at = (name: string): string => path.join(here, name)

test('a source may be named first, or by option, or not at all', async () => {
  expect(await words('generation a.csv b.csv')).toEqual({
    slug: 'generation',
    files: [at('a.csv'), at('b.csv')],
  })
  expect(await words('a.csv', 'generation')).toEqual({ slug: 'generation', files: [at('a.csv')] })
  expect(await words('a.csv safeguard')).toEqual({ slug: undefined, files: [at('a.csv'), at('safeguard')] })
  expect(await words('generation https://example.org/x.csv')).toEqual({
    slug: 'generation',
    files: ['https://example.org/x.csv'],
  })
})

test('a word that is a source and a folder is the source when files follow, and says so', async () => {
  notes.length = 0
  expect(await words('safeguard a.csv')).toEqual({ slug: 'safeguard', files: [at('a.csv')] })
  expect(notes).toEqual(['safeguard is taken as the source. Write ./safeguard for the file or folder.'])
  expect(await words('safeguard')).toEqual({ slug: undefined, files: [at('safeguard')] })
  expect(await words('./safeguard a.csv')).toEqual({ slug: undefined, files: [at('safeguard'), at('a.csv')] })
})

test.each([
  ['generation', undefined, 'no file of generation is named'],
  ['nger-corprate a.csv', undefined, 'there is no source "nger-corprate"'],
  ['a.csv', 'nger-corprate', 'there is no source "nger-corprate"'],
  ['https://example.org/x.csv', undefined, 'the source of https://example.org/x.csv is not named'],
])('%s (--source %s) is refused: %s', async (line, source, message) => {
  await expect(words(line, source)).rejects.toMatchObject({ message, exitCode: EXIT.usage })
})
