import { Type } from 'typebox'
import { dutyFields } from '../../domain/disclosure/duty/duty-fields.ts'
import { Day, Method, nullable } from './data.ts'
import { Period } from './disclosure.ts'

/** A day of the year that exists; 29 February in a leap year. */
const DAY_OF_YEAR =
  '^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))$'

export const ReportingDutyBody = Type.Object(
  {
    ...dutyFields,
    year_end: Type.Optional(
      Type.String({ pattern: DAY_OF_YEAR, description: 'Last day of the financial year, as MM-DD' }),
    ),
  },
  {
    additionalProperties: false,
    description: 'Facts you leave out are unknown; they never count as no.',
    examples: [
      {
        lodges_financial_reports: true,
        revenue_aud: 320_000_000,
        gross_assets_aud: 610_000_000,
        nger: 'not_registered',
        entity_kind: 'other',
        year_end: '06-30',
      },
    ],
  },
)

const FactName = Type.String({ description: 'A field in the body of POST /v1/reporting-duty.' })

/** The duty as every answer shows it. */
export const Duty = Type.Object({
  status: Type.Enum(['in_group', 'no_duty', 'unknown']),
  group: nullable(Type.Integer({ minimum: 1, maximum: 3 })),
  possible_groups: Type.Array(Type.Integer(), {
    description: 'Groups that are still possible because facts are missing.',
  }),
  tests: Type.Array(
    Type.Object({
      group: Type.Integer(),
      test: Type.Enum(['size', 'nger', 'asset_owner']),
      met: nullable(Type.Boolean({ description: 'Null when a fact is missing.' })),
      not_sourced: Type.Boolean({
        description: 'Open because no source we have says that this test applies to such an entity.',
      }),
      detail: Type.String(),
    }),
  ),
  first_period: nullable(Period),
  lodgement_due: nullable(
    Type.String({
      format: 'date',
      description:
        'By when the report is lodged: for the period that was asked about, or for the first one. Null where there is none, or the facts do not tell',
    }),
  ),
  lodgement: Type.String({ description: 'How the date comes about, or why there is none' }),
  year_starts: Type.Array(Day, {
    description: 'First days of its financial years, if the company lists them.',
  }),
  reliefs: Type.Array(
    Type.Object({ relief: Type.String(), until_year: Type.Integer(), what: Type.String() }),
  ),
  assurance: Type.Array(
    Type.Object({
      from_year: Type.Integer(),
      to_year: nullable(Type.Integer()),
      level: Type.String(),
      over: Type.String(),
    }),
  ),
  unknown: Type.Array(FactName, { description: 'Facts that would settle what is open.' }),
  remarks: Type.Array(Type.String(), {
    description: 'How the facts were interpreted, and what no source settles.',
  }),
  source: Type.String({ description: 'The sections of the law, and their date.' }),
})

export const DutyBasis = Type.Array(Type.Object({ fact: FactName, basis: Type.String() }), {
  description: 'Where each known fact comes from.',
})

export const ReportingDuty = Type.Object(
  {
    data: Duty,
    meta: Type.Object({
      method: Method,
      provisions: Type.Array(
        Type.Object({
          provision: Type.String({ examples: ['s292A(1)'] }),
          about: Type.String(),
          applies_from: Day,
          source: Type.String(),
        }),
        { description: 'Sections of the Corporations Act 2001 behind the answer.' },
      ),
      notice: Type.String(),
    }),
  },
  { $id: 'ReportingDuty', additionalProperties: false },
)
