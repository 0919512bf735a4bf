import { Type } from 'typebox'
import { ANZSIC_LEVELS } from '../../domain/company/sector/anzsic.ts'
import { BENCHMARK_METRICS } from '../../domain/company/sector/benchmark-metrics.ts'
import { Availability, DisplayName, dataAnswer, nullable, ReportingYear } from './data.ts'
import { Provenance } from './profile.ts'

const metrics = Object.fromEntries(
  BENCHMARK_METRICS.map(({ id, unit }) => [id, nullable(Type.Number({ description: unit }))]),
)

export const SectorPeers = dataAnswer(
  'SectorPeers',
  Type.Object({
    abn: Type.String(),
    availability: Availability,
    reporting_year: nullable(ReportingYear),
    level: nullable(Type.Enum([...ANZSIC_LEVELS])),
    code: nullable(Type.String()),
    title: nullable(Type.String()),
    n: Type.Integer(),
    peers: Type.Array(
      Type.Object({
        abn: Type.String(),
        name: Type.String({ description: 'As reported in that year.' }),
        display_name: DisplayName,
        metrics: Type.Object(metrics, { additionalProperties: false }),
      }),
      { description: 'Includes the company itself. In ABN order.' },
    ),
    provenance: Provenance,
  }),
)
