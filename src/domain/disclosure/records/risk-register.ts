import { type Static, Type } from 'typebox'
import { amount, day, document, identifier, oneOf, period, words } from './fields.ts'

export const RISK_KINDS = [
  'physical_acute',
  'physical_chronic',
  'transition_policy',
  'transition_market',
  'transition_technology',
  'transition_reputation',
  'opportunity',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]

export const HORIZONS = ['short', 'medium', 'long'] as const

const VALUE_CHAIN = ['upstream', 'own_operations', 'downstream'] as const

/** Paragraphs under which an effect may be disclosed without a number. */
const NO_NUMBER_PARAGRAPHS = ['19(a)', '19(b)', '20'] as const
/** The one of them that is about anticipated effects alone. */
export const OF_ANTICIPATED_ALONE = '20' satisfies (typeof NO_NUMBER_PARAGRAPHS)[number]

const RESPONSE_AREAS = [
  'business_model',
  'mitigation',
  'adaptation',
  'customers_and_suppliers',
  'finance',
] as const
const RESPONSE_STATES = ['planned', 'under_way', 'done'] as const

const years = (description: string) => Type.Number({ exclusiveMinimum: 0, maximum: 200, description })

const scale = (description: string) =>
  Type.Array(words('Word of the scale'), { minItems: 2, maxItems: 7, description })

const effect = (description: string) =>
  Type.Object(
    {
      line_items: Type.Array(words('Line item, total or subtotal of the financial statements'), {
        minItems: 1,
        maxItems: 20,
        description: 'Line items of the financial statements that it changes',
      }),
      low_aud: Type.Optional(
        amount('Low end of the effect, A$; the cost of a risk, the gain of an opportunity'),
      ),
      high_aud: Type.Optional(
        amount('High end of the effect, A$; the same as the low end for a single number'),
      ),
      no_number: Type.Optional(
        Type.Object(
          {
            paragraph: oneOf([...NO_NUMBER_PARAGRAPHS], 'Paragraph that allows leaving the number out'),
            reason: words('Why there is no number'),
          },
          { description: 'Why there is no number, where there is none' },
        ),
      ),
    },
    { description },
  )

const response = Type.Object({
  what: words('What is done'),
  area: oneOf([...RESPONSE_AREAS], 'What the measure changes'),
  status: oneOf([...RESPONSE_STATES], 'Where it stands'),
  by: Type.Optional(day('Day by which it is to be complete')),
  cost_aud: Type.Optional(amount('Cost, A$')),
  resources: Type.Optional(words('How it is funded and staffed')),
})

const risk = Type.Object(
  {
    id: identifier('Stable id within the register'),
    name: words('Name'),
    kind: oneOf([...RISK_KINDS], 'Physical, transition, or an opportunity'),
    how: words('How it comes about'),
    value_chain: Type.Array(oneOf([...VALUE_CHAIN], 'Part of the value chain'), {
      minItems: 1,
      maxItems: VALUE_CHAIN.length,
      uniqueItems: true,
      description: 'Where in the value chain it is',
    }),
    sites: Type.Array(words('Declared site, by its id'), {
      maxItems: 1000,
      uniqueItems: true,
      description: 'Declared sites at which it is; empty where it is at none',
    }),
    where: Type.Optional(words('Region, type of asset or facility in which it is concentrated')),
    horizons: Type.Array(oneOf([...HORIZONS], 'Time horizon'), {
      minItems: 1,
      maxItems: HORIZONS.length,
      uniqueItems: true,
      description: 'Time horizons in which it may be felt',
    }),
    likelihood: words('Likelihood, a word of the company’s own scale'),
    effect: words('Effect, a word of the company’s own scale'),
    business_effect: Type.Optional(words('What it does to business model and value chain, now and later')),
    current_effect: effect('Effect on financial position, performance and cash flows in the period'),
    anticipated_effect: effect('Effect expected in the horizons named'),
    responses: Type.Array(response, { maxItems: 50, description: 'What the company does about it' }),
    owner: words('Who is responsible'),
    metric: Type.Optional(words('Metric by which it is followed')),
    target_id: Type.Optional(identifier('Target that it ties to, by its id')),
    tests: Type.Array(
      Type.Object({
        scenario: words('Scenario, by the name under which it is declared'),
        result: words('What the test showed for strategy and business model'),
      }),
      { maxItems: 20, description: 'Scenarios in which it was tested' },
    ),
    figures: Type.Optional(
      Type.Array(
        Type.Object({
          metric: words('Figure of the report, by its id'),
          value: words('Its value when the risk was written'),
        }),
        { maxItems: 20, description: 'Published figures behind it, as a proposal states them' },
      ),
    ),
    document: Type.Optional(document('Document that shows it, such as the group’s risk register')),
  },
  { $id: 'RegisteredRisk' },
)

/** Climate-related risks and opportunities of one period, on the company’s own horizons and scales. */
export const riskRegister = Type.Object({
  period: period('Reporting period'),
  horizons: Type.Object(
    {
      short_years: years('The short term ends after so many years'),
      medium_years: years('The medium term ends after so many years'),
      long_years: years('The long term ends after so many years'),
      planning: Type.Optional(words('How the horizons follow the planning of strategy and capital')),
    },
    { description: 'What the company means by short, medium and long term' },
  ),
  scales: Type.Object(
    {
      likelihood: scale('The company’s words for likelihood, lowest first'),
      effect: scale('The company’s words for effect, lowest first'),
    },
    { description: 'The company’s own scales' },
  ),
  search: Type.Optional(
    Type.Object(
      {
        method: words('How risks and opportunities were identified'),
        sources: Type.Array(
          Type.Object({ name: words('Source'), date: Type.Optional(day('Day of the source')) }),
          { minItems: 1, maxItems: 100 },
        ),
      },
      { description: 'Which information the search used' },
    ),
  ),
  risks: Type.Array(risk, { maxItems: 200, description: 'Risks and opportunities' }),
  combined_effect: Type.Optional(effect('Combined effect of the risks that have no number of their own')),
})

export type RiskRegister = Static<typeof riskRegister>
export type ClimateRiskRow = Static<typeof risk>
export type FinancialEffect = Static<ReturnType<typeof effect>>

export const RISK_REGISTER_EXAMPLE: RiskRegister = {
  period: { start: '2025-07-01', end: '2026-06-30' },
  horizons: {
    short_years: 1,
    medium_years: 5,
    long_years: 25,
    planning: 'The budget covers one year, the corporate plan five, and asset lives twenty-five.',
  },
  scales: { likelihood: ['Unlikely', 'Possible', 'Likely'], effect: ['Minor', 'Moderate', 'Major'] },
  risks: [
    {
      id: 'R1',
      name: 'Cost of the Safeguard Mechanism',
      kind: 'transition_policy',
      how: 'Baselines fall each year, and emissions above them must be covered with units that are bought.',
      value_chain: ['own_operations'],
      sites: [],
      where: 'Facilities covered by the Safeguard Mechanism',
      horizons: ['short', 'medium'],
      likelihood: 'Likely',
      effect: 'Moderate',
      current_effect: { line_items: ['Cost of sales'], low_aud: 1_200_000, high_aud: 1_200_000 },
      anticipated_effect: { line_items: ['Cost of sales'], low_aud: 2_000_000, high_aud: 6_000_000 },
      responses: [
        { what: 'Replace two gas-fired boilers', area: 'mitigation', status: 'under_way', by: '2028-06-30' },
      ],
      owner: 'Chief operating officer',
      tests: [],
    },
  ],
}
