import { DEFINITIONS, named, OWN_UNIT } from '../../formula/definitions.ts'
import {
  type Constant,
  type ConstantTable,
  type Formula,
  type GivenTable,
  type Named,
  PLAIN,
  type Step,
} from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { figure } from '../../formula/steps.ts'
import {
  add,
  cell,
  firstKnown,
  interpolate,
  isMissing,
  largest,
  less,
  lowest,
  product,
  ratio,
  smallest,
  subtract,
  type Term,
  when,
} from '../../formula/terms.ts'
import { HAZARDS_FORMULAS } from '../hazards/formula.ts'
import { PHYSICAL_TABLES } from '../risk/physical-formula.ts'
import { ASSESSED_CONSTANTS, BASELINE_WARMING, warmingAt } from './assessed-warming.ts'
import {
  DEVIATION,
  type MakeStep,
  type ProjectedHazard,
  type Reference,
  SCENARIO_BANDS,
} from './band-rules.ts'
import { SPREAD_ENDS, type Spread } from './warming-levels.ts'

/** The formula of a hazard at one place, by the name that workings call it. */
export const scenarioFormula = (hazard: ProjectedHazard): string =>
  hazard === 'extreme_heat' ? 'scenario_heat' : `scenario_${hazard}`

/** The tables that bands in a scenario are read from: those of today. */
export const SCENARIO_TABLES: Readonly<Record<string, ConstantTable>> = {
  ...Object.fromEntries(
    [
      'levels',
      'mean_temperature',
      'rainfall',
      'drought_modifier',
      'drought_steps',
      'extra_heat_days',
      'heat_days',
    ].map((name) => [name, PHYSICAL_TABLES[name]!]),
  ),
  hottest_day: HAZARDS_FORMULAS.formulas.tables['hottest_day']!,
}

export const SCENARIO_CONSTANTS: Readonly<Record<string, Constant>> = { per_cent: DEFINITIONS.per_cent }

const END_WORDS: Readonly<Record<keyof Spread, string>> = {
  low: 'low end',
  central: 'middle',
  high: 'high end',
}

const atEach = (name: string, label: string, unit: string): Readonly<Record<string, Named>> =>
  Object.fromEntries(SPREAD_ENDS.map((end) => [`${name}_${end}`, named(`${label}, ${END_WORDS[end]}`, unit)]))

const changeIn = (unit: string): Readonly<Record<string, Named>> =>
  atEach('change', 'Change in the region', unit)

const soFar = (name: string, unit: string): Readonly<Record<string, Named>> =>
  atEach(name, 'Change in the region so far', unit)

const own: Reference = (name) => name

/** The figures of a hazard, how far they are from the baseline and from now, and its band: at both ends and in the middle of the models. */
const atEnds = (
  hazard: ProjectedHazard,
  figures: Readonly<Record<string, Named>>,
  values: (step: MakeStep, atEnd: Reference, end: keyof Spread) => readonly Step[] = () => [],
): Pick<Formula, 'steps' | 'outputs'> => ({
  steps: SPREAD_ENDS.flatMap((end) => {
    const atEnd: Reference = (name) => `${name}_${end}`
    const step: MakeStep = (name, label, unit, is) =>
      figure(atEnd(name), `${label}, ${END_WORDS[end]}`, unit, is)
    return [
      ...values(step, atEnd, end),
      ...SCENARIO_BANDS[hazard].later(step, atEnd, own),
      ...Object.entries(figures).flatMap(([name, { label, unit }]) =>
        AGAINST.map(([suffix, words]) =>
          step(
            `${name}_from${suffix}`,
            `${label}: ${words}`,
            unit,
            subtract(atEnd(name), `${name}${suffix}`),
          ),
        ),
      ),
    ]
  }),
  outputs: [
    'change',
    ...Object.keys(figures).flatMap((name) => [name, ...AGAINST.map(([suffix]) => `${name}_from${suffix}`)]),
    'band',
  ].flatMap((name) => SPREAD_ENDS.map((end) => `${name}_${end}`)),
})

/** What a figure then is held against. */
const AGAINST = [
  ['_baseline', 'against the baseline'],
  ['_now', 'against now'],
] as const

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

const onCurve = (name: CurveFigure, shift: Term): Term => interpolate(shift, 'curve.shift', `curve.${name}`)

/** Where no year of now is known, the curve of the baseline's days is read as it is. */
const orFromBaseline = (name: CurveFigure, atEnd: Reference, fromNow: Term): Term =>
  when(isMissing(`${name}_now`), onCurve(name, atEnd('change')), fromNow)

const HOT_DAYS = { days_35: CURVE_FIGURES.days_35, days_40: CURVE_FIGURES.days_40 }
const HOTTEST_DAY = { hottest_day: CURVE_FIGURES.hottest_day }
const namesOf = (figures: Partial<typeof CURVE_FIGURES>): CurveFigure[] =>
  Object.keys(figures) as CurveFigure[]

const hotDays: Formula = {
  title: 'Hot days now, with what is still to come',
  given: {
    ...changeIn('degC'),
    ...Object.assign(
      {},
      ...namesOf(HOT_DAYS).map((name) => ({
        [`${name}_now`]: named(`${CURVE_FIGURES[name].label}: now`, 'days'),
        [`${name}_observed`]: named(`${CURVE_FIGURES[name].label}: observed in the baseline`, 'days'),
        ...soFar(`${name}_so_far`, 'degC'),
      })),
    ),
    curve: curveOf(CURVE_HAZARDS.extreme_heat),
  },
  ...withSteps(
    namesOf(HOT_DAYS).flatMap((name) => [
      figure(
        `${name}_baseline`,
        `${CURVE_FIGURES[name].label}: baseline`,
        'days',
        firstKnown(`${name}_observed`, onCurve(name, 'no_shift')),
      ),
      ...SPREAD_ENDS.map((end) => daysAt(name, end)),
    ]),
    atEnds('extreme_heat', HOT_DAYS, (step, _atEnd, end) =>
      namesOf(HOT_DAYS).map((name) => step(name, CURVE_FIGURES[name].label, 'days', inOrder(name, end))),
    ),
  ),
}

