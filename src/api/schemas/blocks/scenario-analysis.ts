import { Type } from 'typebox'
import { STATUTORY_ROLES } from '../../../domain/company/scenarios/statutory-role.ts'
import { block, RiskLevel } from '../block.ts'
import { nullable } from '../data.ts'
import { ServingScenarios } from '../serving-scenarios.ts'

const spread = {
  low: Type.Number({ description: '10th percentile of the models.' }),
  central: Type.Number({ description: 'Median of the models.' }),
  high: Type.Number({ description: '90th percentile of the models.' }),
}

const Indicator = Type.Object({
  indicator: Type.String({ examples: ['heat_days_35'] }),
  unit: Type.String(),
  baseline: nullable(
    Type.Object(
      { period: Type.String(), value: Type.Number() },
      { description: 'Null for a hottest day where no response curve is near.' },
    ),
  ),
  now: nullable(
    Type.Object(
      {
        period: Type.String(),
        value: Type.Number(),
        series: Type.String(),
        warming_c: Type.Number({
          description:
            'Global warming of these years above 1850-1900, from AR6: its assessed windows, interpolated by the middle year, and its best estimate for SSP2-4.5 after them.',
        }),
      },
      { description: 'Mean of the latest observed years; null if none were observed.' },
    ),
  ),
  so_far: nullable(
    Type.Object(spread, {
      description:
        'The region’s change from the baseline to the warming of now, in the unit of `regional_change`; the rest is still to come. Null if now is not known.',
    }),
  ),
  at_level: Type.Object(spread, {
    description: 'Now plus what is still to come; see `counted_from`.',
  }),
  change: nullable(
    Type.Object(spread, { description: 'Compared with the baseline; null if it is not known.' }),
  ),
  change_from_now: nullable(
    Type.Object(spread, { description: 'Compared with now; null if now is not known.' }),
  ),
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
    milder_than_now: nullable(
      Type.String({
        description:
          'The sentence of the statement that says so, with the models’ medians at both warming levels; null if the median is not milder than now.',
      }),
    ),
    counted_from: nullable(
      Type.Enum(['now', 'baseline'], {
        description:
          'What the change was added to: now, or the baseline if now is not known. Such a hazard is left out of roll-ups.',
      }),
    ),
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
      description: 'Two different scenarios among those computed may serve as the two of section 296D(2B).',
    }),
    statutory_scenarios: ServingScenarios,
    scenarios: Type.Array(
      Type.Object({
        id: Type.String({ examples: ['1.5', 'SSP2-4.5:2050'] }),
        pathway: nullable(Type.String()),
        year,
        level_c: nullable(Type.Number({ description: 'Global warming above 1850-1900.' })),
        statutory_role: nullable(
          Type.Enum([...STATUTORY_ROLES], {
            description:
              '`limited_to_1_5`: a level of 1.5 °C, or a pathway at 1.6 °C or less in 2099. `exceeds_2_5`: a level of 2.5 °C or more, or a pathway in a year whose assessed best estimate is.',
          }),
        ),
        statement: Type.String(),
        best_estimates: Type.Array(Type.Object({ year: Type.Integer(), warming_c: Type.Number() }), {
          description: 'AR6’s best estimate of the pathway’s global warming; empty for a level.',
        }),
        reached: Type.Array(Type.Object({ pathway: Type.String(), early: year, best: year, late: year }), {
          description: 'When each pathway reaches the level by AR6’s assessed warming; null: not by 2099.',
        }),
        hazards: Type.Array(ScenarioHazard),
      }),
    ),
  },
)
