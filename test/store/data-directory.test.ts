import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/errors.ts'
import type { Database } from '../../src/store/database.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { runProgram, startProgram } from '../support/run-program.ts'

const home = mkdtempSync(path.join(tmpdir(), 'southerly-directory-'))
const directory = path.join(home, 'database')
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Every file with the hash of its bytes. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
}

const refusal = (place: string): Promise<unknown> =>
  openDatabase({ directory: place }).then(
    () => 'it was opened',
    (error: unknown) => error,
  )

const creating = `${directory}.creating`

/** Kills a first start while it makes its files; once more when it was done before this process looked again. */
async function killFirstStart(): Promise<void> {
  do {
    rmSync(directory, { recursive: true, force: true })
    const program = startProgram('open-directory', [directory])
    const hasBegun = () => existsSync(path.join(creating, 'postgres', 'base')) || existsSync(directory)
    await expect.poll(hasBegun, { interval: 5 }).toBe(true)
    program.process.kill('SIGKILL')
    await program.ended.catch(() => {})
  } while (existsSync(path.join(directory, 'southerly.json')))
}

describe('the first start', () => {
  it('leaves no half-made directory when it is killed, and the next one starts anew', async () => {
    await killFirstStart()
    expect(existsSync(directory)).toBe(false)

    expect(await runProgram('open-directory', [directory])).toBe('open')
    expect(existsSync(creating)).toBe(false)
    const marker: unknown = JSON.parse(readFileSync(path.join(directory, 'southerly.json'), 'utf8'))
    expect(marker).toEqual({
      format: 1,
      engine: 'pglite',
      build: expect.stringMatching(/^PostgreSQL 18\.\d+ \(PGlite [\d.]+\)$/),
      postgres: '18',
    })
  })

  it('refuses to make its files in the midst of somebody else’s', async () => {
    const place = path.join(home, 'elsewhere')
    mkdirSync(`${place}.creating`)
    writeFileSync(path.join(`${place}.creating`, 'thesis.txt'), 'irreplaceable')
    expect(await refusal(place)).toMatchObject({
      name: 'OperatorError',
      message: /holds other files/,
    })
    expect(readdirSync(`${place}.creating`)).toEqual(['thesis.txt'])
  })
})

/** Within a transaction: the directory is not migrated, and so has no role of reads. */
const kept = (database: Database): Promise<object[]> =>
  database.transaction((sql) => sql.query(SQL`select id from kept`))

describe('a data directory', () => {
  it('keeps what was committed', async () => {
    const first = await openDatabase({ directory })
    await first.transaction((sql) => sql.exec(SQL`create table kept (id int); insert into kept values (42)`))
    await first.close()
    const second = await openDatabase({ directory })
    expect(await kept(second)).toEqual([{ id: 42 }])
    await second.close()
    await second.close()
    await expect(second.query(SQL`select 1`)).rejects.toThrow(/the embedded database is closed/)
  })

  it('is refused to a second opening in the same process', async () => {
    const database = await openDatabase({ directory })
    expect(await refusal(directory)).toMatchObject({
      exitCode: EXIT.inUse,
      message: /in use by this process/,
    })
    expect(await kept(database)).toEqual([{ id: 42 }])
    await database.close()
  })

  it('is refused under another name too while it is open', async () => {
    const link = path.join(home, 'link')
    symlinkSync(directory, link)
    const database = await openDatabase({ directory })
    expect(await refusal(link)).toMatchObject({ exitCode: EXIT.inUse })
    await database.close()
  })

  it('is refused in words where nothing can be written', async () => {
    writeFileSync(path.join(home, 'wall'), '')
    const behind = path.join(home, 'wall', 'database')
    expect(await refusal(behind)).toMatchObject({ name: 'OperatorError', message: /cannot be locked/ })
  })

  it('is refused when it is a file', async () => {
    const file = path.join(home, 'file')
    writeFileSync(file, '')
    expect(await refusal(file)).toMatchObject({ message: /is not a directory/ })
  })
})

describe('a foreign or torn directory is refused and left as it is', () => {
  const inside = (name: string): string => path.join(directory, name)
  const CONTROL = 'postgres/global/pg_control'
  const VERSION = 'postgres/PG_VERSION'
  const MARKER = 'southerly.json'
  const originals = new Map<string, Buffer>()
  beforeAll(() => {
    for (const name of [CONTROL, VERSION, MARKER]) originals.set(name, readFileSync(inside(name)))
  })

  const marker = (changes: object): string =>
    JSON.stringify({ ...(JSON.parse(originals.get(MARKER)!.toString()) as object), ...changes })

  it.each<[string, string, () => void, RegExp]>([
    ['without its marker', MARKER, () => rmSync(inside(MARKER)), /not a data directory of Southerly/],
    ['with a torn marker', MARKER, () => truncateSync(inside(MARKER), 20), /damaged southerly.json/],
    ['with an empty marker', MARKER, () => truncateSync(inside(MARKER), 0), /damaged southerly.json/],
    [
      'of a newer format',
      MARKER,
      () => writeFileSync(inside(MARKER), marker({ format: 2 })),
      /newer Southerly/,
    ],
    [
      'of another PostgreSQL',
      MARKER,
      () => writeFileSync(inside(MARKER), marker({ postgres: '19' })),
      /PostgreSQL 19/,
    ],
    ['without pg_control', CONTROL, () => rmSync(inside(CONTROL)), /pg_control has no bytes, expected 8192/],
    [
      'with half of pg_control',
      CONTROL,
      () => truncateSync(inside(CONTROL), 4096),
      /has 4096 bytes, expected 8192/,
    ],
    [
      'with zeros for pg_control',
      CONTROL,
      () => writeFileSync(inside(CONTROL), Buffer.alloc(8192)),
      /cannot be opened/,
    ],
    ['without PG_VERSION', VERSION, () => rmSync(inside(VERSION)), /PG_VERSION is missing, expected 18/],
    [
      'with another PG_VERSION',
      VERSION,
      () => writeFileSync(inside(VERSION), '15\n'),
      /PG_VERSION is 15, expected 18/,
    ],
  ])('%s', async (_, file, damage, message) => {
    damage()
    const before = contents(directory)
    const refused = await refusal(directory)
    const after = contents(directory)
    writeFileSync(inside(file), originals.get(file)!)
    expect(refused).toMatchObject({ name: 'OperatorError', message, hint: /Nothing was changed/ })
    expect(after).toEqual(before)
  })

  it('and opens again once it is whole', async () => {
    const database = await openDatabase({ directory })
    expect(await kept(database)).toEqual([{ id: 42 }])
    await database.close()
  })
})
