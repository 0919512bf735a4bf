import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { loadPercentage, type TypedPercentage } from '../../src/operations/ingest/load-percentage.ts'
import type { Database } from '../../src/store/database.ts'
import { renewablePowerRows } from '../../src/store/renewable-power.ts'
import { snapshotInForce } from '../../src/store/snapshots.ts'
import { describeOnOneEngine } from '../support/engines.ts'

describeOnOneEngine('percentages that an operator types', (open) => {
  let database: Database
  let home: string
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-percentage-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  const load = (changes: Partial<TypedPercentage> = {}) =>
    loadPercentage(
      { database, home, clock: fixedClock('2026-11-20T09:00:00Z') },
      { year: '2026', value: '16.50', source: 'https://example.org/rpp', ...changes },
    )
  const held = async (): Promise<string[]> => {
    const found = await snapshotInForce(database)
    const rows = await renewablePowerRows(database, found!.id)
    return rows.map(({ year, rpp_text, jurisdiction }) => `${jurisdiction ?? 'all'} ${year} ${rpp_text}`)
  }

  it('a dry run says what was in force before, and writes nothing', async () => {
    expect(await load({ year: '2025', dry_run: true })).toMatchObject({
      outcome: 'checked',
      percentage: { year: '2025', percent: '16.50', before: '17.91' },
    })
    expect(await held()).toEqual(['all 2024 18.48', 'all 2025 17.91'])
  })

  it('a year is added as it is printed, also of the ACT, and corrected on the same day', async () => {
    await load()
    await load({ jurisdiction: 'ACT', value: '60' })
    expect(await load({ value: '16.51' })).toMatchObject({ percentage: { before: '16.50' } })
    expect((await held()).toSorted()).toEqual([
      'ACT 2026 60',
      'all 2024 18.48',
      'all 2025 17.91',
      'all 2026 16.51',
    ])
    await expect(load({ value: '16.51' })).rejects.toThrow('is loaded as 16.51 % already')
  })

  it.each<[string, Partial<TypedPercentage>]>([
    ['--value "0.165"', { value: '0.165' }],
    ['--value "16,5"', { value: '16,5' }],
    ['--value "165"', { value: '165' }],
    ['--year "25"', { year: '25' }],
    ['--source "web"', { source: 'web' }],
    ['--jurisdiction "VIC"', { jurisdiction: 'VIC' }],
  ])('%s is refused by name', async (named, changes) => {
    await expect(load(changes)).rejects.toThrow(named)
  })
})
