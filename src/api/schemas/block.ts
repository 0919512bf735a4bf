import { type TProperties, Type } from 'typebox'
import { RISK_LEVELS } from '../../domain/company/bands.ts'
import { Availability, Method, nullable } from './data.ts'

export const TraceStep = Type.Object(
  {
    rule: Type.String(),
    inputs: Type.Record(
      Type.String(),
      Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()]),
    ),
    operator: Type.String({ description: 'How input and threshold were compared.' }),
    threshold: Type.Union([Type.Number(), Type.String(), Type.Null()]),
    result: Type.String(),
    distance_to_next_band: nullable(
      Type.Number({ description: 'How much the input can change before another band applies.' }),
    ),
    next_band: nullable(Type.String()),
  },
  { description: 'One rule as it was applied.' },
)

const worth = {
  name: Type.String({ description: 'As formulas refer to it; `table.column` for a column.' }),
  label: Type.String(),
  unit: Type.String(),
  value: Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()]),
  rows: nullable(Type.Integer({ description: 'For a column, how many rows its table has.' })),
}

const ExplainedCalculation = Type.Object(
  {
    formula: Type.String({ description: 'As in `GET /v1/formulas` and provenance.json.' }),
    title: Type.String(),
    about: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    given: Type.Array(
      Type.Object({
        ...worth,
        sources: Type.Array(
          Type.Object({
            release: Type.String(),
            ref: Type.Optional(Type.String()),
            field: Type.Optional(Type.String()),
            observed: Type.Optional(Type.String()),
          }),
          {
            description:
              'Where the figure is printed, as in `provenance.inputs`. For a column the releases alone.',
          },
        ),
        output_of: nullable(
          Type.Object({
            formula: Type.String(),
            output: Type.String(),
            about: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
          }),
        ),
      }),
    ),
    steps: Type.Array(
      Type.Object({
        ...worth,
        formula: Type.String({ description: 'In words and signs.' }),
        missing: nullable(Type.String({ description: 'Why there is no value.' })),
      }),
      { description: 'In the order in which they are computed.' },
    ),
  },
  {
    $id: 'ExplainedCalculation',
    description: 'A published formula with what it was given and the value of each step.',
  },
)

/** What every block has beside its own members. */
const envelope = {
  availability: Availability,
  basis: Type.Enum(['reported', 'derived', 'estimated', 'screening', 'tenant_declared']),
  data_quality: Type.Object({
    score: Type.Integer({
      minimum: 1,
      maximum: 5,
      description: 'From 1 (published for this company) to 5 (industry averages).',
    }),
    flags: Type.Array(Type.String()),
  }),
  method: Method,
  block_hash: Type.String({ description: 'SHA-256 over the inputs and the method of this block only.' }),
  trace: Type.Optional(Type.Array(TraceStep, { description: 'With `explain=true`.' })),
  calculations: Type.Optional(
    Type.Array(ExplainedCalculation, {
      description: 'With `explain=true`, if the formulas of the method are published.',
    }),
  ),
}

/** A block under the name `<id>Block`: the envelope, and its own members when there is a result. Without one `availability` says why. */
export const block = <P extends TProperties>(id: string, description: string, members: P) =>
  Type.Object(
    { ...envelope, ...Type.Partial(Type.Object(members)).properties },
    { $id: `${id}Block`, description },
  )

export const RiskLevel = Type.Enum([...RISK_LEVELS])

/** Where a band begins and ends; null is no bound on that side. */
export const bandBounds = {
  lower: nullable(Type.Number()),
  lower_inclusive: Type.Boolean(),
  upper: nullable(Type.Number()),
  upper_inclusive: Type.Boolean(),
}

export const Range = Type.Object({
  low: Type.Number(),
  central: nullable(Type.Number({ description: 'Null if nothing shows which value is likely.' })),
  high: Type.Number(),
})
