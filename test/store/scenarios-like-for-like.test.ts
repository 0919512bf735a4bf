import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { RISK_LEVELS, type RiskLevel } from '../../src/domain/company/bands.ts'
import type { Place } from '../../src/domain/company/climate/climate-context.ts'
import {
  type ScenarioAnalysis,
  scenarioAnalysis,
} from '../../src/domain/company/scenarios/scenario-analysis.ts'
import type { ScenarioHazard } from '../../src/domain/company/scenarios/scenario-hazards.ts'
import { readScenarios, type ScenarioQuestion } from '../../src/domain/company/scenarios/scenario-question.ts'
import { facilitiesWithHazards } from '../../src/operations/company/national-facilities.ts'
import { companyReference } from '../../src/operations/reference/company-reference.ts'
import { SnapshotDirectory, type SnapshotView } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { allProfiles } from '../support/profiles.ts'

const LEVELS = FULL_RUN ? ['1.5', '2', '3', '4'] : ['1.5', '3']
const ALL_LEVELS = readScenarios(LEVELS.join(',')) as readonly ScenarioQuestion[]

interface Compared {
  readonly place: string
  readonly level: string
  readonly hazard: ScenarioHazard
}

const comparedIn = (place: string, result: ScenarioAnalysis | null): Compared[] =>
  (result?.scenarios ?? []).flatMap(({ id, hazards }) =>
    hazards.filter(({ status }) => status === 'projected').map((hazard) => ({ place, level: id, hazard })),
  )

const isLighter = (one: RiskLevel | null, other: RiskLevel | null): boolean =>
  one !== null && other !== null && RISK_LEVELS.indexOf(one) < RISK_LEVELS.indexOf(other)

/** Whether any figure or the band is milder then than now, told from the answer alone. */
const looksMilder = ({ indicators, band_now, band_then }: ScenarioHazard): boolean =>
  isLighter(band_then?.central ?? null, band_now) ||
  indicators.some(({ indicator, now, at_level: { central } }) =>
    now === null ? false : indicator === 'rainfall' ? central > now.value : central < now.value,
  )

/** A sentence that names the median at the level and the median by now, both against 1981-2010. */
const SENTENCE =
  /milder than now .*: compared with 1981-2010, the models’ median for the region is [+-]?[\d.]+ (?:°C|%) at this level and [+-]?[\d.]+ (?:°C|%) at the [\d.]+ °C of \d{4}-\d{4}\.$/

describeOnOneEngine('scenarios, like for like', (open) => {
  let database: Database
  let snapshot: SnapshotView
  let all: Compared[]
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    snapshot = await new SnapshotDirectory(database, systemClock).newest()
    const { located } = await facilitiesWithHazards(database, snapshot, { scenarios: ALL_LEVELS })
    const sites = located.flatMap(({ site, analysis }) => comparedIn(site.id, analysis.result))
    const offices: Compared[] = []
    for await (const { abn, profile } of allProfiles(database, snapshot, { scenarios: ALL_LEVELS }))
      offices.push(...comparedIn(abn, profile.blocks.scenario_analysis.result))
    expect(new Set(offices.map(({ level }) => level))).toEqual(new Set(LEVELS))
    all = [...sites, ...offices]
  })

  it('no site and no head office is milder than now without its sentence, or has one without being so', () => {
    const wrong = all.filter(({ hazard }) => looksMilder(hazard) !== (hazard.milder_than_now !== null))
    expect(wrong.map(({ place, level, hazard }) => `${place} ${level} ${hazard.hazard}`)).toEqual([])
    const told = all.filter(({ hazard }) => hazard.milder_than_now !== null)
    expect(told.length).toBeGreaterThan(20)
    for (const { hazard } of told) {
      expect(hazard.milder_than_now).toMatch(SENTENCE)
      expect(hazard.statement.endsWith(hazard.milder_than_now!)).toBe(true)
      // Only the models' rainfall turns back; a warmer world has no fewer hot days.
      expect(hazard.hazard).toBe('drying')
    }
  })

  it('ends of the models are in order, and every figure adds up', () => {
    expect(all.length).toBeGreaterThan(2000)
    const wrong = all.flatMap(({ place, level, hazard }) =>
      hazard.indicators
        .filter(({ at_level: { low, central, high }, baseline, now, change, change_from_now }) => {
          const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9
          return !(
            low <= central &&
            central <= high &&
            (baseline === null ? change === null : near(change!.central, central - baseline.value)) &&
            (now === null
              ? change_from_now === null
              : near(change_from_now!.central, central - now.value) && now.warming_c > 0.69)
          )
        })
        .map(({ indicator }) => `${place} ${level} ${indicator}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    // Counted from 1981-2010, Perth had 684 mm at 3 °C and Adelaide 2.9 days of 40 °C at 1.5 °C: milder than now.
    ['Perth', -31.95, 115.86, 'rainfall', '3', { now: 664, at_level: 643 }],
    ['Adelaide', -34.93, 138.6, 'heat_days_40', '1.5', { now: 5, at_level: 5.5 }],
  ] as const)('%s', async (id, lat, lon, indicator, level, { now, at_level }) => {
    const reference = await companyReference(database, snapshot)
    const place: Place = { id, lat, lon, quality: 'exact' }
    const known = (await reference.climate(database, [place]))(place)
    const { result } = scenarioAnalysis(place, known, reference.warming, ALL_LEVELS)
    const found = comparedIn(id, result)
      .filter((one) => one.level === level)
      .flatMap(({ hazard }) => hazard.indicators)
      .find((one) => one.indicator === indicator)
    const digits = indicator === 'rainfall' ? 0 : 1
    expect(Number(found?.now?.value.toFixed(digits))).toBe(now)
    expect(Number(found?.at_level.central.toFixed(digits))).toBe(at_level)
  })
})
