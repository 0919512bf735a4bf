import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { type FilesRequest, ingestFiles } from '../../src/operations/ingest/ingest-files.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const COLUMNS = [
  'Organisation name',
  'Identifying details',
  'Total scope 1 emissions (t CO2-e)',
  'Total scope 2 emissions (t CO2-e)',
  'Net energy consumed (GJ)',
]
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,"30,439,497","247,661","233,755,617"'
const yearOf = (scope1: string): string =>
  `${COLUMNS.join()},Important notes\n${AGL.replace('30,439,497', scope1)},-\n`
const DOUBLE = `${COLUMNS.join()},Remarks\n${AGL},-\n`

// What is written is tested on both engines elsewhere; here it is told and put in order.
describeOnOneEngine('loading files without saying what they are', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-files-'))
  })
  afterAll(async () => {
    await rm(home, { recursive: true })
  })

  const place = async (name: string, content: string | Uint8Array): Promise<string> => {
    const location = path.join(home, 'in', name)
    await mkdir(path.dirname(location), { recursive: true })
    await writeFile(location, content)
    return location
  }
  const load = async (
    locations: readonly string[],
    more: Partial<FilesRequest> & { readonly answer?: string } = {},
  ) => {
    const { answer, ...request } = more
    const context = { database, clock: fixedClock('2027-06-01T00:00:00Z'), home, licensed: [] }
    const results = await ingestFiles(
      { ...context, ...(answer === undefined ? {} : { choose: async () => answer }) },
      { locations, ...request },
    )
    expect(await readdir(path.join(home, 'spool')).catch(() => [])).toEqual([])
    return results
  }
  const outcomes = (results: Awaited<ReturnType<typeof load>>) =>
    results.map(({ file, source, edition, outcome }) => [file, source, edition, outcome].join(' | '))

  it('loads a folder in order, passes over what is of no source, and one bad file stops no other', async () => {
    await place('cer/b-2025-26.csv', yearOf('3'))
    await place('cer/c-2026-27.csv', yearOf('many'))
    await place('cer/a-2027-28.csv', yearOf('1'))
    await place('cer/d-2023-24.csv', `${COLUMNS.join()},Important notes\n`)
    await place('cer/page.csv', '<html>Access denied</html>')
    const older = { 'years/z-2024-25.csv': new TextEncoder().encode(yearOf('2')) }
    await place('cer/older.zip', zipSync(older))
    const results = await load([path.join(home, 'in', 'cer')])
    expect(outcomes(results)).toEqual([
      'cer/page.csv |  |  | no_source',
      'cer/d-2023-24.csv | nger-corporate |  | not_understood',
      'cer/older.zip/years/z-2024-25.csv | nger-corporate | 2024-25 | loaded',
      'cer/b-2025-26.csv | nger-corporate | 2025-26 | loaded',
      'cer/c-2026-27.csv | nger-corporate | 2026-27 | in_doubt',
      'cer/a-2027-28.csv | nger-corporate | 2027-28 | loaded',
    ])
    expect(results[1]?.reason).toContain('d-2023-24.csv')
    expect(results[4]?.reason).toContain('c-2026-27.csv: 1 place is in doubt')
    expect((await readReleases(database)).map(({ file_name }) => file_name).toSorted()).toEqual([
      'a-2027-28.csv',
      'b-2025-26.csv',
      'z-2024-25.csv',
    ])
    const again = await load([path.join(home, 'in', 'cer', 'b-2025-26.csv')])
    expect(again[0]).toMatchObject({ outcome: 'unchanged' })
  })

  it('asks which source a file is of where two fit, and loads nothing where nobody answers', async () => {
    const file = await place('table-2028-29.csv', DOUBLE)
    const [unasked] = await load([file])
    expect(unasked).toMatchObject({ outcome: 'several', source: null })
    expect(unasked?.reason).toMatch(/fits 2 sources: nger-corporate .* Say which with --source SLUG/)
    expect((await load([file], { answer: 'nger-transfer' }))[0]).toMatchObject({
      source: 'nger-transfer',
      outcome: 'in_doubt',
      reason: expect.stringContaining('"Remarks"'),
    })
  })

  it('what is said of one release is not said of two, and two files of one edition are both in doubt', async () => {
    const files = [await place('one-2030-31.csv', yearOf('5')), await place('two-2030-31.csv', yearOf('6'))]
    await expect(load(files, { edition: '2030-31' })).rejects.toMatchObject({ exitCode: 2 })
    expect((await load(files)).map(({ outcome }) => outcome)).toEqual(['in_doubt', 'in_doubt'])
    expect((await load(files.slice(0, 1), { dry_run: true }))[0]).toMatchObject({ outcome: 'checked' })
  })

  it('a named source narrows a folder to its files, and --stop ends with the first that fails', async () => {
    const folder = path.join(home, 'in', 'cer')
    const narrowed = await load([folder], { only: 'nger-transfer' })
    expect(new Set(narrowed.map(({ outcome }) => outcome))).toEqual(new Set(['no_source']))
    await place('mixed/notes.csv', 'x,y,z\n')
    await place('mixed/bad-2031-32.csv', yearOf('many'))
    await place('mixed/good-2032-33.csv', yearOf('7'))
    const stopped = await load([path.join(home, 'in', 'mixed')], { stop: true })
    expect(stopped.map(({ file, outcome }) => `${path.basename(file)} ${outcome}`)).toEqual([
      'notes.csv no_source',
      'bad-2031-32.csv in_doubt',
      'good-2032-33.csv not_tried',
    ])
  })
})
