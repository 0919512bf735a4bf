import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import type { IngestRequest, IngestResult } from '../../src/operations/ingest/request.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { viewOf } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { snapshotInForce } from '../../src/store/snapshots.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const clock = fixedClock('2027-06-01T00:00:00Z')
const HEADER =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),Net energy consumed (GJ),Important notes'
const AGL = 'AGL ENERGY LIMITED,74 115 061 375,"30,439,497","247,661","233,755,617",-'
const ORIGIN = 'ORIGIN ENERGY LIMITED,30 000 051 696,"15,797,721","2,251,143","139,593,414",-'
const BLUESCOPE = 'BLUESCOPE STEEL LIMITED,16 000 011 058,"6,000,000","900,000","60,000,000",-'
const YEAR = '2025-26'

describeOnOneEngine('a change of what is in force', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-change-'))
    await load([AGL, ORIGIN, BLUESCOPE])
  })
  afterAll(() => rm(home, { recursive: true }))

  async function load(
    lines: readonly string[],
    { year = YEAR, on = database, ...more }: Partial<IngestRequest> & { year?: string; on?: Database } = {},
  ): Promise<IngestResult> {
    // Years that the reader knows no totals of, so that a short file is a whole file.
    const location = path.join(home, `greenhouse-and-energy-information-registered-corporation-${year}.csv`)
    await writeFile(location, `${[HEADER, ...lines].join('\r\n')}\r\n`)
    return loadRows(
      { database: on, clock, home },
      { source: 'nger-corporate', location, published_on: '2027-02-26', ...more },
    )
  }
  const archived = async (): Promise<string[]> => (await readdir(path.join(home, 'archive'))).toSorted()
  const inForce = async (): Promise<string[]> => {
    const found = await snapshotInForce(database)
    return found === undefined ? [] : [...(await viewOf(database, found)).releases.keys()]
  }

  it('leaves nothing of a file that was only tried, refused or in doubt', async () => {
    const before = await archived()
    const more = AGL.replace('247,661', '247,662')
    expect((await load([more, ORIGIN, BLUESCOPE], { dry_run: true })).outcome).toBe('checked')
    await expect(load([more])).rejects.toThrow(/company_lost/)
    await expect(load([AGL.replace('247,661', '24x')])).rejects.toThrow(/in doubt/)
    expect(await archived()).toEqual(before)
    expect(await readdir(path.join(home, 'spool'))).toEqual([])
  })

  it.each([
    ['n.a.', AGL.replace('"247,661"', 'n.a.'), 'scope2_t was 247661'],
    ['an empty cell', AGL.replace('"233,755,617"', ''), 'net_energy_gj was 233755617'],
  ])('stops a new issue that has %s where the issue in force has a figure', async (_, line, words) => {
    await expect(load([line, ORIGIN, BLUESCOPE], { published_on: '2027-03-01' })).rejects.toThrow(
      `figure_lost: AGL ENERGY LIMITED (74115061375): ${words} in 2025-26 and has no figure now.`,
    )
  })

  it('says which cells of the year before a new year leaves empty', async () => {
    const { warnings } = await load(
      [AGL.replace('"247,661"', 'n.a.').replace('AGL ENERGY', 'AGL  Energy'), ORIGIN, BLUESCOPE],
      { year: '2026-27', published_on: '2027-05-01', dry_run: true },
    )
    expect(warnings).toMatchObject([
      {
        code: 'figures_not_published',
        message:
          'scope2_t: one row has no figure in 2026-27 and had one in 2025-26: AGL ENERGY LIMITED (74115061375) 247661.',
      },
    ])
  })

  it('takes the later load of two issues of one day, says so, and goes back with its withdrawal', async () => {
    const [first] = await inForce()
    const issues: string[] = []
    for (const scope2 of ['247,663', '247,664', '247,665']) {
      const { release, warnings } = await load([AGL.replace('247,661', scope2), ORIGIN, BLUESCOPE])
      issues.push(release.id)
      expect(await inForce()).toEqual([release.id])
      expect(release.revision).toBe(issues.length)
      expect(warnings).toMatchObject([
        { code: 'replaces_release', message: expect.stringContaining('loaded later counts') },
      ])
    }
    expect(await load([AGL, ORIGIN, BLUESCOPE])).toMatchObject({
      outcome: 'unchanged',
      release: { id: first },
      warnings: [{ code: 'not_in_force', release: issues[2] }],
    })
    await withdraw({ database, clock }, issues[2]!, 'tried')
    expect(await inForce()).toEqual([issues[1]])
  })

  it('compares with what is in force when it is written, also where another load came in between', async () => {
    const line = AGL.replace('247,661', '247,670')
    let others = 1
    const overtaken: Database = {
      ...database,
      transaction: async (work) => {
        if (others-- > 0) await load([line, ORIGIN], { accept: { reason: 'tried', accepted_by: 'kim' } })
        return database.transaction(work)
      },
    }
    // BlueScope is lost by the load in between, and not by this one.
    const { coverage } = await load([line.replace('30,439,497', '30,439,498'), ORIGIN], { on: overtaken })
    expect(coverage).toMatchObject({ findings: [], changed: [{ abn: '74115061375' }] })
  })

  it('answers at once from what was read for the check, with who accepted what', async () => {
    const accept = { reason: 'it never reported', accepted_by: 'maria' }
    const { release } = await load([AGL], { published_on: '2027-04-01', accept })
    const found = await snapshotInForce(database)
    const view = await viewOf(database, found!)
    expect(view.releases.get(release.id)?.accepted).toMatchObject(accept)
  })
})
