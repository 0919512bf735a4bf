import { Type } from 'typebox'
import { RISK_LEVELS } from '../../domain/company/bands.ts'
import { EMISSION_SOURCES } from '../../domain/portfolio/company.ts'
import { HOLDING_STATUSES, PORTFOLIO_PARTS } from '../../domain/portfolio/portfolio.ts'
import { HOLDING_FLAGS } from '../../domain/portfolio/reasons.ts'
import { Day, dataAnswer, Meta, Method, nullable, ProvenanceRelease, ReportingYear } from './data.ts'
import { Holdings } from './portfolio-holding.ts'

/** Of a body: ten thousand holdings with all that attribution needs. */
export const LARGEST_PORTFOLIO = 8 * 1_048_576

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
      Type.Array(Type.Enum([...PORTFOLIO_PARTS]), {
        maxItems: PORTFOLIO_PARTS.length,
        description:
          '`risk`: amounts by band of transition and physical risk and of each hazard and scenario, and the bands of each holding. `screening`: scope 3 that is not reported, screened, apart from every total.',
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

const band = (what: string) =>
  nullable(
    Type.Enum([...RISK_LEVELS], {
      description: `${what}; null without a band, and where risk is not asked for.`,
    }),
  )

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
        source: Type.Enum([...EMISSION_SOURCES]),
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
    gics_industry_code: nullable(Type.String()),
    safeguard: nullable(Type.String()),
    safeguard_shortfall_t: tonnes('Attributed.'),
    methane_t: tonnes('Attributed methane of a coal, oil or gas client; part of scope 1.'),
    transition_band: band('Transition risk of the company'),
    physical_band: band('Physical risk of the company over all hazards, as its page heads it'),
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

const SCREENED = {
  low_t: tonnes('Financed, lower end, t CO2-e.'),
  central_t: tonnes('Null where nothing says which value inside the range is likely.'),
  high_t: tonnes('Financed, upper end, t CO2-e.'),
}
const Screening = Type.Object(
  {
    statement: Type.String(),
    method: Method,
    data_quality: Type.Literal(5),
    categories: Type.Array(
      Type.Object({
        category: Type.Integer({ description: 'Of scope 3.' }),
        name: Type.String(),
        ...SCREENED,
        holdings: Type.Integer({ description: 'Holdings that are screened in the category.' }),
        screened_aud: Type.Number(),
        by_amount: share('Share of the amount outstanding that is screened.'),
      }),
      { description: 'Never added up: categories overlap, and some have no figure.' },
    ),
    not_screened: Type.Array(
      Type.Object({
        reason_code: Type.String({ examples: ['scope3_reported'] }),
        holdings: Type.Integer(),
        outstanding_aud: Type.Number(),
      }),
    ),
    holdings: Type.Array(
      Type.Object({
        id: Type.String(),
        abn: Type.String(),
        reporting_year: ReportingYear,
        categories: Type.Array(Type.Object({ category: Type.Integer(), ...SCREENED })),
      }),
      { description: 'Empty with `holdings=false`.' },
    ),
  },
  {
    description:
      'Scope 3 that is not reported, screened from public totals and industry averages and attributed as the other scopes are. In no total.',
  },
)

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
      physical: Type.Object(BandAmounts, {
        description: 'Over all hazards, as the page of a company heads it.',
      }),
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
  screening: nullable(Screening),
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
