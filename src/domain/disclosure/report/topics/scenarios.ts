import { INDICATOR_LABELS } from '../../../company/climate/indicator-rules.ts'
import type { FormulaTable, MetricName, TopicTable } from '../topic-table.ts'

const ENDS = {
  low: 'low end of the models',
  central: 'middle of the models',
  high: 'high end of the models',
} as const

/** A figure, and how far it is from the baseline and from now. */
const compared = (
  hazard: string,
  figure: string,
  label: string,
  unit: string,
): readonly Record<string, MetricName>[] => [
  spread(hazard, figure, label, unit, { isCompared: true }),
  spread(hazard, `${figure}_from_baseline`, `${label}, compared with 1981-2010`, unit),
  spread(hazard, `${figure}_from_now`, `${label}, compared with now`, unit, { isCompared: true }),
]

/** A figure at both ends and in the middle of the range over models. */
const spread = (
  hazard: string,
  figure: string,
  label: string,
  unit: string | null,
  { isCompared = false } = {},
): Record<string, MetricName> =>
  Object.fromEntries(
    Object.entries(ENDS).map(([end, words]) => [
      `${figure}_${end}`,
      {
        id: `scenarios.{scenario}.${hazard}.${figure}_${end}`,
        label: `At {level}: ${label}, ${words}`,
        unit,
        ...(isCompared && end === 'central'
          ? {
              compared: {
                side: 'physical',
                figure,
                year: null,
                label,
                scenario: 'At {level} of global warming',
              },
            }
          : {}),
      },
    ]),
  )

/** What is known of the years that a figure of now is the mean of. */
const observed = (name: string, label: string, unit: string): MetricName => ({
  id: `scenarios.now.{indicator}.${name}`,
  label: `{indicator}: ${label}`,
  unit,
})

const formula = (
  hazard: string,
  label: string,
  figures: readonly Record<string, MetricName>[],
  unit = 'degC',
): FormulaTable => ({
  calculation: `scenarios.{scenario}.${hazard}`,
  metrics: Object.assign(
    {},
    spread(hazard, 'change', `${label}, change in the region compared with 1981-2010`, unit),
    ...figures,
    spread(hazard, 'band', `${label}, band`, null),
  ),
  gap: { id: `scenarios.{scenario}.${hazard}`, label: `At {level}: ${label}`, unit: null },
})

/** The place of the company when the world has warmed by the levels that section 296D(2B) asks for. */
export const SCENARIOS: TopicTable = {
  topic: 'scenarios',
  outcomes: ({ profile }) => [profile.blocks.scenario_analysis],
  words: { ...INDICATOR_LABELS, hottest_day: 'Hottest day of a year' },
  formulas: {
    observed_warming: {
      calculation: 'scenarios.now.{indicator}',
      metrics: {
        warming_now: observed('global_warming', 'global warming in the years of now', 'degC'),
        ...Object.fromEntries(
          Object.entries(ENDS).map(([end, words]) => [
            `so_far_${end}`,
            observed(`so_far_${end}`, `change in the region by then, ${words}`, '{unit}'),
          ]),
        ),
      },
    },
    scenario_warming: formula(
      'warming',
      'warming',
      compared('warming', 'temperature', 'mean temperature', 'degC'),
    ),
    scenario_drying: formula('drying', 'drying', compared('drying', 'rainfall', 'rainfall', 'mm'), '%'),
    scenario_heat: formula('extreme_heat', 'extreme heat', [
      ...compared('extreme_heat', 'days_35', 'days at 35 °C or more', 'days'),
      ...compared('extreme_heat', 'days_40', 'days at 40 °C or more', 'days'),
    ]),
    scenario_hottest_day: formula(
      'hottest_day',
      'hottest day',
      compared('hottest_day', 'hottest_day', 'hottest day of a year', 'degC'),
    ),
  },
  gap: { id: 'scenarios.all', label: 'Scenarios by level of warming', unit: null },
}
