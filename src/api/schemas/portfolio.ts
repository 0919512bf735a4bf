import { Type } from 'typebox'
import { RISK_LEVELS } from '../../domain/company/bands.ts'
import {
  ASSET_CLASSES,
  LARGEST_AUD,
  LARGEST_QUANTITY,
  LONGEST_TEXT,
  OWN_BASES,
  TARGETS,
} from '../../domain/portfolio/holding.ts'
import { HOLDING_STATUSES } from '../../domain/portfolio/portfolio.ts'
import { HOLDING_FLAGS } from '../../domain/portfolio/reasons.ts'
import { Day, dataAnswer, Meta, Method, nullable, ProvenanceRelease, ReportingYear } from './data.ts'

/** Of a body: ten thousand holdings with all that attribution needs. */
export const LARGEST_PORTFOLIO = 8 * 1_048_576

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

const questionMembers = {
  price_aud_per_t: Type.Optional(
    Type.Number({ minimum: 0, maximum: 10_000, description: 'Your price of a tonne for the shortfall.' }),
  ),
  adjust_evic: Type.Optional(
    Type.Boolean({
      description: 'Divides each EVIC by the average change of EVIC since the base date (`evic_base_aud`).',
    }),
  ),
}

export const PORTFOLIO_EXAMPLE = {
  balance_date: '2025-12-31',
  holdings: [
    {
      id: '1',
      abn: '74115061375',
      asset_class: 'listed_equity',
      outstanding_aud: 100_000_000,
      evic_aud: 10_000_000_000,
    },
  ],
}

export const PreviewBody = Type.Object(
  {
    balance_date: Day,
    holdings: Holdings,
    ...questionMembers,
    include: Type.Optional(
      Type.Array(Type.Enum(['risk']), {
        maxItems: 1,
        description: '`risk`: amounts by band of transition risk and of each hazard and scenario.',
      }),
    ),
    previous: Type.Optional(
      Type.Object(
        { balance_date: Day, holdings: Holdings },
        { additionalProperties: false, description: 'An earlier state, to split the change by cause.' },
      ),
    ),
  },
  {
    $id: 'PortfolioQuestion',
    additionalProperties: false,
    examples: [PORTFOLIO_EXAMPLE],
  },
)

const tonnes = (description = 't CO2-e; null where nothing is known.') =>
  nullable(Type.Number({ description }))
const share = (description: string) => nullable(Type.Number({ description }))

const Totals = Type.Object({
  scope1_t: tonnes(),
  scope2_t: tonnes(),
  scope1_and_2_t: tonnes('Over holdings with both scopes.'),
  scope3_t: tonnes('Only where the company reported it.'),
})
const Coverage = Type.Object(
  {
    by_amount: share('Share of the amount outstanding with emissions behind it, 0 to 1.'),
    by_count: share('Share of holdings.'),
    by_scope: Type.Object(
      {
        scope1: share('By amount.'),
        scope2: share('By amount.'),
        scope1_and_2: share('By amount.'),
        scope3: share('By amount.'),
      },
      { description: 'What each total covers.' },
    ),
  },
  { description: 'Read every total with it: what is missing is in no total.' },
)
const PART = {
  holdings: Type.Integer(),
  outstanding_aud: Type.Number(),
  undrawn_aud: nullable(Type.Number({ description: 'Null where no holding states it.' })),
  covered_aud: Type.Number(),
  totals: Totals,
  coverage: Coverage,
  data_quality: share('Score 1 (best) to 5, weighted by the covered amount.'),
  economic_intensity_t_per_aud_million: share('Scope 1 and 2 per A$ million outstanding.'),
}
const Part = Type.Object({
  key: nullable(Type.String({ description: 'Null where it is not known.' })),
  title: nullable(Type.String()),
  ...PART,
})

const AttributedHolding = Type.Object(
  {
    id: Type.String(),
    abn: nullable(Type.String()),
    name: nullable(Type.String()),
    asset_class: Type.String(),
    outstanding_aud: Type.Number(),
    undrawn_aud: nullable(Type.Number()),
    status: Type.Enum([...HOLDING_STATUSES], {
      description: 'A refused holding cannot be computed with as sent. Both others stay in coverage.',
    }),
    reason_code: nullable(Type.String({ examples: ['outstanding_exceeds_denominator'] })),
    why: Type.String({ description: 'In one line: why the row stands out.' }),
    denominator_aud: nullable(Type.Number()),
    attribution_factor: nullable(Type.Number()),
    scope1_t: tonnes('Financed scope 1, t CO2-e.'),
    scope2_t: tonnes('Financed scope 2, t CO2-e.'),
    scope1_and_2_t: tonnes('Financed, t CO2-e.'),
    scope3_t: tonnes('Financed, t CO2-e.'),
    data_quality: nullable(Type.Integer({ minimum: 1, maximum: 5 })),
    company_emissions: nullable(
      Type.Object({
        source: Type.Enum(['registry', 'own', 'energy']),
        scope1_t: tonnes(),
        scope2_t: tonnes(),
        scope3_t: tonnes(),
        reporting_year: nullable(ReportingYear),
        year_end: nullable(Type.String()),
        release: nullable(Type.String()),
        ref: nullable(Type.String({ description: 'Row of the release, your source, or the factors.' })),
      }),
    ),
    registry_emissions: nullable(
      Type.Object(
        { reporting_year: ReportingYear, scope1_t: tonnes(), scope2_t: tonnes() },
        { description: 'Beside emissions that you bring: what the registry publishes for the same year.' },
      ),
    ),
    name_belongs_to: nullable(
      Type.Object(
        { abn: Type.String(), name: Type.String() },
        { description: 'The company that bears this exact name, where the ABN belongs to another one.' },
      ),
    ),
    revenue: nullable(
      Type.Object({
        aud: Type.Number(),
        source: Type.Enum(['caller', 'published']),
        income_year: nullable(ReportingYear),
      }),
    ),
    intensity_t_per_aud_million: nullable(Type.Number()),
    state: nullable(Type.String()),
    anzsic_division: nullable(Type.String()),
    anzsic_group: nullable(Type.String()),
    safeguard: nullable(Type.String()),
    safeguard_shortfall_t: tonnes('Attributed.'),
    flags: Type.Array(Type.Enum([...HOLDING_FLAGS])),
  },
  { $id: 'AttributedHolding' },
)

