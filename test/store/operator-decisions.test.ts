import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { companyEmissions } from '../../src/operations/company/company-emissions.ts'
import { factorLibrary } from '../../src/operations/factors/factor-library.ts'
import { type DecisionsFile, proposeForFile } from '../../src/operations/ingest/decisions.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import type { IngestResult } from '../../src/operations/ingest/request.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const EXCERPT = new URL('../../src/sources/nga-factors/fixtures/nga-2026-excerpt.txt', import.meta.url)
const clock = fixedClock('2027-06-01T00:00:00Z')

describeOnOneEngine('decisions of the operator', (open) => {
  let database: Database
  let home: string
  let location: string
  let file: DecisionsFile
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-decisions-'))
    location = path.join(home, 'factors.txt')
    // A value a thousand times too large, and gases that do not add up.
    const text = (await readFile(EXCERPT, 'utf8')).replace('Tasmania\t0.23', 'Tasmania\t230')
    await writeFile(location, text.replace('90.24\t3', '90.42\t3'))
    const asked = { source: 'nga-factors', location, decided_by: 'Kim' }
    file = (await proposeForFile({ clock }, asked)).file
  })
  afterAll(() => rm(home, { recursive: true }))

  const load = (decisions: Pick<DecisionsFile, 'file_sha256' | 'decisions'>): Promise<IngestResult> =>
    loadRows(
      { database, clock, home },
      { source: 'nga-factors', location, published_on: '2027-05-01', decisions },
    )
  const rows = () =>
    database.query<{ row_ref: string; value: number; value_text: string; flags: string[] }>(
      SQL`select row_ref, value, value_text, flags from nga_factor where 'decided_by_operator' = any(flags) order by ordinal`,
    )

  it('are proposed one for each finding, and nothing is loaded with others', async () => {
    expect(file.decisions).toMatchObject([
      { row_ref: 'Table 1!B5', printed: '230', decision: 'use', field: 'value', used: 0.23 },
      { row_ref: 'Table 4!F5', printed: '90.42', decision: 'use', field: 'value', used: 90.24 },
    ])
    await expect(load({ ...file, decisions: file.decisions.slice(1) })).rejects.toThrow(
      'Table 1!B5 [value_outside_range] "230": no decision',
    )
    await expect(load({ ...file, file_sha256: 'a'.repeat(64) })).rejects.toThrow('about another file')
    const words = file.decisions.map((one) => ({ ...one, used: 'none' }))
    await expect(load({ ...file, decisions: words })).rejects.toThrow("does not match the source's schema")
    expect(await readReleases(database)).toEqual([])
  })

  it('are kept with the release, and its rows carry them', async () => {
    const { release, summary } = await load(file)
    const [first, second] = release.decisions ?? []
    expect(summary?.decisions).toEqual(release.decisions)
    expect((await readReleases(database))[0]).toMatchObject({ id: release.id, decisions: release.decisions })
    expect(first).toMatchObject({
      file_sha256: release.file_sha256,
      about: { edition: '2026', region: 'TAS' },
      used: 0.23,
      decided_by: 'Kim',
      decided_on: '2027-06-01',
    })
    expect(await rows()).toMatchObject([
      { row_ref: `Table 1!B5 [${first!.id}]`, value: 0.23, value_text: '0.23' },
      { row_ref: `Table 4!F5 [${second!.id}]`, value: 90.24, value_text: '90.24' },
    ])
    const view = await new SnapshotDirectory(database, clock).newest()
    const library = await factorLibrary(database, view)
    const cited = (library?.issues ?? []).flatMap(({ factors }) => factors.flatMap(({ inputs }) => inputs))
    expect(cited.filter(({ ref }) => ref.includes(first!.id))).not.toEqual([])
  })

  it('can be revoked by withdrawing the release and loading with others, and never by loading over it', async () => {
    const left = file.decisions.map((one) => ({ ...one, decision: 'leave_out' as const, used: null }))
    await expect(load({ ...file, decisions: left })).rejects.toThrow('loaded with other decisions')
    const [held] = await readReleases(database)
    await withdraw({ database, clock }, held!.id, 'decided otherwise', {
      accept: { reason: 'nothing else is loaded', accepted_by: 'tester' },
    })
    await expect(load(file)).rejects.toThrow('was withdrawn on 2027-06-01: decided otherwise')
    const { release } = await load({ ...file, decisions: left })
    expect(release.row_count).toBe(held!.row_count - 2)
    expect(release.id).not.toBe(held!.id)
    expect(release.decisions).toMatchObject([
      { decision: 'leave_out', about: { region: 'TAS' } },
      { decision: 'leave_out' },
    ])
  })

  it('about rows of companies are told to those who ask for them', async () => {
    const lines = [
      'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ),Important notes',
      'AGL ENERGY LIMITED,74 115 061 375,thirty,"247,661","233,755,617",-',
      'ORIGIN ENERGY LIMITED,30 000 051 696,fifteen,"2,251,143","139,593,414",-',
      'SANTOS LTD,80 007 550 923,"2,000,000","200,000","30,000,000",-',
    ]
    const registry = path.join(home, 'registered-corporation-2025-26.csv')
    await writeFile(registry, `${lines.join('\r\n')}\r\n`)
    const asked = { source: 'nger-corporate', location: registry }
    const { file: proposed } = await proposeForFile({ clock }, { ...asked, decided_by: 'Kim' })
    expect(proposed.decisions).toMatchObject([
      { row_ref: 'line 2', field: 'scope1_t', printed: 'thirty', decision: 'take' },
      { row_ref: 'line 3', field: 'scope1_t', printed: 'fifteen', decision: 'take' },
    ])
    const decisions = proposed.decisions.map((one, at) =>
      at === 0
        ? { ...one, decision: 'use' as const, used: 30_000_000 }
        : { ...one, decision: 'leave_out' as const },
    )
    const published = { published_on: '2027-02-26', decisions: { ...proposed, decisions } }
    const { release } = await loadRows({ database, clock, home }, { ...asked, ...published })
    expect(release.row_count).toBe(2)
    const view = await new SnapshotDirectory(database, clock).newest()
    const { record, releases } = await companyEmissions(database, view, { abn: '74115061375' })
    expect(record.years).toMatchObject([
      { scope1_t: { value: 30_000_000, value_text: '30000000' }, flags: ['decided_by_operator'] },
    ])
    expect(releases.map(({ decisions: kept }) => kept)).toEqual([release.decisions])
    await expect(companyEmissions(database, view, { abn: '30000051696' })).rejects.toThrow(
      /registry table for 2025-26 lists it, but an operator left the row out \(line 3 \[dec_/,
    )
    await expect(companyEmissions(database, view, { abn: '49004028077' })).rejects.toThrow(/loaded\.$/)
  })
})
