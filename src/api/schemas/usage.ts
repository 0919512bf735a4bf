import { Type } from 'typebox'

const counts = {
  requests: Type.Integer({ minimum: 0, description: 'Requests answered.' }),
  items: Type.Integer({ minimum: 0, description: 'Items counted against the monthly quota.' }),
}

export const Usage = Type.Object(
  {
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date' }),
    total: Type.Object(counts, { additionalProperties: false }),
    data: Type.Array(
      Type.Object(
        { day: Type.String({ format: 'date' }), operation: Type.String(), ...counts },
        { additionalProperties: false },
      ),
    ),
  },
  { $id: 'Usage', additionalProperties: false },
)

export const UsageQuery = Type.Object({
  from: Type.Optional(
    Type.String({ format: 'date', description: 'First UTC day. Default: the first of this month.' }),
  ),
  to: Type.Optional(Type.String({ format: 'date', description: 'Last UTC day. Default: today.' })),
})
