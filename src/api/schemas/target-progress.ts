import { Type } from 'typebox'
import { Availability, nullable } from './data.ts'
import { disclosureAnswer, RecordVersion } from './disclosure.ts'

const figure = nullable(Type.Number())
const Point = Type.Object({ year: Type.Integer(), value: Type.Number() })

const Reason = Type.Object({ reason_code: Type.String(), detail: Type.String() })

const YearProgress = Type.Object({
  year: Type.Integer({ description: 'The calendar year in which the period ends.' }),
  expected: Type.Number({ description: 'On the straight line through the milestones.' }),
  actual: Type.Number(),
  progress_percent: nullable(Type.Number({ description: 'Null if the target requires no reduction.' })),
  elapsed_percent: Type.Number(),
  required_change_per_year: nullable(Type.Number({ description: 'Null from the target year on.' })),
  required_percent_per_year: figure,
  status: Type.Enum(['ahead', 'on_track', 'behind', 'achieved', 'missed']),
})

const Target = Type.Object({
  target_id: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  type: Type.Enum(['absolute', 'intensity']),
  basis: Type.Enum(['gross', 'net']),
  scopes: Type.Array(Type.String()),
  status: Type.Enum(['ahead', 'on_track', 'behind', 'achieved', 'missed', 'indeterminate']),
  reasons: Type.Array(Reason, {
    description: 'Why progress cannot be determined; empty unless `indeterminate`.',
  }),
  actuals_source: Type.Enum(['tenant', 'registry', 'ledger'], {
    description: 'Of the years before the reporting year: `ledger` where neither of the others has any.',
  }),
  ledger: nullable(
    Type.Object(
      {
        year: Type.Integer(),
        is_used: Type.Boolean({ description: 'The total of the ledger is the actual of its year.' }),
        reasons: Type.Array(Reason, { description: 'Why it is not; empty where it is used.' }),
      },
      {
        description:
          'The emissions ledger of the period; null without one, or where the target or the registry has an actual of its year.',
      },
    ),
  ),
  base: Point,
  target: Point,
  milestones: Type.Array(Point),
  years: Type.Array(YearProgress),
  series: Type.Array(Type.Object({ year: Type.Integer(), expected: Type.Number(), actual: figure }), {
    description: 'Every year from base to target, for a chart; `actual` is null if there is none.',
  }),
})

export const TargetProgress = disclosureAnswer('TargetProgress', {
  availability: Availability,
  record: RecordVersion,
  consolidation_approach: nullable(
    Type.String({ description: 'From the period’s organisational boundary; null if there is none.' }),
  ),
  targets: Type.Array(Target),
})
