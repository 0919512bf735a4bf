import { DEFINITIONS, named } from '../../formula/definitions.ts'
import {
  type Constant,
  type ConstantTable,
  type Formula,
  type GivenTable,
  type Named,
  PLAIN,
  type Step,
  TEXT,
} from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { add, band, interpolate, product, ratio, subtract, type Term, worst } from '../../formula/terms.ts'
import { HAZARDS_FORMULAS } from '../hazards/formula.ts'
import { PHYSICAL_TABLES } from '../risk/physical-formula.ts'
import { SPREAD_ENDS, type Spread } from './warming-levels.ts'

/** Hazards that a change by warming level is known of. */
export const PROJECTED_HAZARDS = ['warming', 'drying', 'extreme_heat', 'hottest_day'] as const
export type ProjectedHazard = (typeof PROJECTED_HAZARDS)[number]

/** The formula of a hazard at one place, by the name that workings call it. */
export const scenarioFormula = (hazard: ProjectedHazard): string =>
  hazard === 'extreme_heat' ? 'scenario_heat' : `scenario_${hazard}`

/** The tables that bands in a scenario are read from: those of today. */
export const SCENARIO_TABLES: Readonly<Record<string, ConstantTable>> = {
  ...Object.fromEntries(
    ['levels', 'mean_temperature', 'rainfall', 'extra_heat_days', 'heat_days'].map((name) => [
      name,
      PHYSICAL_TABLES[name]!,
    ]),
  ),
  hottest_day: HAZARDS_FORMULAS.formulas.tables['hottest_day']!,
}

export const SCENARIO_CONSTANTS: Readonly<Record<string, Constant>> = { per_cent: DEFINITIONS.per_cent }

type MakeStep = (name: string, label: string, unit: string, is: Term) => Step
type Reference = (name: string) => string

interface BandRule {
  /** What the band of a hazard is decided on. */
  readonly measures: Readonly<Record<string, Named>>
  /** `own` refers to a figure that differs between the ends of the models, `shared` to one that does not. */
  readonly steps: (step: MakeStep, own: Reference, shared: Reference) => readonly Step[]
}

const DEVIATION = named('Standard deviation of the baseline', 'degC')

/** How a band in a scenario is decided, at the ends of one place and for each of many sites. */
export const SCENARIO_BANDS: Readonly<Record<ProjectedHazard, BandRule>> = {
  warming: {
    measures: { change: named('Change in the region', 'degC'), deviation: DEVIATION },
    steps: (step, own, shared) => [
      step(
        'change_in_standard_deviations',
        'Warming in standard deviations',
        PLAIN,
        ratio(own('change'), shared('deviation')),
      ),
      step('band', 'Band', TEXT, band(own('change_in_standard_deviations'), 'mean_temperature')),
    ],
  },
  drying: {
    measures: { change: named('Change in the region', '%') },
    steps: (step, own) => [
      step('percent_of_baseline', 'Rainfall over the baseline', '%', add('per_cent', own('change'))),
      step('band', 'Band', TEXT, band(own('percent_of_baseline'), 'rainfall')),
    ],
  },
  extreme_heat: {
    measures: {
      days_35: named('Days at 35 °C or more', 'days'),
      days_35_baseline: named('Days at 35 °C or more: baseline', 'days'),
    },
    steps: (step, own, shared) => [
      step(
        'extra_days',
        'Days at 35 °C or more over the baseline',
        'days',
        subtract(own('days_35'), shared('days_35_baseline')),
      ),
      step('band_by_change', 'Band of the change', TEXT, band(own('extra_days'), 'extra_heat_days')),
      step('band_by_days', 'Band of the days', TEXT, band(own('days_35'), 'heat_days')),
      step('band', 'Band', TEXT, worst([own('band_by_change'), own('band_by_days')], 'levels')),
    ],
  },
  hottest_day: {
    measures: { hottest_day: named('Hottest day of a year', 'degC') },
    steps: (step, own) => [step('band', 'Band', TEXT, band(own('hottest_day'), 'hottest_day'))],
  },
}

const END_WORDS: Readonly<Record<keyof Spread, string>> = {
  low: 'low end',
  central: 'middle',
  high: 'high end',
}

const changeIn = (unit: string): Readonly<Record<string, Named>> =>
  Object.fromEntries(
    SPREAD_ENDS.map((end) => [`change_${end}`, named(`Change in the region, ${END_WORDS[end]}`, unit)]),
  )

