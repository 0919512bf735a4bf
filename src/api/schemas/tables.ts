import { Type } from 'typebox'
import { FIELD_TYPES } from '../../domain/export/table.ts'
import { Licence } from './datasets.ts'

const Field = Type.Object({
  name: Type.String(),
  type: Type.Enum(FIELD_TYPES, { description: '`any` is an object or a list, as JSON text.' }),
  description: Type.String(),
  unit: Type.Optional(Type.String()),
})

export const TableList = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        name: Type.String({ examples: ['nger_corporate'] }),
        dataset: Type.String({ examples: ['au_cer_nger_corporate'] }),
        title: Type.String(),
        publisher: Type.String(),
        licence: Licence,
        attribution: Type.String(),
        primary_key: Type.Array(Type.String(), {
          description: 'Columns that together name a row; empty where no columns do.',
        }),
        is_downloadable: Type.Boolean({
          description: 'False for a table that is too large for one answer: `southerly export` writes it.',
        }),
        fields: Type.Array(Field),
      }),
    ),
    meta: Type.Object({ snapshot: Type.String(), as_of: Type.String() }),
  },
  { $id: 'TableList', additionalProperties: false },
)
