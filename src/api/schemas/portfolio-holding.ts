import { Type } from 'typebox'
import {
  ASSET_CLASSES,
  LARGEST_AUD,
  LARGEST_QUANTITY,
  LONGEST_TEXT,
  OWN_BASES,
  TARGETS,
} from '../../domain/portfolio/holding.ts'
import { Day } from './data.ts'

const aud = (description: string) => Type.Number({ minimum: 0, maximum: LARGEST_AUD, description })
const quantity = (description: string) => Type.Number({ minimum: 0, maximum: LARGEST_QUANTITY, description })
const short = (description: string) => Type.String({ minLength: 1, maxLength: LONGEST_TEXT, description })

const OwnEmissions = Type.Object(
  {
    scope1_t: Type.Optional(quantity('t CO2-e.')),
    scope2_t: Type.Optional(quantity('t CO2-e.')),
    scope3_t: Type.Optional(quantity('t CO2-e, as the company reported it.')),
    year_end: Type.Optional(Day),
    source: Type.Optional(short('Where they are stated.')),
    assured: Type.Optional(Type.Boolean({ description: 'True gives score 1.' })),
    basis: Type.Optional(
      Type.Enum([...OWN_BASES], {
        description: 'How they were found: reported (score 2), production (3), revenue (4), sector (5).',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: 'Emissions of the whole company that you bring. They go before the registry.',
  },
)

const HoldingMembers = {
  id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Yours; tells the holding apart between two days. Default: its place, from 1.',
    }),
  ),
  abn: Type.Optional(Type.String({ maxLength: 32, description: 'ABN, or an ACN of nine digits.' })),
  acn: Type.Optional(Type.String({ maxLength: 32 })),
  name: Type.Optional(short('As your book has it. A name alone is never taken for a company.')),
  ticker: Type.Optional(Type.String({ minLength: 1, maxLength: 12 })),
  asset_class: Type.String({
    minLength: 1,
    maxLength: 64,
    description: `One of ${ASSET_CLASSES.map((name) => `\`${name}\``).join(', ')}. Any other is not covered: \`asset_class_not_supported\`.`,
    examples: ['listed_equity'],
  }),
  outstanding_aud: aud('Amount outstanding on the balance date, A$.'),
  undrawn_aud: Type.Optional(aud('Commitment that is not drawn; shown apart, nothing is attributed to it.')),
  evic_aud: Type.Optional(aud('Enterprise value including cash, A$.')),
  evic_base_aud: Type.Optional(aud('EVIC at the base date, for `adjust_evic`.')),
  total_equity_aud: Type.Optional(
    Type.Number({
      minimum: -LARGEST_AUD,
      maximum: LARGEST_AUD,
      description: 'Total equity of a private company or a project; negative counts as zero.',
    }),
  ),
  total_debt_aud: Type.Optional(aud('Total debt of a private company or a project.')),
  revenue_aud: Type.Optional(aud('Revenue; without it the published income of the company.')),
  own_emissions: Type.Optional(OwnEmissions),
  target: Type.Optional(Type.Enum([...TARGETS], { description: 'Emission target of the company.' })),
  gics_industry_code: Type.Optional(
    Type.String({ pattern: '^[0-9]{2,8}$', description: 'Your licensed GICS code.' }),
  ),
  property_value_aud: Type.Optional(aud('Value of the property at origination.')),
  vehicle_value_aud: Type.Optional(aud('Value of the vehicle at origination.')),
  asset_kind: Type.Optional(
    short(
      'Kind of dwelling, building or vehicle, as the loaded averages name it. Default: the average of all.',
    ),
  ),
  floor_area_m2: Type.Optional(quantity('Floor area.')),
  intensity_kwh_per_m2: Type.Optional(quantity('Your intensity of electricity in a year.')),
  electricity_kwh: Type.Optional(quantity('Metered in a year.')),
  gas_gj: Type.Optional(quantity('Metered in a year.')),
  state: Type.Optional(
    Type.String({ minLength: 2, maxLength: 40, description: 'State or territory of the property.' }),
  ),
  distance_km: Type.Optional(quantity('Driven in a year.')),
  fuel: Type.Optional(short('Such as `diesel oil` or `gasoline`.')),
  fuel_l: Type.Optional(quantity('Litres in a year.')),
  fuel_l_per_100_km: Type.Optional(quantity('Your rate, with `distance_km`.')),
  ref: Type.Optional(short('Where your book has it, such as `Loans!A7`.')),
}

export const HoldingBody = Type.Object(HoldingMembers, { additionalProperties: false })
export const Holdings = Type.Array(HoldingBody, { description: '1 to 10,000 holdings.' })