/** The figures of a hazard and its band, at both ends and in the middle of the models. */
const atEnds = (
  hazard: ProjectedHazard,
  figures: readonly string[],
  work: (step: MakeStep, own: Reference, bands: readonly Step[]) => readonly Step[],
): Pick<Formula, 'steps' | 'outputs'> => ({
  steps: SPREAD_ENDS.flatMap((end) => {
    const own: Reference = (name) => `${name}_${end}`
    const step: MakeStep = (name, label, unit, is) => ({
      figure: own(name),
      label: `${label}, ${END_WORDS[end]}`,
      unit,
      is,
    })
    return work(
      step,
      own,
      SCENARIO_BANDS[hazard].steps(step, own, (name) => name),
    )
  }),
  outputs: [...figures, 'band'].flatMap((name) => SPREAD_ENDS.map((end) => `${name}_${end}`)),
})

/** What a response curve tells at each shift of the daily maxima. */
const CURVE_FIGURES = {
  days_35: named('Days at 35 °C or more', 'days'),
  days_40: named('Days at 40 °C or more', 'days'),
  hottest_day: named('Hottest day of a year', 'degC'),
} as const
export type CurveFigure = keyof typeof CURVE_FIGURES

/** What each hazard takes from the curve. */
export const CURVE_HAZARDS = {
  extreme_heat: ['days_35', 'days_40'],
  hottest_day: ['hottest_day'],
} as const satisfies Partial<Readonly<Record<ProjectedHazard, readonly CurveFigure[]>>>

export const ALL_CURVE_FIGURES: readonly CurveFigure[] = Object.values(CURVE_HAZARDS).flat()

const curveOf = (figures: readonly CurveFigure[]): GivenTable => ({
  label: 'Response curve',
  columns: {
    shift: named('Shift', 'degC'),
    ...Object.fromEntries(figures.map((name) => [name, CURVE_FIGURES[name]])),
  },
})

const onCurve = (figure: CurveFigure, shift: Term): Term =>
  interpolate(shift, 'curve.shift', `curve.${figure}`)

/** Figures of the place's own response curve, read at the change of its region and without any. */
function fromCurve(title: string, hazard: keyof typeof CURVE_HAZARDS): Formula {
  const figures: readonly CurveFigure[] = CURVE_HAZARDS[hazard]
  const { steps, outputs } = atEnds(hazard, figures, (step, own, bands) => [
    ...figures.map((name) => {
      const { label, unit } = CURVE_FIGURES[name]
      return step(name, label, unit, onCurve(name, own('change')))
    }),
    ...bands,
  ])
  return {
    title,
    given: { ...changeIn('degC'), curve: curveOf(figures) },
    steps: [
      ...figures.map((name) => ({
        figure: `${name}_baseline`,
        label: `${CURVE_FIGURES[name].label}: baseline`,
        unit: CURVE_FIGURES[name].unit,
        is: onCurve(name, 'no_shift'),
      })),
      ...steps,
    ],
    outputs,
  }
}

export const SCENARIO_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'scenario_analysis',
  version: '1.1.0',
  title: 'A place at a level of warming',
  constants: {
    ...SCENARIO_CONSTANTS,
    no_shift: { value: 0, unit: 'degC', label: 'The baseline as it was', source: 'definition' },
  },
  tables: SCENARIO_TABLES,
  formulas: {
    scenario_warming: {
      title: 'Mean temperature with the change in the region',
      given: {
        ...changeIn('degC'),
        baseline: named('Mean temperature: baseline', 'degC'),
        deviation: DEVIATION,
      },
      ...atEnds('warming', ['temperature'], (step, own, bands) => [
        step('temperature', 'Mean temperature', 'degC', add('baseline', own('change'))),
        ...bands,
      ]),
    },
    scenario_drying: {
      title: 'Rainfall with the change in the region',
      given: { ...changeIn('%'), baseline: named('Rainfall: baseline', 'mm') },
      ...atEnds('drying', ['rainfall'], (step, own, bands) => [
        ...bands,
        step(
          'rainfall',
          'Rainfall',
          'mm',
          ratio(product('baseline', own('percent_of_baseline')), 'per_cent'),
        ),
      ]),
    },
    scenario_heat: fromCurve('Hot days with the change in the region', 'extreme_heat'),
    scenario_hottest_day: fromCurve('Hottest day with the change in the region', 'hottest_day'),
    heat_response: {
      title: 'A response curve read at a shift',
      given: { shift: named('Shift', 'degC'), curve: curveOf(ALL_CURVE_FIGURES) },
      steps: ALL_CURVE_FIGURES.map((name) => ({
        figure: name,
        ...CURVE_FIGURES[name],
        is: onCurve(name, 'shift'),
      })),
      outputs: ALL_CURVE_FIGURES,
    },
  },
})
