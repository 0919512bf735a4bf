import { bandOf, type Steps, worst } from '../arithmetic.ts'
import type { Formula } from './formula.ts'

/** The tables of docs/methods/hazard_*.md: the steps, and the band beyond the last. */
const TABLES: Readonly<Record<string, readonly [Steps, string]>> = {
  heatwave: [
    [
      ['low', 3],
      ['moderate', 7],
      ['high', 15],
      ['very_high', 30],
    ],
    'extreme',
  ],
  hottest_day: [
    [
      ['low', 35],
      ['moderate', 40],
      ['high', 42.5],
      ['very_high', 45],
    ],
    'extreme',
  ],
  drought: [
    [
      ['extreme', -2, true],
      ['very_high', -1.5, true],
      ['high', -1, true],
      ['moderate', 0],
    ],
    'low',
  ],
  heavy_rain: [
    [
      ['low', 50],
      ['moderate', 100],
      ['high', 150],
      ['very_high', 250],
    ],
    'extreme',
  ],
  bushfire: [
    [
      ['low', 0.05],
      ['moderate', 0.25],
      ['high', 0.5],
      ['very_high', 0.75],
    ],
    'extreme',
  ],
  tropical_cyclone_gales: [
    [
      ['low', 1],
      ['moderate', 3],
      ['high', 6],
    ],
    'very_high',
  ],
  tropical_cyclone_hurricane_force: [
    [
      ['low', 0.25],
      ['moderate', 0.5],
      ['high', 1],
      ['very_high', 2],
    ],
    'extreme',
  ],
  coast: [
    [
      ['extreme', 0.2],
      ['very_high', 0.4, true],
      ['high', 0.6, true],
      ['moderate', 1, true],
    ],
    'low',
  ],
  cooling_demand: [
    [
      ['low', 1000],
      ['moderate', 2000],
      ['high', 3500],
      ['very_high', 5500],
    ],
    'extreme',
  ],
}

/** A value by one of the tables. */
export function byTable(name: string, value: number): string {
  const table = TABLES[name]
  if (table === undefined) throw new Error(`the table ${name} is not known`)
  return bandOf(table[0], table[1], value)
}

/** docs/methods/hazards.md: the worst band that the tables of the hazard give. */
export const hazardBand: Formula = (given) => {
  const { measures } = given as { measures: Readonly<Record<string, number>> }
  const values = Object.entries(measures)
  return { measure: values[0]?.[1], band: worst(values.map(([table, value]) => byTable(table, value))) }
}

/** docs/methods/hazard_tropical_cyclone.md: storms a decade by their highest wind within reach. */
export const cycloneStorms: Formula = (given) => {
  const { winds, decades } = given as { winds: readonly number[]; decades: number }
  const above = (wind: number): number => winds.filter((one) => one >= wind).length / decades
  return { storms_34kt: above(34), storms_48kt: above(48), storms_64kt: above(64) }
}
