import { type Static, Type } from 'typebox'
import { amount, day, document, oneOf, period, sha256, signOff, words } from './fields.ts'

/** Figures that a statement may declare as numbers, each with its unit. Text is not read, so a number in it is no figure. */
export const MEASURES = {
  scope1_t: 't CO2-e',
  scope2_location_t: 't CO2-e',
  scope2_market_t: 't CO2-e',
  scope1_and_2_t: 't CO2-e',
  scope3_t: 't CO2-e',
  net_energy_gj: 'GJ',
  safeguard_covered_t: 't CO2-e',
  safeguard_baseline_t: 't CO2-e',
} as const
export type Measure = keyof typeof MEASURES

const MEASURE_NAMES = Object.keys(MEASURES) as [Measure, ...Measure[]]

const figure = Type.Object({
  measure: oneOf(
    MEASURE_NAMES,
    'What is measured; the name ends in the unit. `scope1_and_2_t` uses location-based scope 2',
  ),
  value: amount('Value for the whole period'),
  source: Type.Optional(words('Where the value comes from')),
})

const scenario = Type.Object({
  name: words('Scenario, such as SSP1-1.9'),
  warming_c: Type.Number({ minimum: 0, maximum: 10, description: 'Warming by 2100 above 1850-1900, °C' }),
  analysis: words('What was computed or documented with it, and where to find it'),
})

const leftOut = Type.Object({
  categories: Type.Array(Type.Integer({ minimum: 1, maximum: 15 }), {
    minItems: 1,
    maxItems: 15,
    description: 'Numbers of the categories, 1 to 15',
  }),
  reason: words('Why the figure leaves them out, in a full sentence'),
})

/** What a statement does: it discloses, or it sets the requirement aside, which only a person may do. */
const STATEMENT_KINDS = ['disclosure', 'relief_applied', 'not_material', 'not_applicable'] as const

const statement = Type.Object(
  {
    requirement_id: words('Requirement, by id'),
    kind: oneOf(STATEMENT_KINDS, 'Disclosure, or why the requirement is set aside'),
    statement: Type.Optional(words('Text of the statement')),
    document: Type.Optional(
      document(
        'Document that shows it. It supports the statement once it is uploaded and its place is given',
      ),
    ),
    figures: Type.Optional(
      Type.Array(figure, {
        maxItems: 20,
        description: 'Figures in the statement. A gate that requires a figure needs it here',
      }),
    ),
    scenarios: Type.Optional(
      Type.Array(scenario, {
        maxItems: 20,
        description: 'Scenarios analysed. The Act requires one at 1.5 °C and one at 2.5 °C or more',
      }),
    ),
    scope3_left_out: Type.Optional(
      Type.Array(leftOut, {
        maxItems: 15,
        description:
          'Categories that a scope 3 figure leaves out, and why. A figure from the ledger is supported once each of the 15 has lines or is named here',
      }),
    ),
    reference: Type.Optional(words('Paragraph or paper that allows setting it aside')),
    reason: Type.Optional(words('Why it is set aside')),
    date: day('Day'),
  },
  { $id: 'S2Statement' },
)

const declaration = Type.Object(
  {
    kind: oneOf(
      ['compliance', 'reasonable_steps'],
      'Declares that the statements comply or, for years beginning before 2028, that reasonable steps were taken',
    ),
    resolved_on: day('Date of the directors’ resolution'),
    signed_by: Type.Array(signOff('A director who signed'), { minItems: 1, maxItems: 50 }),
    document_sha256: Type.Optional(sha256('Hash of the signed declaration')),
  },
  {
    description: 'The directors’ declaration. The service never writes one; nothing is signed off without it',
  },
)

/** Narrative of the four pillars for one period, requirement by requirement. */
export const s2Statements = Type.Object({
  period: period('Reporting period'),
  message: Type.Optional(
    words('The message that opens the readable disclosure, in the company’s own words; one page'),
  ),
  statements: Type.Array(statement, { maxItems: 1000 }),
  sign_off: Type.Optional(signOff('Who signs off the whole set')),
  declaration: Type.Optional(declaration),
})

export type S2Statements = Static<typeof s2Statements>
export type S2Statement = Static<typeof statement>

export const S2_STATEMENTS_EXAMPLE: S2Statements = {
  period: { start: '2025-07-01', end: '2026-06-30' },
  statements: [
    {
      requirement_id: '6(a)',
      kind: 'disclosure',
      statement: 'The board’s risk committee oversees climate-related risks.',
      date: '2026-08-15',
    },
  ],
}
