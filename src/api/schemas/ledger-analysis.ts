import { Type } from 'typebox'
import { GAP_RULES, type GapRule } from '../../domain/ledger/coverage.ts'
import { Day, Method, nullable } from './data.ts'
import { Period } from './disclosure.ts'

const RULES = Object.keys(GAP_RULES) as [GapRule, ...GapRule[]]
const short = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })
const tonnes = (description: string) => Type.Number({ description: `${description}, t CO2-e.` })

export const LedgerGapsBody = Type.Object(
  {
    period: Type.Object({ start: Day, end: Day }, { additionalProperties: false }),
    gaps: Type.Array(
      Type.Object(
        {
          factor_id: short('Of the series, as ledger-analysis names it.'),
          entity_abn: Type.Optional(Type.String({ pattern: '^[0-9]{11}$' })),
          facility: Type.Optional(short('As ledger-analysis names it.')),
          month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', examples: ['2025-11'] }),
          rule: Type.Enum(RULES, { description: 'How the month is estimated.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 1000 },
    ),
  },
  {
    $id: 'LedgerGaps',
    additionalProperties: false,
    examples: [
      {
        period: { start: '2025-07-01', end: '2026-06-30' },
        gaps: [
          {
            factor_id: 'stationary.liquid-fuel.diesel-oil',
            month: '2025-11',
            rule: 'average_of_neighbours',
          },
        ],
      },
    ],
  },
)

const Change = {
  from_t: tonnes('The year before'),
  to_t: tonnes('The period'),
  change_t: tonnes('Difference'),
  activity_t: tonnes('of it by activity'),
  factor_t: tonnes('of it by new factors'),
  method_t: tonnes('of it by another method: a factor of another source or unit'),
  boundary_t: tonnes('of it by shares of the boundary'),
}

const Intensity = Type.Object({
  denominator: Type.String({ examples: ['A$ million of revenue', 'employee'] }),
  amount: Type.Number(),
  source: Type.Enum(['organisational_boundary', 'request']),
  scope1_and_2_t: nullable(Type.Number({ description: 't CO2-e for each, without loads.' })),
  all_scopes_t: nullable(Type.Number({ description: 't CO2-e for each; null where a scope has no line.' })),
})

export const LedgerAnalysisAnswer = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      version: Type.Integer(),
      method: Method,
      coverage: Type.Array(
        Type.Object({
          factor_id: Type.String(),
          name: Type.String({ description: 'What the factor is called, from its id.' }),
          scope: Type.Integer(),
          category: Type.String(),
          entity_abn: nullable(Type.String()),
          facility: nullable(Type.String()),
          unit: Type.String(),
          months: Type.Array(
            Type.Object({
              month: Type.String(),
              state: Type.Enum(['measured', 'estimated', 'partial', 'gap'], {
                description: '`partial`: metered energy with lines for some of the days.',
              }),
              lines: Type.Integer({ description: 'Lines that reach into the month.' }),
              activity: nullable(Type.Number({ description: 'In the unit of the factor.' })),
              fills: Type.Optional(
                Type.Record(Type.String(), Type.Number(), {
                  description: 'For a gap: what each rule would give.',
                }),
              ),
            }),
          ),
        }),
        { description: 'Each factor at each place, month by month.' },
      ),
      covered: Type.Object(
        {
          months: Type.Integer({ description: 'Months of all series.' }),
          measured: Type.Integer(),
          estimated: Type.Integer(),
          partial: Type.Integer({ description: 'Of metered energy, with lines for some of the days.' }),
          gaps: Type.Integer({ description: 'Without a line.' }),
          percent: nullable(
            Type.Number({ description: 'Measured or estimated, of all; null without series.' }),
          ),
        },
        { description: 'How much of the year has lines.' },
      ),
      meter_gaps: Type.Array(
        Type.Object({
          factor_id: Type.String(),
          entity_abn: nullable(Type.String()),
          facility: nullable(Type.String()),
          days: Type.Array(Period, { description: 'Days without a line.' }),
          says: Type.String({ description: 'The same in words.' }),
        }),
        {
          description:
            'Metered energy (electricity, steam, heat, gas by pipe) with days without a line. Its scopes are not supported by the ledger until each day has one.',
        },
      ),
      estimated: Type.Object({ t: Type.Number(), share_percent: nullable(Type.Number()) }),
      rules: Type.Array(Type.Object({ rule: Type.Enum(RULES), meaning: Type.String() })),
      change: nullable(
        Type.Object(
          {
            from: Period,
            ...Change,
            by_category: Type.Array(
              Type.Object({
                scope: Type.Integer(),
                category: Type.String(),
                name: Type.String(),
                ...Change,
              }),
            ),
          },
          { description: 'Since the year before; null where that year has no ledger.' },
        ),
      ),
      intensity: Type.Array(Intensity),
    }),
    meta: Type.Object({}),
  },
  { $id: 'LedgerAnalysis', additionalProperties: false },
)
