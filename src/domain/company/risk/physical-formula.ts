import { LEVELS, named, publishedBands } from '../../formula/definitions.ts'
import { type ConstantTable, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import {
  absent,
  any,
  band,
  isMissing,
  lookup,
  raise,
  ratio,
  type Term,
  text,
  when,
  worst,
} from '../../formula/terms.ts'
import {
  DROUGHT_CEILING,
  DROUGHT_MODIFIERS,
  DROUGHT_STEPS,
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from './physical-bands.ts'

const SOURCE = 'docs/methods/physical_risk.md'

/** What the bands of a place are decided on. */
export const PHYSICAL_MEASURES = {
  warming: named('Warming since the baseline', 'degC'),
  deviation: named('Standard deviation of the baseline', 'degC'),
  percent_of_baseline: named('Rainfall now over the baseline', '%'),
  latest_year_percent_of_baseline: named('Rainfall of the latest year over the baseline', '%'),
  extra_days: named('Days at 35 °C or more: change', 'days'),
  days_now: named('Days at 35 °C or more: now', 'days'),
} as const

export const PHYSICAL_TABLES: Readonly<Record<string, ConstantTable>> = {
  levels: LEVELS,
  mean_temperature: publishedBands('Warming in standard deviations', PLAIN, SOURCE, TEMPERATURE_BANDS),
  rainfall: publishedBands('Rainfall over the baseline', '%', SOURCE, RAINFALL_BANDS),
  drought_modifier: publishedBands('Latest year over the baseline', '%', SOURCE, DROUGHT_MODIFIERS),
  drought_steps: {
    label: 'Levels that a dry year adds',
    source: SOURCE,
    columns: { steps: PLAIN },
    rows: Object.fromEntries(Object.entries(DROUGHT_STEPS).map(([name, steps]) => [name, { steps }])),
  },
  extra_heat_days: publishedBands(
    'Days at 35 °C or more over the baseline',
    'days',
    SOURCE,
    EXTRA_HEAT_BANDS,
  ),
  heat_days: publishedBands('Days at 35 °C or more now', 'days', SOURCE, HEAT_LEVEL_BANDS),
}

/**
 * The bands of a place. `step` makes a figure of a place or a column of a table of places, and `own` the reference to another of
 * them, so that one place and a hundred sites are decided by the same rules.
 */
export function physicalBandSteps(
  step: (name: string, label: string, unit: string, is: Term) => Step,
  own: (name: string) => string = (name) => name,
): readonly Step[] {
  const level = (name: string, label: string, is: Term): Step => step(name, label, TEXT, is)
  return [
    step(
      'change_in_standard_deviations',
      'Warming in standard deviations',
      PLAIN,
      ratio(own('warming'), own('deviation')),
    ),
    level(
      'mean_temperature',
      'Warming: band',
      band(own('change_in_standard_deviations'), 'mean_temperature'),
    ),
    level('rainfall_of_mean', 'Rainfall: band of the mean', band(own('percent_of_baseline'), 'rainfall')),
    level('dry_year', 'Dry latest year', band(own('latest_year_percent_of_baseline'), 'drought_modifier')),
    step('dry_year_steps', 'Levels that it adds', PLAIN, lookup(own('dry_year'), 'drought_steps', 'steps')),
    level(
      'rainfall',
      'Rainfall: band',
      raise(own('rainfall_of_mean'), own('dry_year_steps'), text(DROUGHT_CEILING), 'levels'),
    ),
    level('heat_by_change', 'Heat: band of the change', band(own('extra_days'), 'extra_heat_days')),
    level('heat_by_days', 'Heat: band of the days', band(own('days_now'), 'heat_days')),
    level('heat_days_35', 'Heat: band', worst([own('heat_by_change'), own('heat_by_days')], 'levels')),
    level('chronic', 'Chronic', worst([own('mean_temperature'), own('rainfall')], 'levels')),
    level('acute', 'Acute', own('heat_days_35')),
    // One of the two alone would pass for the whole: a dry place without a record of heat is not low.
    level(
      'overall',
      'Physical risk',
      when(
        any(isMissing(own('chronic')), isMissing(own('acute'))),
        absent('partial'),
        worst([own('chronic'), own('acute')], 'levels'),
      ),
    ),
  ]
}

export const PHYSICAL_RISK_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'physical_risk',
  version: '1.1.0',
  title: 'Bands of physical risk at a place',
  constants: {},
  tables: PHYSICAL_TABLES,
  formulas: {
    physical_risk: {
      title: 'Chronic and acute bands, and the worse of them',
      given: PHYSICAL_MEASURES,
      steps: physicalBandSteps((name, label, unit, is) => ({ figure: name, label, unit, is })),
      outputs: ['mean_temperature', 'rainfall', 'heat_days_35', 'chronic', 'acute', 'overall'],
    },
  },
})
