import { Type } from 'typebox'
import { RegionDecision } from './blocks/grid-intensity.ts'
import { Availability, Day, dataAnswer, Method, nullable } from './data.ts'
import { gridSummary } from './grid.ts'
import { Provenance } from './profile.ts'

const number = nullable(Type.Number())
const Quarter = nullable(
  Type.Object({ quarter: Type.String(), index: Type.Number(), base_period: nullable(Type.String()) }),
)

export const ReferenceContext = dataAnswer(
  'ReferenceContext',
  Type.Object({
    abn: Type.String(),
    name: Type.String(),
    period: Type.Object({ asked_for: Type.String(), start: Day, end: Day }),
    region: RegionDecision,
    division: nullable(Type.String({ description: 'ANZSIC division by emissions.' })),
    factor_edition: Type.Object({
      availability: Availability,
      edition: Type.String(),
      vintage: nullable(Type.String()),
      reason: Type.String({ description: 'Why this edition applies to the period.' }),
    }),
    electricity_factors: Type.Array(
      Type.Object({
        region: Type.String(),
        scope2_kg_per_kwh: Type.Number(),
        scope3_kg_per_kwh: Type.Number(),
      }),
      { description: 'Location-based, of the company’s region and of the nation.' },
    ),
    residual_mix: Type.Array(
      Type.Object({
        scope: nullable(Type.Integer()),
        kg_per_kwh: number,
        table: Type.String(),
        cells: Type.Array(Type.String()),
      }),
    ),
    usual_fuels: Type.Object({
      reason: nullable(Type.String()),
      factors: Type.Array(
        Type.Object({
          fuel: Type.String(),
          activity: Type.String({ description: 'As in the national factors, with the gas zone.' }),
          region: Type.String(),
          scope1_kg_per_gj: Type.Number(),
          scope3_kg_per_gj: Type.Number(),
        }),
      ),
    }),
    warming_potentials: Type.Object({
      registry_and_factors: Type.Literal('AR5'),
      alternative: Type.Literal('AR6'),
      gases: Type.Array(Type.Object({ gas: Type.String(), ar5: number, ar6: number })),
    }),
    prices: Type.Object({
      availability: Availability,
      start: Quarter,
      end: Quarter,
      change_percent: number,
      deflator: nullable(
        Type.Object(
          { ratio: Type.Number(), base_year: Type.String() },
          {
            description:
              'Prices in the input-output base year divided by prices in the period; null if no series has both.',
          },
        ),
      ),
    }),
    grid: nullable(Type.Object(gridSummary)),
    safeguard_reduction_contribution: number,
    framework: nullable(Type.Object({ version: Type.String(), title: Type.String(), url: Type.String() })),
    method: Method,
    provenance: Provenance,
    evidence_hash: Type.String(),
  }),
)
