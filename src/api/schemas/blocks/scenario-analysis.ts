import { Type } from 'typebox'
import { block, RiskLevel } from '../block.ts'
import { nullable } from '../data.ts'

const spread = {
  low: Type.Number({ description: '10th percentile of the models.' }),
  central: Type.Number({ description: 'Median of the models.' }),
  high: Type.Number({ description: '90th percentile of the models.' }),
}
const Spread = Type.Object(spread)

const Indicator = Type.Object({
  indicator: Type.String({ examples: ['heat_days_35'] }),
  unit: Type.String(),
  baseline: Type.Object({ period: Type.String(), value: Type.Number() }),
  now: nullable(
    Type.Object(
      { period: Type.String(), value: Type.Number(), series: Type.String() },
      { description: 'Mean of the latest observed years; null if none were observed.' },
    ),
  ),
  at_level: Spread,
  change: Type.Object(spread, { description: 'Compared with the baseline.' }),
})

const RegionalRange = Type.Object({
  season: Type.Enum(['annual', 'DJF', 'MAM', 'JJA', 'SON']),
  unit: Type.String(),
  ...spread,
  models: Type.Integer(),
  range_spans_zero: Type.Boolean(),
})

const year = nullable(Type.Integer())

export const ScenarioHazard = Type.Object(
  {
    hazard: Type.String({ examples: ['extreme_heat'] }),
    kind: Type.Enum(['chronic', 'acute']),
    status: Type.Enum(['projected', 'absent']),
    reason: nullable(
      Type.Object(
        { code: Type.String(), detail: Type.String() },
        { description: 'Why the hazard is absent. This does not mean there is no risk.' },
      ),
    ),
    statement: Type.String({
      description: 'If the range spans zero, the statement says so before any number.',
    }),
    indicators: Type.Array(Indicator),
    regional_change: Type.Array(RegionalRange, { description: 'The year first, then the seasons.' }),
    band_now: nullable(RiskLevel),
    band_then: nullable(Type.Object({ low: RiskLevel, central: RiskLevel, high: RiskLevel })),
    agreement: nullable(
      Type.Object(
        {
          direction: Type.Enum(['rise', 'fall']),
          percent: Type.Number(),
          at_least: Type.Boolean({
            description: 'True if the range only shows that it is this much or more.',
          }),
          models: Type.Integer(),
        },
        { description: 'Share of the models that agree on the direction.' },
      ),
    ),
    series: nullable(Type.Object({ name: Type.String(), id: Type.String(), distance_km: Type.Number() })),
  },
  { $id: 'ScenarioHazard' },
)

export const ScenarioAnalysis = block(
  'ScenarioAnalysis',
  'The company’s place at each warming level: every hazard now and at that level, with ranges. Default: the two levels that section 296D(2B) requires, 1.5 °C and 3 °C. For a head office it is context only; the sites have their own analyses.',
  {
    place: Type.Object({
      lat: Type.Number(),
      lon: Type.Number(),
      quality: Type.Enum(['exact', 'approximate', 'head_office']),
    }),
    region: Type.Object({ code: Type.String(), name: Type.String() }),
    ensemble: Type.String(),
    baseline: Type.String(),
    statements: Type.Array(Type.String()),
    both_statutory_scenarios: Type.Boolean({
      description: 'Both scenarios of section 296D(2B) are among those computed.',
    }),
    scenarios: Type.Array(
      Type.Object({
        id: Type.String({ examples: ['1.5', 'SSP2-4.5:2050'] }),
        pathway: nullable(Type.String()),
        year,
        level_c: nullable(Type.Number({ description: 'Global warming above 1850-1900.' })),
        statutory_role: nullable(Type.Enum(['limited_to_1_5', 'well_exceeds_2'])),
        statement: Type.String(),
        reached: Type.Array(Type.Object({ pathway: Type.String(), early: year, best: year, late: year }), {
          description: 'When each pathway reaches the level by AR6’s assessed warming; null: not by 2099.',
        }),
        hazards: Type.Array(ScenarioHazard),
      }),
    ),
  },
)