const BandAmounts = {
  by_band: Type.Array(
    Type.Object({
      band: Type.Enum([...RISK_LEVELS]),
      holdings: Type.Integer(),
      outstanding_aud: Type.Number(),
    }),
  ),
  not_assessed_aud: Type.Number({ description: 'Amount without a band.' }),
}

const IndustryRow = Type.Object({
  industry: nullable(Type.String()),
  title: nullable(Type.String()),
  asset_class: Type.String(),
  ...PART,
})

const PortfolioData = Type.Object({
  balance_date: Type.String(),
  registry_year: nullable(ReportingYear),
  method: Method,
  ...PART,
  holdings: Type.Array(AttributedHolding, {
    description: 'In the order in which they were sent; empty with `holdings=false`.',
  }),
  holding_count: Type.Integer(),
  status_counts: Type.Object({
    covered: Type.Integer(),
    not_covered: Type.Integer(),
    refused: Type.Integer(),
  }),
  waci_t_per_aud_million: share('Weighted average carbon intensity over the amount with an intensity.'),
  waci_coverage: share('Share of the amount behind it.'),
  evic_change: nullable(Type.Number({ description: 'Average change of EVIC that was divided by.' })),
  safeguard: Type.Object({
    shortfall_t: tonnes('Attributed shortfall of the latest Safeguard year.'),
    price_aud_per_t: nullable(Type.Number()),
    cost_aud: nullable(Type.Number({ description: 'At your price; null without one.' })),
    methane_t: tonnes('Attributed methane of coal, oil and gas clients, t CO2-e; part of scope 1.'),
  }),
  target_coverage: Type.Object({
    by_amount: share('Share of the amount in companies with a declared or validated target.'),
    percent: share('The same in per cent.'),
  }),
  breakdowns: Type.Object({
    asset_class: Type.Array(Part),
    anzsic_division: Type.Array(Part),
    anzsic_group: Type.Array(Part),
    gics_industry: nullable(Type.Array(Part)),
    state: Type.Array(Part),
    data_quality: Type.Array(Part),
    safeguard: Type.Array(Part),
  }),
  top_contributors: Type.Array(
    Type.Object({
      abn: nullable(Type.String()),
      name: nullable(Type.String()),
      holdings: Type.Array(Type.String()),
      outstanding_aud: Type.Number(),
      scope1_and_2_t: Type.Number(),
      share_of_emissions: share('Of all financed scope 1 and 2.'),
      share_of_amount: share('Of the amount outstanding.'),
    }),
  ),
  disclosure_tables: Type.Object(
    {
      by_anzsic: Type.Array(IndustryRow),
      by_gics: nullable(Type.Array(IndustryRow)),
      excluded: Type.Array(
        Type.Object({
          reason_code: Type.String(),
          holdings: Type.Integer(),
          outstanding_aud: Type.Number(),
        }),
      ),
    },
    {
      description:
        'For paragraphs B58 to B63: gross exposure, financed emissions by scope, industry and asset class, undrawn commitments apart, the share covered and why the rest is not.',
    },
  ),
  change: nullable(
    Type.Object(
      {
        before_t: tonnes(),
        after_t: tonnes(),
        change_t: Type.Number(),
        amount_t: Type.Number(),
        attribution_t: Type.Number(),
        emissions_t: Type.Number(),
        newly_covered_t: Type.Number(),
        method_t: Type.Number(),
        added: Type.Integer(),
        removed: Type.Integer(),
      },
      { description: 'Of financed scope 1 and 2 by cause; the causes add up to the change.' },
    ),
  ),
  risk: nullable(
    Type.Object({
      transition: Type.Object(BandAmounts),
      hazards: Type.Array(
        Type.Object({
          hazard: Type.String(),
          label: Type.String(),
          scenario: nullable(Type.String({ description: 'Null for now.' })),
          ...BandAmounts,
          now: Type.Optional(Type.Object(BandAmounts)),
        }),
      ),
    }),
  ),
  caveats: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  provenance: Type.Array(ProvenanceRelease),
})

export const PortfolioPreview = dataAnswer('PortfolioPreview', PortfolioData)

/** Of a saved portfolio: says which version the figures are of. */
export const FinancedEmissions = Type.Object(
  {
    data: PortfolioData,
    meta: Type.Object({
      ...Meta.properties,
      portfolio: Type.Object({
        id: Type.String(),
        version: Type.Integer({ description: 'The version that the figures were computed from.' }),
        body_sha256: Type.String(),
        compared_with: nullable(
          Type.Object({
            version: Type.Integer(),
            snapshot: nullable(Type.String({ description: 'Null if both sides are of the same snapshot.' })),
          }),
        ),
      }),
    }),
  },
  { $id: 'FinancedEmissions', additionalProperties: false },
)
