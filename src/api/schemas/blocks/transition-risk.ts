import { Type } from 'typebox'
import { bandBounds, block, RiskLevel } from '../block.ts'
import { nullable, ReportingYear } from '../data.ts'

const number = nullable(Type.Number())

const CarbonCost = Type.Object(
  {
    reporting_year: ReportingYear,
    basis: Type.Enum(['income', 'tonnes'], {
      description: 'Whether the bands are of tonnes per income, or of tonnes where no income counts.',
    }),
    scope1_t: number,
    scope1_band: nullable(RiskLevel),
    scope1_t_per_aud_million: number,
    scope2_t: nullable(
      Type.Number({ description: 'Null if not published, or if it is a network’s losses.' }),
    ),
    scope2_band: nullable(RiskLevel),
    scope2_t_per_aud_million: number,
    network_losses_left_out: Type.Boolean(),
    total_income_aud: number,
    income_year: nullable(Type.String()),
    price: nullable(
      Type.Object({
        aud_per_t: Type.Number(),
        basis: Type.Enum(['caller', 'planning_value']),
        label: Type.String(),
      }),
    ),
    cost_aud: nullable(
      Type.Number({ description: 'Scope 1 at the price. A planning figure, not a liability.' }),
    ),
    cost_percent_of_income: number,
  },
  { description: 'How the leading component was computed.' },
)

export const TransitionRisk = block(
  'TransitionRisk',
  'The carbon cost exposure, raised where two other components are higher or an excess was not met.',
  {
    band: RiskLevel,
    exposure_band: RiskLevel,
    raised_by: Type.Array(Type.Enum(['two_components_higher', 'safeguard_excess_unmet'])),
    carbon_cost: CarbonCost,
    components: Type.Array(
      Type.Object({
        component: Type.String(),
        role: Type.Enum(['leads', 'raises', 'context'], {
          description:
            '`leads` is the overall band, `raises` may raise it, `context` never moves it. A missing component never lowers it.',
        }),
        band: nullable(RiskLevel),
        missing_reason: nullable(Type.String()),
        measured: nullable(
          Type.Object(
            { measure: Type.String(), value: Type.Number(), ...bandBounds },
            { description: 'The deciding number and the bounds of its band; null if a status decides.' },
          ),
        ),
      }),
    ),
    missing: Type.Array(Type.String()),
    rule: Type.String({ description: 'The rule of the overall band.' }),
    statement: Type.String({
      description:
        'How this band was decided: the carbon cost exposure with its figure, its cost at the price, and what raised the band.',
    }),
    note: nullable(Type.String({ description: 'What the band leaves out.' })),
  },
)
