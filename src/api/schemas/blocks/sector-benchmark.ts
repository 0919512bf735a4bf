import { Type } from 'typebox'
import { ANZSIC_LEVELS } from '../../../domain/company/sector/anzsic.ts'
import { block } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'

const Level = Type.Object({
  level: Type.Enum([...ANZSIC_LEVELS]),
  code: Type.String(),
  title: Type.String(),
  n: Type.Integer(),
})

const Metric = Type.Object({
  metric: Type.String(),
  unit: Type.String(),
  availability: Availability,
  value: nullable(Type.Number()),
  n: Type.Integer(),
  percentile: nullable(Type.Number()),
  quartile: nullable(Type.Integer()),
  p25: nullable(Type.Number()),
  median: nullable(Type.Number()),
  p75: nullable(Type.Number()),
  percentile_interval: nullable(Type.Object({ low: Type.Number(), high: Type.Number() })),
  wider_levels: Type.Array(
    Type.Object({
      level: Type.Enum([...ANZSIC_LEVELS]),
      code: Type.String(),
      n: Type.Integer(),
      percentile: Type.Number(),
    }),
  ),
})

export const SectorBenchmark = block(
  'SectorBenchmark',
  'The company among the reporters of the same year and class.',
  {
    percentile_rank: nullable(Type.Number({ description: 'The percentile of `headline`.' })),
    sector_median: nullable(
      Type.Number({ description: 'The median of `percentile_metric` among the peers.' }),
    ),
    p25: nullable(Type.Number()),
    p75: nullable(Type.Number()),
    percentile_metric: nullable(Type.String({ description: 'What `percentile_rank` ranks.' })),
    headline: nullable(
      Type.Object(
        {
          metric: Type.Enum(['income_intensity', 'energy_intensity']),
          unit: Type.String(),
          percentile: Type.Number(),
          quartile: nullable(Type.Integer()),
          n: Type.Integer({ description: 'Peers with the figure, the company included.' }),
          p25: nullable(Type.Number()),
          median: nullable(Type.Number()),
          p75: nullable(Type.Number()),
          note: nullable(Type.String({ description: 'Why it is per energy; null if it is per income.' })),
        },
        {
          description:
            'The percentile to quote and its metric: scope 1 and 2 per income, or per energy if fewer than ten peers have an income. Transition risk uses the same one.',
        },
      ),
    ),
    headline_availability: Availability,
    entity_count: Type.Integer(),
    level: Type.Enum([...ANZSIC_LEVELS]),
    code: Type.String(),
    title: Type.String(),
    n: Type.Integer(),
    reporting_year: nullable(ReportingYear),
    levels_tried: Type.Array(Level),
    left_out_as_jointly_reported: Type.Array(Type.String()),
    income_year: nullable(Type.String()),
    metrics: Type.Array(Metric),
  },
)
