import { Type } from 'typebox'
import { nullable } from './data.ts'
import { EventTypeName } from './event.ts'

const State = nullable(Type.Record(Type.String(), Type.Unknown()))
const isMaterial = Type.Boolean({
  description: 'Above the materiality; changes that have no percentage always count.',
})
const percent = nullable(
  Type.Number({
    description: 'Size of the change; null for values that are not numbers or had no earlier value.',
  }),
)
const Snapshot = Type.Object({ id: Type.String(), as_of: Type.String() })

export const SnapshotImpact = Type.Object(
  {
    data: Type.Object({
      from: Snapshot,
      to: Snapshot,
      materiality_percent: Type.Number(),
      watched: Type.Integer({ description: 'Companies that the tenant watches.' }),
      compared: Type.Integer({
        description: 'Companies whose figures may differ, going by the rows that changed.',
      }),
      left_out: Type.Integer({
        description:
          'Further companies whose figures may differ, beyond the 2,000 that one response compares.',
      }),
      companies: Type.Array(
        Type.Object({
          abn: Type.String(),
          name: nullable(Type.String()),
          is_material: isMaterial,
          changes: Type.Array(
            Type.Object({
              type: EventTypeName,
              summary: Type.String(),
              from: State,
              to: State,
              percent,
              is_material: isMaterial,
            }),
          ),
        }),
        { description: 'Companies whose figures changed, material changes first.' },
      ),
      targets: Type.Array(
        Type.Object({
          abn: Type.String(),
          target_id: Type.String(),
          status: Type.Object({ from: nullable(Type.String()), to: nullable(Type.String()) }),
          actual: Type.Object({ from: nullable(Type.Number()), to: nullable(Type.Number()) }),
          percent,
          is_material: isMaterial,
        }),
      ),
      bundles: Type.Array(
        Type.Object({
          artifact_id: Type.String(),
          abn: Type.String(),
          period_start: Type.String(),
          period_end: Type.String(),
          snapshot: Type.String({ description: 'Data that it was made from.' }),
          is_material: isMaterial,
        }),
        {
          description:
            'For companies whose figures changed: the newest bundle of each period, if it was made from other data.',
        },
      ),
      note: Type.String({ description: 'Draft of a restatement note, Markdown.' }),
    }),
    meta: Type.Object({}),
  },
  { $id: 'SnapshotImpact', additionalProperties: false },
)
