import { Type } from 'typebox'
import { ANZSIC_LEVELS } from '../../domain/company/sector/anzsic.ts'
import { bandBounds, block, RiskLevel } from './block.ts'
import { Availability, nullable, ReportingYear } from './data.ts'

const AnzsicCode = Type.Object({
  level: Type.Enum([...ANZSIC_LEVELS]),
  code: Type.String({ description: 'A string: codes have leading zeros.' }),
  title: Type.String(),
  parent_code: nullable(Type.String()),
})

const AnzsicPath = Type.Object({
  division: nullable(AnzsicCode),
  subdivision: nullable(AnzsicCode),
  group: nullable(AnzsicCode),
  class: nullable(AnzsicCode),
})

const Declared = nullable(Type.Object({ anzsic: AnzsicPath, reason: Type.String() }))

export const SectorClassification = block(
  'SectorClassification',
  'ANZSIC 2006 class by emissions, and what was declared beside it.',
  {
    anzsic: AnzsicPath,
    classification_method: Type.String(),
    confidence: Type.Enum(['high', 'medium', 'low']),
    reporting_year: nullable(ReportingYear),
    share_of_scope1: nullable(Type.Number()),
    reason: Type.String(),
    employer_declared: Declared,
    tenant_declared: Declared,
  },
)

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
    percentile_rank: nullable(Type.Number({ description: 'Of scope 1 and 2 together.' })),
    sector_median: nullable(Type.Number({ description: 'Of scope 1 and 2 together, t CO2-e.' })),
    p25: nullable(Type.Number()),
    p75: nullable(Type.Number()),
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

export const TransitionRisk = block('TransitionRisk', 'Four components; the second-highest decides.', {
  band: RiskLevel,
  second_highest: RiskLevel,
  components: Type.Array(
    Type.Object({
      component: Type.String(),
      band: nullable(RiskLevel),
      missing_reason: nullable(Type.String()),
      measured: nullable(
        Type.Object(
          { measure: Type.String(), value: Type.Number(), ...bandBounds },
          { description: 'The number that decided and the bounds of its band; null where a status decides.' },
        ),
      ),
    }),
  ),
  missing: Type.Array(Type.String()),
})
