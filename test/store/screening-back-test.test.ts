import { beforeAll, expect, it } from 'vitest'
import { backTest, compareWithDisclosed, disclosedFigures } from '../../bench/screening.ts'
import type { Compared } from '../../bench/screening-table.ts'
import { systemClock } from '../../src/clock.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { describeOnOneEngine } from '../support/engines.ts'

describeOnOneEngine('the scope 3 screening, held against what organisations disclosed', (open) => {
  let compared: readonly Compared[]
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const snapshot = await new SnapshotDirectory(database, systemClock).newest()
    compared = await compareWithDisclosed(database, snapshot, disclosedFigures())
  })

  it('screens eleven of the sixteen figures', () => {
    expect(compared).toHaveLength(16)
    expect(backTest(compared).screened).toBe(11)
  })

  it('has its central values near the disclosed ones, and four of five figures inside the range', () => {
    const { median, inside_percent } = backTest(compared)
    expect(median).toBeGreaterThan(0.8)
    expect(median).toBeLessThan(1.25)
    expect(inside_percent).toBeGreaterThanOrEqual(80)
  })
})