/** Days by the change of the region at one end of the models. */
function daysAt(name: CurveFigure, end: keyof Spread): Step {
  const atEnd: Reference = (one) => `${one}_${end}`
  return figure(
    `${name}_by_${end}`,
    `${CURVE_FIGURES[name].label}: by the ${END_WORDS[end]} of the change`,
    'days',
    orFromBaseline(
      name,
      atEnd,
      largest(
        0,
        add(`${name}_now`, subtract(onCurve(name, atEnd('change')), onCurve(name, atEnd(`${name}_so_far`)))),
      ),
    ),
  )
}

/** A curve counts days and is uneven, so that the low end of the change may add more of them than the middle: low and high are the least and the most. */
function inOrder(name: CurveFigure, end: keyof Spread): Term {
  const all = SPREAD_ENDS.map((one) => `${name}_by_${one}`)
  if (end === 'central') return `${name}_by_central`
  return end === 'low' ? smallest(...all) : largest(...all)
}

const hottestDay: Formula = {
  title: 'Hottest day now, with what is still to come',
  given: {
    ...changeIn('degC'),
    hottest_day_now: named('Hottest day of a year: now', 'degC'),
    ...soFar('so_far', 'degC'),
    curve: curveOf(CURVE_HAZARDS.hottest_day),
  },
  ...withSteps(
    [
      figure(
        'hottest_day_baseline',
        'Hottest day of a year: baseline',
        'degC',
        onCurve('hottest_day', 'no_shift'),
      ),
    ],
    atEnds('hottest_day', HOTTEST_DAY, (step, atEnd) => [
      step(
        'hottest_day',
        'Hottest day of a year',
        'degC',
        orFromBaseline(
          'hottest_day',
          atEnd,
          add('hottest_day_now', subtract(atEnd('change'), atEnd('so_far'))),
        ),
      ),
    ]),
  ),
}

function withSteps(
  before: readonly Step[],
  { steps, outputs }: Pick<Formula, 'steps' | 'outputs'>,
): Pick<Formula, 'steps' | 'outputs'> {
  return { steps: [...before, ...steps], outputs }
}

/** How warm the world was in a window of years, and how much of the region's change the models have by then. */
const observedWarming: Formula = {
  title: 'Global warming of the observed years, and the change in the region by then',
  given: {
    first_year: named('First year of the window', 'year'),
    latest_year: named('Last year of the window', 'year'),
    changes: {
      label: 'Changes in the region by warming level',
      columns: {
        warming: named('Global warming', 'degC'),
        ...Object.fromEntries(SPREAD_ENDS.map((end) => [end, named(`Change, ${END_WORDS[end]}`, OWN_UNIT)])),
      },
    },
  },
  steps: [
    figure('middle_year', 'Middle of the window', 'year', ratio(add('first_year', 'latest_year'), 2)),
    figure('warming_now', 'Global warming of the window', 'degC', warmingAt('middle_year')),
    figure('first_level', 'Lowest warming level', 'degC', lowest('changes.warming')),
    figure(
      'share_of_first_level',
      'Share of the way from the baseline to it',
      PLAIN,
      ratio(subtract('warming_now', BASELINE_WARMING), subtract('first_level', BASELINE_WARMING)),
    ),
    ...SPREAD_ENDS.map((end) =>
      figure(
        `so_far_${end}`,
        `Change in the region so far, ${END_WORDS[end]}`,
        OWN_UNIT,
        // The change is known against the baseline, so it is zero there.
        when(
          less('warming_now', 'first_level'),
          product('share_of_first_level', cell(`changes.${end}`, { warming: 'first_level' })),
          interpolate('warming_now', 'changes.warming', `changes.${end}`),
        ),
      ),
    ),
  ],
  outputs: ['warming_now', ...SPREAD_ENDS.map((end) => `so_far_${end}`)],
}

export const SCENARIO_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'scenario_analysis',
  version: '2.1.0',
  title: 'A place at a level of warming',
  constants: {
    ...SCENARIO_CONSTANTS,
    ...ASSESSED_CONSTANTS,
    no_shift: { value: 0, unit: 'degC', label: 'The baseline as it was', source: 'definition' },
  },
  tables: SCENARIO_TABLES,
  formulas: {
    observed_warming: observedWarming,
    scenario_warming: {
      title: 'Mean temperature now, with what is still to come',
      given: {
        ...changeIn('degC'),
        ...soFar('so_far', 'degC'),
        temperature_now: named('Mean temperature: now', 'degC'),
        temperature_baseline: named('Mean temperature: baseline', 'degC'),
        deviation: DEVIATION,
      },
      ...atEnds('warming', { temperature: named('Mean temperature', 'degC') }),
    },
    scenario_drying: {
      title: 'Rainfall now, with what is still to come',
      given: {
        ...changeIn('%'),
        ...soFar('so_far', '%'),
        rainfall_now: named('Rainfall: now', 'mm'),
        rainfall_baseline: named('Rainfall: baseline', 'mm'),
        latest_percent: named('Rainfall of the latest year over the baseline', '%'),
      },
      ...atEnds('drying', { rainfall: named('Rainfall', 'mm') }),
    },
    scenario_heat: hotDays,
    scenario_hottest_day: hottestDay,
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
