import { describe, expect, test } from 'vitest'
import { hasSharedTables, sharedTable } from '../../../../test/support/shared-tables.ts'
import { ASSESSED_PATHWAYS, ASSESSED_WINDOWS } from './assessed-warming.ts'
import { readScenarios, type ScenarioQuestion } from './scenario-question.ts'
import { statutoryRole } from './statutory-role.ts'

const roleOf = (scenario: string) =>
  statutoryRole((readScenarios(scenario) as readonly ScenarioQuestion[])[0]!)

test.each([
  ['1.5', 'limited_to_1_5'],
  ['2', null],
  ['3', 'exceeds_2_5'],
  ['4', 'exceeds_2_5'],
  // A pathway is judged by where it leads, not by the level that it passes.
  ['SSP1-1.9:2035', 'limited_to_1_5'],
  ['SSP1-1.9:2090', 'limited_to_1_5'],
  ['SSP1-2.6:2050', null],
  ['SSP5-8.5:2030', null],
  ['SSP5-8.5:2053', null],
  ['SSP5-8.5:2054', 'exceeds_2_5'],
  ['SSP5-8.5:2065', 'exceeds_2_5'],
  ['SSP3-7.0:2061', null],
  ['SSP3-7.0:2062', 'exceeds_2_5'],
  ['SSP2-4.5:2079', null],
  ['SSP2-4.5:2090', 'exceeds_2_5'],
])('%s may serve as %s', (scenario, role) => {
  expect(roleOf(scenario)).toBe(role)
})

describe.skipIf(!hasSharedTables)('AR6’s assessed warming', () => {
  const curves = Map.groupBy(
    sharedTable('climate/scenarios/ar6_assessed_gsat.csv'),
    (row) => row['scenario']!,
  )
  const bestOf = (pathway: string) =>
    new Map(curves.get(pathway)!.map((row) => [Number(row['year']), Number(row['gsat_best_c'])]))

  test('later windows are the best estimate of SSP2-4.5 at their middle', () => {
    const best = bestOf('SSP2-4.5')
    const later = ASSESSED_WINDOWS.filter(({ last }) => last > 2020)
    expect(later).toHaveLength(5)
    for (const { first, last, warming_c } of later) {
      const middle = (first + last) / 2
      expect(warming_c).toBeCloseTo((best.get(Math.floor(middle))! + best.get(Math.ceil(middle))!) / 2, 9)
    }
  })

  test('pathways have the published estimates, and the first year at 2.5 °C', () => {
    expect(ASSESSED_PATHWAYS.map(({ pathway }) => pathway)).toEqual([...curves.keys()])
    for (const { pathway, best_estimates, exceeds_2_5_from } of ASSESSED_PATHWAYS) {
      const best = bestOf(pathway)
      for (const { year, warming_c } of best_estimates) expect(warming_c).toBe(best.get(year))
      const [first] = [...best].find(([, warming]) => warming >= 2.5) ?? [null]
      expect(exceeds_2_5_from, pathway).toBe(first)
      // Once there it stays, so that one year decides for all later ones.
      for (const [year, warming] of best)
        if (first !== null && year >= first) expect(warming, `${pathway} ${year}`).toBeGreaterThanOrEqual(2.5)
    }
  })
})
