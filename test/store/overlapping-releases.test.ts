import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { gridIntensityOf } from '../../src/operations/company/grid-intensity.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import { withdraw } from '../../src/operations/ingest/withdraw.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
const FILE = path.join(
  import.meta.dirname,
  '../../src/sources/aemo-cdeii/fixtures/co2eii_summary_results_2025.csv',
)

describeOnOneEngine('a file of one year beside a table of all years', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-overlap-'))
    // The table of all years alone: a load beside companies compares the answers of all of them, which other tests look at.
    await loadReferenceStarter(database, ['aemo-cdeii'])
  })
  afterAll(() => rm(home, { recursive: true }))

  const dayBeforeNewYear = async () => {
    const snapshot = await new SnapshotDirectory(database, clock).newest()
    const day = '2024-12-31'
    const question = { region: 'NSW1', interval: 'day', from: day, to: day } as const
    const { periods, releases } = await gridIntensityOf(database, snapshot, question)
    return { periods, sources: releases.map(({ id }) => id).filter((id) => id.startsWith('aemo-cdeii')) }
  }

  it('counts each day once, cites the release that won, and is undone by its withdrawal', async () => {
    const before = await dayBeforeNewYear()
    expect(before.periods).toMatchObject([{ days: 1 }])
    const { release } = await loadRows({ database, clock, home }, { source: 'aemo-cdeii', location: FILE })
    const after = await dayBeforeNewYear()
    // The table of all years is rounded to watt-hours, the file is not: the figure is now the file's.
    expect(after.periods).toMatchObject([
      { days: 1, energy_mwh: expect.closeTo(before.periods[0]?.energy_mwh ?? 0, 5) },
    ])
    expect(after.sources).toContain(release.id)
    await withdraw({ database, clock }, release.id, 'tried')
    expect(await dayBeforeNewYear()).toEqual(before)
  })
})
