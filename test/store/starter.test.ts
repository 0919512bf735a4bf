import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { companyEmissions } from '../../src/operations/company/company-emissions.ts'
import { loadFactors } from '../../src/operations/factors/factor-library.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const directory = path.join(import.meta.dirname, '../../data/starter')
const AGL = '74115061375'

describeOnOneEngine('the starter dataset', (open) => {
  let database: Database
  let snapshots: SnapshotDirectory
  beforeAll(async () => {
    database = await open()
    snapshots = new SnapshotDirectory(database, clock)
    // Three servers that start on an empty database.
    const loaded = await Promise.all([1, 2, 3].map(() => loadStarter(database, { directory, clock })))
    expect(loaded.filter((releases) => releases > 0)).toHaveLength(1)
  })

  it('is loaded once: a second start finds nothing to do', async () => {
    const before = (await snapshots.newest()).id
    expect(await loadStarter(database, { directory, clock })).toBe(0)
    snapshots.refresh()
    expect((await snapshots.newest()).id).toBe(before)
  })

  it('sums to the totals that the publisher’s tables have', async () => {
    const totals = await database.query(
      SQL`select reporting_year, count(*) as corporations, sum(scope1_t)::bigint as scope1_t, sum(scope2_t)::bigint as scope2_t
       from nger_corporate_emission where reporting_year in ('2012-13', '2024-25') group by 1 order by 1`,
    )
    expect(totals).toEqual([
      { reporting_year: '2012-13', corporations: 409, scope1_t: 308_752_676, scope2_t: 90_930_495 },
      { reporting_year: '2024-25', corporations: 398, scope1_t: 294_624_540, scope2_t: 68_831_148 },
    ])
  })

  it('answers a company’s years with a hash that is the same everywhere', async () => {
    const answer = await companyEmissions(database, await snapshots.newest(), { abn: AGL })
    expect(answer.record.years.at(-1)).toMatchObject({
      reporting_year: '2024-25',
      scope1_t: { value: 30_439_497, value_text: '30,439,497' },
      scope2_t: { value: 247_661, value_text: '247,661' },
      source: { ref: 'line 2' },
    })
    // A literal, so that any change of inputs, method or canonical form is a visible, deliberate line.
    expect(answer.evidence_hash).toBe('acd752daefef20b440f4fe9d58d72f9a093f54cc1c7df224e2b35b2eacd694f3')
  })

  it('answers as of an earlier day from what had been published by then', async () => {
    const then = await snapshots.select({ as_of: '2025-06-30' })
    const answer = await companyEmissions(database, then, { abn: AGL })
    expect(then.as_of).toBe('2025-04-15')
    expect(answer.record.years.at(-1)?.reporting_year).toBe('2023-24')
    await expect(async () => snapshots.select({ as_of: '2001-01-01' })).rejects.toMatchObject({
      code: 'release_not_found',
    })
  })

  it('is read as it was by whoever still holds the snapshot of a release that was withdrawn', async () => {
    const held = await snapshots.newest()
    const [newest] = [...held.releases.values()]
      .filter((release) => release.source === 'nga-factors')
      .slice(-1)
    await withdraw({ database, clock }, newest!.id, 'published in error')
    const { library } = await loadFactors(database, held)
    expect(library.issues.map((issue) => issue.release_id)).toContain(newest!.id)
    snapshots.refresh()
    const now = await loadFactors(database, await snapshots.newest())
    expect(now.library.issues.map((issue) => issue.release_id)).not.toContain(newest!.id)
  })
})
