import { named } from '../../formula/definitions.ts'
import { type Named, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import {
  add,
  band,
  lookup,
  product,
  raise,
  ratio,
  subtract,
  type Term,
  text,
  worst,
} from '../../formula/terms.ts'
import { DROUGHT_CEILING } from '../risk/physical-bands.ts'

/** Hazards that a change by warming level is known of. */
export const PROJECTED_HAZARDS = ['warming', 'drying', 'extreme_heat', 'hottest_day'] as const
export type ProjectedHazard = (typeof PROJECTED_HAZARDS)[number]

export type MakeStep = (name: string, label: string, unit: string, is: Term) => Step
export type Reference = (name: string) => string

interface BandRule {
  /** What the bands of a site are decided on. */
  readonly measures: Readonly<Record<string, Named>>
  /** The figure then and its band. `own` refers to a figure that differs between the ends of the models, `shared` to one that does not. */
  readonly later: (step: MakeStep, own: Reference, shared: Reference) => readonly Step[]
  /** The band now, by the same rule. */
  readonly now: (step: MakeStep, shared: Reference) => readonly Step[]
}

export const DEVIATION: Named = named('Standard deviation of the baseline', 'degC')

/** The change of the region that a figure takes: to the level, and what of it the models have by now. */
const changes = (unit: string): Readonly<Record<string, Named>> => ({
  change: named('Change in the region', unit),
  so_far: named('Change in the region so far', unit),
})

/** The names of the steps of now end so. */
const NOW = '_now'

interface Banded {
  /** The figure that is banded. */
  readonly figure: string
  readonly suffix: '' | typeof NOW
}

const warmingSteps = (
  step: MakeStep,
  of: Reference,
  shared: Reference,
  { figure, suffix }: Banded,
): readonly Step[] => [
  step(
    `change_in_standard_deviations${suffix}`,
    'Warming in standard deviations',
    PLAIN,
    ratio(subtract(figure, shared('temperature_baseline')), shared('deviation')),
  ),
  step(`band${suffix}`, 'Band', TEXT, band(of(`change_in_standard_deviations${suffix}`), 'mean_temperature')),
]

/** The mean over the baseline has a band, which a dry latest year raises. */
const rainSteps = (
  step: MakeStep,
  of: Reference,
  shared: Reference,
  { figure, latest, suffix }: Banded & { readonly latest: string },
): readonly Step[] => [
  step(
    `percent_of_baseline${suffix}`,
    'Rainfall over the baseline',
    '%',
    ratio(product('per_cent', figure), shared('rainfall_baseline')),
  ),
  step(
    `band_of_mean${suffix}`,
    'Band of the mean',
    TEXT,
    band(of(`percent_of_baseline${suffix}`), 'rainfall'),
  ),
  step(`dry_year${suffix}`, 'Dry latest year', TEXT, band(latest, 'drought_modifier')),
  step(
    `dry_year_steps${suffix}`,
    'Levels that it adds',
    PLAIN,
    lookup(of(`dry_year${suffix}`), 'drought_steps', 'steps'),
  ),
  step(
    `band${suffix}`,
    'Band',
    TEXT,
    raise(of(`band_of_mean${suffix}`), of(`dry_year_steps${suffix}`), text(DROUGHT_CEILING), 'levels'),
  ),
]

const heatSteps = (
  step: MakeStep,
  of: Reference,
  shared: Reference,
  { figure, suffix }: Banded,
): readonly Step[] => [
  step(
    `extra_days${suffix}`,
    'Days at 35 °C or more over the baseline',
    'days',
    subtract(figure, shared('days_35_baseline')),
  ),
  step(
    `band_by_change${suffix}`,
    'Band of the change',
    TEXT,
    band(of(`extra_days${suffix}`), 'extra_heat_days'),
  ),
  step(`band_by_days${suffix}`, 'Band of the days', TEXT, band(figure, 'heat_days')),
  step(
    `band${suffix}`,
    'Band',
    TEXT,
    worst([of(`band_by_change${suffix}`), of(`band_by_days${suffix}`)], 'levels'),
  ),
]

/** How bands then and now are decided, at the ends of one place and for each of many sites: by one rule, so that they compare. */
export const SCENARIO_BANDS: Readonly<Record<ProjectedHazard, BandRule>> = {
  warming: {
    measures: {
      temperature_now: named('Mean temperature: now', 'degC'),
      temperature_baseline: named('Mean temperature: baseline', 'degC'),
      deviation: DEVIATION,
      ...changes('degC'),
    },
    later: (step, own, shared) => [
      step(
        'temperature',
        'Mean temperature',
        'degC',
        add(shared('temperature_now'), subtract(own('change'), own('so_far'))),
      ),
      ...warmingSteps(step, own, shared, { figure: own('temperature'), suffix: '' }),
    ],
    now: (step, shared) =>
      warmingSteps(step, shared, shared, { figure: shared('temperature_now'), suffix: NOW }),
  },
  drying: {
    measures: {
      rainfall_now: named('Rainfall: now', 'mm'),
      rainfall_baseline: named('Rainfall: baseline', 'mm'),
      latest_percent: named('Rainfall of the latest year over the baseline', '%'),
      ...changes('%'),
    },
    later: (step, own, shared) => [
      step(
        'still_to_come',
        'What is still to come',
        PLAIN,
        ratio(add('per_cent', own('change')), add('per_cent', own('so_far'))),
      ),
      step('rainfall', 'Rainfall', 'mm', product(shared('rainfall_now'), own('still_to_come'))),
      step(
        'latest_percent_then',
        'Rainfall of a year like the latest, over the baseline',
        '%',
        product(shared('latest_percent'), own('still_to_come')),
      ),
      ...rainSteps(step, own, shared, {
        figure: own('rainfall'),
        latest: own('latest_percent_then'),
        suffix: '',
      }),
    ],
    now: (step, shared) =>
      rainSteps(step, shared, shared, {
        figure: shared('rainfall_now'),
        latest: shared('latest_percent'),
        suffix: NOW,
      }),
  },
  extreme_heat: {
    measures: {
      days_35: named('Days at 35 °C or more', 'days'),
      days_35_now: named('Days at 35 °C or more: now', 'days'),
      days_35_baseline: named('Days at 35 °C or more: baseline', 'days'),
    },
    later: (step, own, shared) => heatSteps(step, own, shared, { figure: own('days_35'), suffix: '' }),
    now: (step, shared) => heatSteps(step, shared, shared, { figure: shared('days_35_now'), suffix: NOW }),
  },
  hottest_day: {
    measures: {
      hottest_day: named('Hottest day of a year', 'degC'),
      hottest_day_now: named('Hottest day of a year: now', 'degC'),
    },
    later: (step, own) => [step('band', 'Band', TEXT, band(own('hottest_day'), 'hottest_day'))],
    now: (step, shared) => [
      step('band_now', 'Band now', TEXT, band(shared('hottest_day_now'), 'hottest_day')),
    ],
  },
}
