import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyTemplate, makeTemplate } from './template.ts'

let place: string
const template = (): string => path.join(place, 'template')
const target = (): string => path.join(place, 'target')
const page = (): string => path.join(template(), 'postgres', 'base', '1')
const labelFile = (): string => path.join(template(), 'template.json')

/** Stands in for the engine: two files and an empty folder, which PostgreSQL needs as much as a full one. */
async function makeDatabase(files: string): Promise<string> {
  mkdirSync(path.join(files, 'base'), { recursive: true })
  mkdirSync(path.join(files, 'pg_notify'))
  writeFileSync(path.join(files, 'PG_VERSION'), '18\n')
  writeFileSync(path.join(files, 'base', '1'), Buffer.alloc(8192, 7))
  return 'PostgreSQL 18'
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'southerly-template-'))
  await makeTemplate(makeDatabase, undefined, template())
})
afterEach(() => rmSync(place, { recursive: true }))

test('is copied with its empty folders, for the owner alone', () => {
  expect(copyTemplate(target(), undefined, template())).toBe('PostgreSQL 18')
  expect(readFileSync(path.join(target(), 'base', '1'))).toEqual(Buffer.alloc(8192, 7))
  expect(existsSync(path.join(target(), 'pg_notify'))).toBe(true)
  expect(statSync(target()).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(target(), 'PG_VERSION')).mode & 0o777).toBe(0o600)
})

test.each([
  ['has another byte', () => writeFileSync(page(), Buffer.alloc(8192, 8))],
  ['was cut short', () => writeFileSync(page(), Buffer.alloc(100, 7))],
  ['lost a file', () => rmSync(page())],
  ['lost an empty folder', () => rmSync(path.join(template(), 'postgres', 'pg_notify'), { recursive: true })],
  ['lost its label', () => rmSync(labelFile())],
  ['has half a label', () => writeFileSync(labelFile(), readFileSync(labelFile()).subarray(0, 40))],
  ['is of another engine', () => relabel({ engine: '0'.repeat(64) })],
  ['is not there', () => rmSync(template(), { recursive: true })],
])('leaves nothing when it %s', (_what, damage) => {
  damage()
  expect(copyTemplate(target(), undefined, template())).toBeUndefined()
  expect(existsSync(target())).toBe(false)
})

test('is copied for the contents that it was made with, and for no others', async () => {
  await makeTemplate(makeDatabase, 'starter of today', template())
  expect(copyTemplate(target(), 'starter of tomorrow', template())).toBeUndefined()
  expect(copyTemplate(target(), undefined, template())).toBeUndefined()
  expect(existsSync(target())).toBe(false)
  expect(copyTemplate(target(), 'starter of today', template())).toBe('PostgreSQL 18')
})

test('takes the place of the one before, and leaves nothing beside it', async () => {
  relabel({ engine: 'an older one' })
  await makeTemplate(makeDatabase, undefined, template())
  expect(copyTemplate(target(), undefined, template())).toBe('PostgreSQL 18')
  await expect(
    makeTemplate(() => Promise.reject(new Error('no space')), undefined, template()),
  ).rejects.toThrow()
  expect(existsSync(`${template()}.${process.pid}`)).toBe(false)
  expect(existsSync(labelFile())).toBe(true)
})

function relabel(change: object): void {
  const label: unknown = JSON.parse(readFileSync(labelFile(), 'utf8'))
  writeFileSync(labelFile(), JSON.stringify({ ...(label as object), ...change }))
}
