import { bandOf, type Steps, worst } from './arithmetic.ts'

/** The tables of docs/methods/physical_risk.md and hazard_*.md: the steps, and the band beyond the last. */
const TABLES: Readonly<Record<string, readonly [Steps, string]>> = {
  warming: [
    [
      ['low', 0.5],
      ['moderate', 1],
      ['high', 1.5],
      ['very_high', 2],
    ],
    'extreme',
  ],
  rainfall: [
    [
      ['extreme', 70],
      ['very_high', 80],
      ['high', 88],
      ['moderate', 95],
    ],
    'low',
  ],
  extra_heat_days: [
    [
      ['low', 3],
      ['moderate', 7],
      ['high', 15],
      ['very_high', 30],
    ],
    'extreme',
  ],
  heat_days: [
    [
      ['low', 5],
      ['moderate', 20],
      ['high', 50],
      ['very_high', 100],
    ],
    'extreme',
  ],
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
export const byTable = (name: string, value: number): string => bandOf(...TABLES[name]!, value)

const SEASONS = 38

/** docs/methods/hazard_tropical_cyclone.md. */
function cyclones({ storms }: { storms: readonly { readonly highest_wind: number }[] }) {
  const above = (wind: number): number =>
    (10 * storms.filter(({ highest_wind }) => highest_wind >= wind).length) / SEASONS
  return {
    storms_34kt: above(34),
    storms_48kt: above(48),
    storms_64kt: above(64),
    band: worst([
      byTable('tropical_cyclone_gales', above(34)),
      byTable('tropical_cyclone_hurricane_force', above(64)),
    ]),
  }
}

/** Every hazard that has a band of its own. */
export const HAZARD_ORACLE: Readonly<
  Record<string, (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>>
> = {
  declared_disasters: ({ disasters }) => ({ events: (disasters as readonly unknown[]).length }),
  hazard_tropical_cyclone: (given) => cyclones(given as Parameters<typeof cyclones>[0]),
  ...Object.fromEntries(
    ['heatwave', 'hottest_day', 'drought', 'heavy_rain', 'bushfire', 'coast', 'cooling_demand'].map(
      (hazard) => [
        `hazard_${hazard}`,
        ({ measure }: Readonly<Record<string, unknown>>) => ({
          measure,
          band: byTable(hazard, measure as number),
        }),
      ],
    ),
  ),
}
