import type { FormulaTable, MetricName, TopicTable } from '../topic-table.ts'

const ENDS = {
  low: 'low end of the models',
  central: 'middle of the models',
  high: 'high end of the models',
} as const

/** A figure at both ends and in the middle of the range over models. */
const spread = (
  hazard: string,
  figure: string,
  label: string,
  unit: string | null,
): Record<string, MetricName> =>
  Object.fromEntries(
    Object.entries(ENDS).map(([end, words]) => [
      `${figure}_${end}`,
      {
        id: `scenarios.{scenario}.${hazard}.${figure}_${end}`,
        label: `At {level}: ${label}, ${words}`,
        unit,
      },
    ]),
  )

const formula = (
  hazard: string,
  label: string,
  figures: readonly Record<string, MetricName>[],
): FormulaTable => ({
  calculation: `scenarios.{scenario}.${hazard}`,
  metrics: Object.assign({}, ...figures, spread(hazard, 'band', `${label}, band`, null)),
  gap: { id: `scenarios.{scenario}.${hazard}`, label: `At {level}: ${label}`, unit: null },
})

/** The place of the company when the world has warmed by the levels that section 296D(2B) asks for. */
export const SCENARIOS: TopicTable = {
  topic: 'scenarios',
  outcomes: ({ profile }) => [profile.blocks.scenario_analysis],
  formulas: {
    scenario_warming: formula('warming', 'warming', [
      spread('warming', 'temperature', 'mean temperature', 'degC'),
    ]),
    scenario_drying: formula('drying', 'drying', [spread('drying', 'rainfall', 'rainfall', 'mm')]),
    scenario_heat: formula('extreme_heat', 'extreme heat', [
      spread('extreme_heat', 'days_35', 'days at 35 °C or more', 'days'),
      spread('extreme_heat', 'days_40', 'days at 40 °C or more', 'days'),
    ]),
    scenario_hottest_day: formula('hottest_day', 'hottest day', [
      spread('hottest_day', 'hottest_day', 'hottest day of a year', 'degC'),
    ]),
  },
  gap: { id: 'scenarios.all', label: 'Scenarios by level of warming', unit: null },
}
