import { LEVELS, named, publishedBands } from '../../formula/definitions.ts'
import { evaluate } from '../../formula/evaluate.ts'
import {
  type Constant,
  type ConstantTable,
  type Formula,
  PLAIN,
  type Step,
  TEXT,
} from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { atLeast, band, count, ratio, sum, when, worst } from '../../formula/terms.ts'
import { HAZARD_BAND_TABLES } from './hazard-bands.ts'
import { HAZARDS, type HazardRow } from './hazard-table.ts'

/** Gales, storm force and hurricane force. */
export const CYCLONE_WINDS_KT = [34, 48, 64] as const
export const CYCLONE_SEASONS = { first: 1982, last: 2019 } as const

const CYCLONE_PAGE = 'docs/methods/hazard_tropical_cyclone.md'
const A_DECADE = '1 / decade'

const winds: readonly (readonly [name: string, constant: Constant])[] = CYCLONE_WINDS_KT.map((value) => [
  `wind_${value}kt`,
  { value, unit: 'kt', label: `Wind of ${value} knots`, source: CYCLONE_PAGE },
])

/** Hazards whose bands are decided here; those of the yearly climate are of physical_risk. */
const isOwn = ({ bands }: HazardRow): boolean =>
  bands.length > 0 && bands.every((table) => Object.hasOwn(HAZARD_BAND_TABLES, table))

const unitOf = (row: HazardRow): string =>
  row.id === 'tropical_cyclone' ? A_DECADE : (row.indicators[0]?.unit ?? PLAIN)

const tables: Readonly<Record<string, ConstantTable>> = {
  levels: LEVELS,
  ...Object.fromEntries(
    HAZARDS.filter(isOwn).flatMap((row) =>
      row.bands.map((table) => {
        const { measure, bands } = HAZARD_BAND_TABLES[table]!
        return [table, publishedBands(measure, unitOf(row), `docs/methods/hazard_${row.id}.md`, bands)]
      }),
    ),
  ),
}

/** The formula of a hazard, by the name that workings call it. */
export const hazardFormula = (hazard: string): string => `hazard_${hazard}`

/** One figure and the band that holds it. */
const oneFigure = (row: HazardRow): Formula => ({
  title: row.label,
  given: { measure: named(HAZARD_BAND_TABLES[row.bands[0]!]!.measure, unitOf(row)) },
  steps: [{ figure: 'band', label: `${row.label}: band`, unit: TEXT, is: band('measure', row.bands[0]!) }],
  outputs: ['measure', 'band'],
})

const stormsWith = (wind: string): readonly Step[] => [
  {
    column: `storms.has_${wind}`,
    label: `Counts at ${wind}`,
    unit: PLAIN,
    is: when(atLeast('.highest_wind', `wind_${wind}`), 1, 0),
  },
  {
    figure: `storms_${wind}`,
    label: `Storms a decade with ${wind} or more`,
    unit: A_DECADE,
    is: ratio(sum(`storms.has_${wind}`), 'decades'),
  },
]

/** Storms a decade by their highest wind within reach, and the worse of two bands. */
const cyclones: Formula = {
  title: 'Tropical cyclone',
  given: {
    storms: {
      label: 'Storms within reach',
      columns: { highest_wind: named('Highest wind within reach', 'kt') },
    },
  },
  steps: [
    ...CYCLONE_WINDS_KT.flatMap((wind) => stormsWith(`${wind}kt`)),
    {
      figure: 'band_of_gales',
      label: 'Band by gales',
      unit: TEXT,
      is: band('storms_34kt', 'tropical_cyclone_gales'),
    },
    {
      figure: 'band_of_hurricane_force',
      label: 'Band by hurricane force',
      unit: TEXT,
      is: band('storms_64kt', 'tropical_cyclone_hurricane_force'),
    },
    {
      figure: 'band',
      label: 'Tropical cyclone: band',
      unit: TEXT,
      is: worst(['band_of_gales', 'band_of_hurricane_force'], 'levels'),
    },
  ],
  outputs: [...CYCLONE_WINDS_KT.map((wind) => `storms_${wind}kt`), 'band'],
}

export const DECLARED_DISASTERS_FORMULA = 'declared_disasters'

/** What happened in an area: a count without a band. */
const disasters: Formula = {
  title: 'Declared disasters in a local government area',
  given: {
    disasters: {
      label: 'Disasters that are listed for the area',
      columns: { event: named('Name of the disaster', TEXT) },
    },
  },
  steps: [{ figure: 'events', label: 'Declared disasters', unit: PLAIN, is: count('disasters.event') }],
  outputs: ['events'],
}

export const HAZARDS_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'hazards',
  version: '1.4.0',
  title: 'Bands of hazards at a place',
  constants: {
    ...Object.fromEntries(winds),
    decades: {
      value: (CYCLONE_SEASONS.last - CYCLONE_SEASONS.first + 1) / 10,
      unit: 'decade',
      label: 'Decades of the record of storms',
      source: CYCLONE_PAGE,
    },
  },
  tables,
  formulas: {
    ...Object.fromEntries(
      HAZARDS.filter(isOwn).map((row) => [
        hazardFormula(row.id),
        row.id === 'tropical_cyclone' ? cyclones : oneFigure(row),
      ]),
    ),
    [DECLARED_DISASTERS_FORMULA]: disasters,
  },
})

/** Storms a decade at each wind, from the highest wind of every storm within reach. */
export function stormsADecade(highest: readonly number[]): readonly number[] {
  const found = evaluate(HAZARDS_FORMULAS.formula(hazardFormula('tropical_cyclone')), {
    storms: highest.map((highest_wind) => ({ highest_wind })),
  })
  return CYCLONE_WINDS_KT.map((wind) => found.number(`storms_${wind}kt`) ?? 0)
}
