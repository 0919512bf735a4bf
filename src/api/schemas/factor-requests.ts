import { type TProperties, type TSchema, Type } from 'typebox'
import { batchResult } from './batch-result.ts'
import { Meta, nullable, ProvenanceRelease } from './data.ts'
import { basisMembers, editionMembers, Factor, filterMembers } from './factor.ts'

const reference = {
  factor_id: Type.Optional(
    Type.String({ maxLength: 200, examples: ['electricity.purchased-grid.vic.location'] }),
  ),
  row_id: Type.Optional(
    Type.String({ maxLength: 220, examples: ['electricity.purchased-grid.vic.location@2025'] }),
  ),
  scope: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  ...filterMembers,
  ...editionMembers,
}

/** By `factor_id`, by `row_id`, or by attributes that fit one factor. */
const FactorReference = Type.Object(reference, {
  $id: 'EmissionFactorReference',
  additionalProperties: false,
})

export const BatchBody = Type.Object(
  {
    lookups: Type.Array(Type.Object({ ...reference, ...basisMembers }, { additionalProperties: false }), {
      description: '1 to 200, each by factor_id, by row_id, or by attributes that match exactly one factor.',
    }),
    ...editionMembers,
    ...basisMembers,
  },
  {
    additionalProperties: false,
    description: 'The edition and basis given beside the look-ups apply to every look-up without its own.',
    examples: [
      {
        reporting_period: '2024-25',
        lookups: [
          { factor_id: 'electricity.purchased-grid.vic.location' },
          { scope: 1, category: 'stationary_combustion', fuel_type: 'diesel' },
        ],
      },
    ],
  },
)

/** The shape of every batch: results in the order of the items, each with its own error. */
const batchAnswer = <T extends TSchema, P extends TProperties>(id: string, item: T, extra: P) =>
  Type.Object(
    {
      results: Type.Array(batchResult(item, {})),
      summary: Type.Object({
        requested: Type.Integer(),
        succeeded: Type.Integer(),
        failed: Type.Integer(),
      }),
      ...extra,
      meta: Type.Intersect([Meta, Type.Object({ provenance: Type.Array(ProvenanceRelease) })]),
    },
    { $id: id, additionalProperties: false },
  )

export const BatchAnswer = batchAnswer('EmissionFactorBatch', Factor, {})

const fraction = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })
const amount = (description: string) => Type.Number({ minimum: 0, maximum: 1e15, description })

const MarketBased = Type.Object(
  {
    renewable_power_percentage: fraction('As a fraction, such as 0.18195.'),
    jurisdictional_renewable_power_percentage: Type.Optional(
      fraction('Percentage of the state’s own scheme, as a fraction.'),
    ),
    exempt_kwh: Type.Optional(
      amount('Electricity exempt from the state scheme, kWh; the national percentage still applies to it.'),
    ),
    certificates_surrendered_mwh: Type.Optional(amount('Certificates surrendered voluntarily, MWh.')),
    certificates_onsite_mwh: Type.Optional(amount('Certificates created from generation on site, MWh.')),
  },
  { additionalProperties: false, description: 'Only with a residual mix factor.' },
)

export const CalculateBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          quantity: Type.Number({ minimum: 0, maximum: 1e15, examples: [11300000] }),
          unit: Type.String({ maxLength: 40, examples: ['kWh'] }),
          factor: FactorReference,
          rate_factor_id: Type.Optional(
            Type.String({
              maxLength: 200,
              description: 'Rate in per cent a year; the quantity is first multiplied by it.',
              examples: ['industrial.refrigerant-leakage-rate.domestic-ac-split'],
            }),
          ),
          market_based: Type.Optional(MarketBased),
        },
        { additionalProperties: false },
      ),
      { description: '1 to 200 quantities.' },
    ),
    ...editionMembers,
    ...basisMembers,
  },
  {
    additionalProperties: false,
    examples: [
      {
        edition: '2025',
        items: [
          {
            quantity: 11300000,
            unit: 'kWh',
            factor: { factor_id: 'electricity.purchased-grid.nsw-act.location' },
          },
        ],
      },
    ],
  },
)

const Emission = Type.Object({
  gas: Type.String(),
  value: Type.Number(),
  value_text: Type.String({ description: 'Exact value, with every digit.' }),
  unit: Type.String({ examples: ['t CO2-e'] }),
})

const Calculated = Type.Object({
  factor_id: Type.String(),
  row_id: Type.String(),
  rate_row_id: nullable(Type.String()),
  scope: nullable(Type.Integer()),
  method: nullable(Type.String()),
  gwp_basis: nullable(Type.String()),
  activity: Type.Object({ value: Type.Number(), value_text: Type.String(), unit: Type.String() }),
  gases: Type.Array(Emission),
  total: Emission,
  steps: Type.Array(Type.String()),
  formula: Type.String({ examples: ['11300000 kWh × 0.64 kg CO2-e/kWh / 1000 = 7232 t CO2-e'] }),
  citation: Type.String(),
})

export const CalculateAnswer = batchAnswer('EmissionCalculation', Calculated, {
  totals: Type.Array(
    Type.Object({
      group: Type.String(),
      items: Type.Integer(),
      value: Type.Number(),
      value_text: Type.String(),
      unit: Type.String(),
    }),
    { description: 'Sums by scope. Location- and market-based figures are never added.' },
  ),
})

export const FactorAnswer = Type.Object(
  {
    data: Type.Object(
      {
        ...Factor.properties,
        editions: Type.Array(
          Type.Object({
            row_id: Type.String(),
            edition: Type.String(),
            vintage: nullable(Type.String()),
            superseded: Type.Boolean(),
            value: nullable(Type.Number()),
            value_text: nullable(Type.String()),
          }),
          { description: 'The factor in every edition, as published.' },
        ),
      },
      { additionalProperties: false },
    ),
    meta: Type.Intersect([Meta, Type.Object({ provenance: Type.Array(ProvenanceRelease) })]),
  },
  { $id: 'EmissionFactorAnswer', additionalProperties: false },
)
