import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { companyRiskPairs, rankOf } from '../../bench/transition-ranking.ts'
import { systemClock } from '../../src/clock.ts'
import { climateProfiles } from '../../src/operations/company/climate-profile.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { describeOnOneEngine } from '../support/engines.ts'

const PAIRS = companyRiskPairs(readFileSync('bench/company_risk_pairs.csv', 'utf8'))

describeOnOneEngine('pairs of companies that any analyst would rank', (open) => {
  let ranks: ReadonlyMap<string, number | null>
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const snapshot = await new SnapshotDirectory(database, systemClock).newest()
    const abns = [...new Set(PAIRS.flatMap(({ higher_abn, lower_abn }) => [higher_abn, lower_abn]))]
    const profiles = await climateProfiles(database, snapshot, abns)
    ranks = new Map(
      abns.map((abn) => [abn, rankOf(profiles.get(abn)?.profile.blocks.transition_risk.result?.band)]),
    )
  })

  it('there are sixty of them, each once and with a reason', () => {
    expect(PAIRS).toHaveLength(60)
    expect(new Set(PAIRS.map(({ higher_abn, lower_abn }) => `${higher_abn} ${lower_abn}`)).size).toBe(60)
    for (const { reason } of PAIRS) expect(reason.split(' ').length).toBeGreaterThan(2)
  })

  it('both have a band, none is reversed, and at most a third tie', () => {
    const judged = PAIRS.map((pair) => ({
      pair: `${pair.higher} above ${pair.lower}`,
      higher: ranks.get(pair.higher_abn) ?? null,
      lower: ranks.get(pair.lower_abn) ?? null,
    }))
    expect(judged.filter(({ higher, lower }) => higher === null || lower === null)).toEqual([])
    expect(judged.filter(({ higher, lower }) => higher! < lower!)).toEqual([])
    expect(judged.filter(({ higher, lower }) => higher === lower).length).toBeLessThanOrEqual(20)
  })
})
