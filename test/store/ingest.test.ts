import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockOf, fixedClock } from '../../src/clock.ts'
import { companyEmissions } from '../../src/operations/company/company-emissions.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import type { IngestRequest, IngestResult } from '../../src/operations/ingest/request.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { acceptedWithdrawals, readReleases } from '../../src/operations/releases/releases.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const clock = fixedClock('2027-06-01T00:00:00Z')
const HEADER =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ),Important notes'
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,"30,439,497","247,661","233,755,617",-'
const ORIGIN = 'ORIGIN ENERGY LIMITED,30 000 051 696,"15,797,721","2,251,143","139,593,414",-'
const BLUESCOPE = 'BLUESCOPE STEEL LIMITED,16 000 011 058,"6,000,000","900,000","60,000,000",-'
// A year that the reader knows no totals of, so that a short file is a whole file.
const NAME = 'greenhouse-and-energy-information-registered-corporation-2025-26.csv'

describeOnOneEngine('ingest', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-ingest-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const ingest = async (
    lines: readonly string[],
    more: Partial<IngestRequest> = {},
  ): Promise<IngestResult> => {
    const location = path.join(home, NAME)
    await writeFile(location, `${lines.join('\r\n')}\r\n`)
    return loadRows(
      { database, clock, home },
      { source: 'nger-corporate', location, published_on: '2027-02-26', ...more },
    )
  }
  const count = async (): Promise<unknown> =>
    (
      await database.query(
        SQL`select (select count(*) from release) as releases, (select count(*) from nger_corporate_emission) as rows, (select count(*) from snapshot) as snapshots`,
      )
    )[0]

  it('a dry run reads and checks but writes nothing', async () => {
    const result = await ingest([HEADER, AGL], { dry_run: true })
    expect(result).toMatchObject({
      outcome: 'checked',
      summary: { rows: 1, totals: { scope1_t: { sum: 30_439_497 } } },
    })
    expect(await count()).toEqual({ releases: 0, rows: 0, snapshots: 0 })
  })

  it('a file becomes an immutable release in a new snapshot, its bytes archived under their hash', async () => {
    const result = await ingest([HEADER, AGL, ORIGIN])
    expect(result).toMatchObject({
      outcome: 'loaded',
      diff: null,
      release: {
        slot: '2025-26',
        published_on: '2027-02-26',
        retrieved_on: '2027-06-01',
        row_count: 2,
        observed_to: '2026-06-30',
      },
    })
    expect(result.release.id).toBe(`nger-corporate-2025-26-${result.release.file_sha256.slice(0, 12)}`)
    expect(await readdir(path.join(home, 'archive', result.release.file_sha256))).toEqual([
      'bytes',
      'origin.json',
    ])
    expect(await readdir(path.join(home, 'spool'))).toEqual([])
    expect(await count()).toEqual({ releases: 1, rows: 2, snapshots: 1 })
  })

  it('a file with an unknown day of publication is refused where its year is held with a known one', async () => {
    const before = await count()
    const location = path.join(home, NAME)
    await writeFile(location, `${HEADER}\r\n${AGL}\r\n`)
    await expect(
      loadRows({ database, clock, home }, { source: 'nger-corporate', location }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/is unknown, and 2025-26 is held by .*, published 2027-02-26$/),
      hint: expect.stringContaining('--published'),
    })
    expect(await count()).toEqual(before)
  })

  it('the same file again changes nothing', async () => {
    const before = await count()
    expect((await ingest([HEADER, AGL, ORIGIN])).outcome).toBe('unchanged')
    expect(await count()).toEqual(before)
  })

  it('a bad file is refused with its place and leaves nothing', async () => {
    const before = await count()
    await expect(ingest([HEADER, AGL, ORIGIN.replace('2,251,143', '2,251,14O')])).rejects.toThrow(
      /2025-26\.csv, line 3, column ".*scope.?2.*": "2,251,14O" is not/i,
    )
    expect(await count()).toEqual(before)
    expect(await readdir(path.join(home, 'spool'))).toEqual([])
  })

  it('the same bytes are not another year, and a day that has not come is no day of publication', async () => {
    const before = await count()
    const location = path.join(home, 'registered-corporation.csv')
    await writeFile(location, `${[HEADER, AGL, ORIGIN].join('\r\n')}\r\n`)
    const request = { source: 'nger-corporate', location, edition: '2026-27', published_on: '2027-05-31' }
    await expect(loadRows({ database, clock, home }, request)).rejects.toThrow(
      /loaded as edition 2025-26 .* cannot be edition 2026-27/,
    )
    await expect(ingest([HEADER, AGL], { published_on: '2027-06-02' })).rejects.toThrow('in the future')
    expect(await count()).toEqual(before)
  })

  describe('a revised file', () => {
    const REVISED = AGL.replace('30,439,497', '30,500,000')
    let revised: IngestResult
    let directory: SnapshotDirectory
    beforeAll(async () => {
      const request = { published_on: '2027-05-01', status: 'revised' } as const
      await expect(ingest([HEADER, REVISED], request)).rejects.toThrow(/rows_lost: rows: 2 .*company_lost: /s)
      revised = await ingest([HEADER, REVISED], {
        ...request,
        accept: { reason: 'one was withdrawn', accepted_by: 'test' },
      })
    })
    beforeEach(() => {
      directory = new SnapshotDirectory(database, clock)
    })

    /** A process that looks again at each question, and that needs a while for a change of what is in force. */
    const otherProcess = async () => {
      const ready = Promise.withResolvers<void>()
      let seconds = 0
      const other = new SnapshotDirectory(
        database,
        clockOf(() => (seconds += 10) * 1000),
        () => ready.promise,
      )
      await other.newest()
      return {
        isReady: () => ready.resolve(),
        expectNewest: (id: string) => expect.poll(async () => (await other.newest()).id).toBe(id),
      }
    }

    it('supersedes the release before it and is compared with it', () => {
      expect(revised.warnings).toMatchObject([{ code: 'replaces_release', rows: 2 }])
      expect(revised.coverage.changed).toMatchObject([
        { abn: '30000051696' },
        { abn: '74115061375', changes: [expect.stringContaining('restated for 2025-26')] },
      ])
      expect(revised.diff).toMatchObject({
        added: 0,
        removed: 1,
        changed: 1,
        rows: [
          { change: 'changed', fields: { scope1_t: { before: 30_439_497, after: 30_500_000 } } },
          { change: 'removed', key: { organisation: 'ORIGIN ENERGY LIMITED' } },
        ],
      })
    })

    it('shows as a restatement, and an earlier day still sees the first figures', async () => {
      const now = await companyEmissions(database, await directory.newest(), { abn: '74115061375' })
      expect(now.record.restatements).toEqual([
        expect.objectContaining({ field: 'scope1_t', from: 30_439_497, to: 30_500_000 }),
      ])
      const then = await companyEmissions(database, await directory.select({ as_of: '2027-03-01' }), {
        abn: '74115061375',
      })
      expect(then.record.years.at(-1)?.scope1_t?.value).toBe(30_439_497)
      expect(then.record.restatements).toEqual([])
    })

    it('can be withdrawn: the first release is in force again and the pinned snapshot answers that it is gone', async () => {
      const held = await directory.newest()
      const other = await otherProcess()
      const { warnings, coverage } = await withdraw(
        { database, clock },
        revised.release.id,
        'published in error',
      )
      expect(warnings).toMatchObject([{ code: 'release_restored', rows: 2 }])
      expect(coverage.changed.map(({ abn }) => abn)).toEqual(['30000051696', '74115061375'])
      directory.refresh()
      const now = await companyEmissions(database, await directory.newest(), { abn: '74115061375' })
      expect(now.record.years.at(-1)?.scope1_t?.value).toBe(30_439_497)
      await expect(async () => directory.select({ snapshot: held.id })).rejects.toMatchObject({
        code: 'release_withdrawn',
      })
      await other.expectNewest(held.id)
      other.isReady()
      await other.expectNewest((await directory.newest()).id)
      // A server may hold the old snapshot for a second: its year must not turn into one that was never published.
      const { record } = await companyEmissions(database, held, { abn: '74115061375' })
      expect(record.years.at(-1)?.scope1_t?.value).toBe(30_500_000)
    })
  })

  describe('a withdrawal that companies lose by', () => {
    const context = () => ({ database, clock, home })
    const releaseOf = async (edition: string): Promise<string> => {
      const location = path.join(home, 'registered-corporation.csv')
      const rows = [HEADER, AGL, ORIGIN, BLUESCOPE]
      await writeFile(location, `${rows.join('\r\n')}\r\n`)
      const request = { source: 'nger-corporate', location, edition, published_on: '2027-05-20' }
      return (await loadRows(context(), request)).release.id
    }

    it('says who loses what and writes nothing, unless it is accepted for a reason that is kept', async () => {
      const id = await releaseOf('2026-27')
      const before = await count()
      const trial = await withdraw(context(), id, 'recalled', { dry_run: true })
      expect(trial).toMatchObject({
        outcome: 'checked',
        warnings: [{ code: 'slot_emptied', rows: 3 }],
        coverage: { findings: [{ kind: 'company_lost', abn: '16000011058' }] },
      })
      await expect(withdraw(context(), id, 'recalled')).rejects.toMatchObject({
        message: expect.stringMatching(/was not withdrawn: 1 of its effects on 3 companies look wrong\n/),
        hint: expect.stringContaining('--accept'),
        exitCode: 3,
      })
      expect(await count()).toEqual(before)

      const accept = { reason: 'it never reported', accepted_by: 'maria' }
      expect(await withdraw(context(), id, 'recalled', { accept })).toMatchObject({ outcome: 'withdrawn' })
      expect((await acceptedWithdrawals(database)).get(id)).toMatchObject(accept)
      await expect(withdraw(context(), id, 'again')).rejects.toThrow(/was withdrawn on 2027-06-01: recalled/)
    })

    it('never takes the last release out of force by accident', async () => {
      const standing = (await readReleases(database)).filter(({ withdrawn_on }) => withdrawn_on === null)
      expect(standing).toHaveLength(1)
      await expect(withdraw(context(), standing[0]!.id, 'tidying up')).rejects.toThrow(
        /every answer would be lost/,
      )
    })
  })
})
