import { Type } from 'typebox'
import { STATED_PERCENTAGES } from '../../domain/disclosure/records/market-based-evidence.ts'
import { INSTRUMENT_CHECKS } from '../../domain/disclosure/scope2/instrument-checks.ts'
import { Availability, nullable } from './data.ts'
import { disclosureAnswer, RecordVersion } from './disclosure.ts'

const decimal = Type.String({ description: 'Exact decimal.', examples: ['6839.61165'] })
const tonnes = nullable(decimal)
const factor = nullable(Type.String({ description: 'As published, kg CO2-e/kWh.' }))

const Region = Type.Object({
  region: Type.String(),
  gaps: Type.Array(Type.String(), {
    description: 'Months that a meter has no load for, in words. The figures are for the other months.',
  }),
  location_based: Type.Object({ availability: Availability, factor_kg_per_kwh: factor, t_co2e: tonnes }),
  market_based: Type.Object({
    availability: Availability,
    factor_kg_per_kwh: factor,
    residual: nullable(
      Type.Object(
        {
          quantity_kwh: decimal,
          exempt_kwh: decimal,
          exempt_from_target_kwh: decimal,
          exempt_from_scheme_kwh: decimal,
          renewable_power_percentage: decimal,
          jurisdictional_percentage: decimal,
          surrendered_mwh: decimal,
          on_site_mwh: decimal,
          greenpower_mwh: decimal,
          greenpower_counted_kwh: Type.String({
            description: 'Exact decimal. Without the mandatory share that the product contains.',
            examples: ['818050'],
          }),
          residual_kwh: decimal,
        },
        { description: 'What the residual is made of; percentages as fractions.' },
      ),
    ),
    percentages: Type.Array(
      Type.Object({
        percentage: Type.Enum([...STATED_PERCENTAGES]),
        year: Type.Integer(),
        percent: Type.String({ description: 'As published or stated, in per cent.', examples: ['17.91'] }),
        basis: Type.Enum(['published', 'declared']),
        source: nullable(
          Type.String({
            description: 'The source that the preparer names. Null for a loaded percentage: see provenance.',
          }),
        ),
      }),
      { description: 'For the calendar years that the period overlaps. Empty if one is missing.' },
    ),
    jurisdictional_scheme: Type.Enum(['none', 'published', 'declared', 'unknown'], {
      description:
        'Whether the region has its own scheme, and where its percentage comes from. Only the ACT has one; without its percentage the figure is not available.',
    }),
    t_co2e: tonnes,
    counts_unverified: Type.Boolean({ description: 'A claim that could not be fully checked was counted.' }),
  }),
})

const Instrument = Type.Object({
  id: Type.String(),
  status: Type.Enum(['verified', 'unverified', 'conflict', 'rejected']),
  counted: Type.Boolean({ description: 'Whether its MWh are in the result.' }),
  checks: Type.Array(
    Type.Object({
      check: Type.Enum([...INSTRUMENT_CHECKS]),
      result: Type.Enum(['passed', 'failed', 'conflict', 'disputed', 'no_data', 'not_applicable'], {
        description:
          '`disputed`: another tenant also claims the certificates, but later, so this claim counts. Both see a contradiction `certificates_disputed`.',
      }),
      detail: Type.String(),
    }),
  ),
})

export const MarketBasedScope2 = disclosureAnswer('MarketBasedScope2', {
  availability: Availability,
  record: RecordVersion,
  factor_edition: Type.Object({
    edition: Type.String(),
    reason: Type.String({ description: 'Why this edition applies to the period.' }),
    is_loaded: Type.Boolean(),
  }),
  regions: Type.Array(Region),
  totals: Type.Object(
    { location_based_t: tonnes, market_based_t: tonnes },
    {
      description:
        'Two answers to the same question, never added together. Null if any region has no figure, or a meter has no load for a month. Location-based is mandatory, market-based optional.',
    },
  ),
  gaps: Type.Array(Type.String(), { description: 'Months without a load, in all regions.' }),
  instruments: Type.Array(Instrument),
})
